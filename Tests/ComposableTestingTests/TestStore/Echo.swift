import ComposableTesting

/// A feature that sends back the actions it gets, and keeps the sum and the count of the numbers
/// it adds.
@Reducer
struct Echo {
  struct State: Equatable {
    var sum = 0
    var count = 0
  }

  indirect enum Action: Equatable, Sendable {
    case echo([Action])
    case echoPatiently(Action)
    case add(Int)
    case reset
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .echo(let actions):
        return .merge(actions.map { .send($0) })
      case .echoPatiently(let action):
        return .run { send in
          for _ in 1...100 { await Task.yield() }
          await send(action)
        }
      case .add(let number):
        state.sum += number
        state.count += 1
        return .none
      case .reset:
        state.sum = 0
        return .none
      }
    }
  }
}
