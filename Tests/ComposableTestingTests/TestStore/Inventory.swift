import ComposableTesting

@Reducer
struct CounterFeature {
  @ObservableState
  struct State: Equatable {
    var count = 0
  }

  enum Action {
    case decrementButtonTapped
    case incrementButtonTapped
    case factButtonTapped
    case response(Int)
  }

  @Dependency(\.dismiss) var dismiss

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .decrementButtonTapped:
        state.count -= 1
        return .none
      case .incrementButtonTapped:
        state.count += 1
        return state.count >= 5 ? .run { _ in await self.dismiss() } : .none
      case .factButtonTapped:
        return .run { [count = state.count] send in await send(.response(count * 2)) }
      case .response(let count):
        state.count = count
        return .none
      }
    }
  }
}

@Reducer
struct TreeFeature {
  @Reducer
  enum Destination {
    case counter(CounterFeature)
    case alert(AlertState<Alert>)

    @CasePathable enum Alert { case confirm }
  }

  @ObservableState
  struct State: Equatable {
    @Presents var destination: Destination.State?
    @Presents var counter: CounterFeature.State?
  }

  enum Action {
    case destination(PresentationAction<Destination.Action>)
    case counter(PresentationAction<CounterFeature.Action>)
    case alertButtonTapped
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .alertButtonTapped:
        state.destination = .alert(AlertState { TextState("Sure?") })
        return .none
      case .destination, .counter:
        return .none
      }
    }
    .ifLet(\.$destination, action: \.destination)
    .ifLet(\.$counter, action: \.counter) { CounterFeature() }
  }
}

extension TreeFeature.Destination.State: Equatable {}

@Reducer
struct RootFeature {
  @Reducer
  enum Path {
    case counter(CounterFeature)
    case tree(TreeFeature)
  }

  @ObservableState
  struct State: Equatable {
    var path = StackState<Path.State>()
  }

  enum Action {
    case path(StackActionOf<Path>)
    case popButtonTapped
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .popButtonTapped:
        state.path.popLast()
        return .none
      case .path:
        return .none
      }
    }
    .forEach(\.path, action: \.path)
  }
}

extension RootFeature.Path.State: Equatable {}
