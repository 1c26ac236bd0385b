import ComposableTesting

/// A mill that presents a sack on its hook, and a sack or a question on its platform.
@Reducer
struct MillFeature {
  @Reducer
  enum Platform {
    case sack(SackFeature)
    case question(AlertState<Answer>)

    @CasePathable enum Answer { case stopped }
  }

  @ObservableState
  struct State: Equatable {
    @Presents var hook: SackFeature.State?
    @Presents var platform: Platform.State?
  }

  enum Action {
    case bellRung
    case hook(PresentationAction<SackFeature.Action>)
    case platform(PresentationAction<Platform.Action>)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .bellRung = action { state.platform = .question(.stop) }
      return .none
    }
    .ifLet(\.$hook, action: \.hook) { SackFeature() }
    .ifLet(\.$platform, action: \.platform)
  }
}

extension MillFeature.Platform.State: Equatable {}

extension AlertState where Action == MillFeature.Platform.Answer {
  static var stop: Self { AlertState { TextState("Stop the mill?") } }
}
