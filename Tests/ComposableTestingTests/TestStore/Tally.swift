import ComposableTesting

/// A feature that keeps a total and has several kinds of effects.
struct Tally: Reducer {
  struct State: Equatable { var total = 0 }

  enum Action: Equatable, Sendable, CasePathable {
    case add(Int)
    case addLater(Int)
    case addTwice(Int)
    case wait
    case nothing

    struct AllCasePaths: Sendable {
      var add: AnyCasePath<Action, Int> {
        AnyCasePath(embed: { .add($0) }, extract: { if case .add(let n) = $0 { n } else { nil } })
      }
      var wait: AnyCasePath<Action, Void> {
        AnyCasePath(embed: { .wait }, extract: { $0 == .wait ? () : nil })
      }
    }

    static var allCasePaths: AllCasePaths { AllCasePaths() }
  }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .add(let number):
      state.total += number
      return .none
    case .addLater(let number):
      return .run { send in await send(.add(number)) }
    case .addTwice(let number):
      return .merge(.send(.add(number)), .send(.add(number)))
    case .wait:
      return .run { _ in for await _ in AsyncStream<Never>.makeStream().stream {} }
    case .nothing:
      return .none
    }
  }
}
