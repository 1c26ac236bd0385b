import ComposableTesting

/// A flour sack that dismisses itself when it is full.
@Reducer
struct SackFeature {
  @ObservableState
  struct State: Equatable {
    var grams: Int?
    var scoops = 0
  }

  enum Action {
    case scoopAdded
    case weighed
    case weightRead(Int)
  }

  static let capacity = 12
  @Dependency(\.dismiss) private var dismiss

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .scoopAdded:
        state.scoops += 1
        return state.scoops < Self.capacity ? .none : .run { _ in await dismiss() }
      case .weighed:
        return .send(.weightRead(250 * state.scoops))
      case .weightRead(let grams):
        state.grams = grams
        return .none
      }
    }
  }
}
