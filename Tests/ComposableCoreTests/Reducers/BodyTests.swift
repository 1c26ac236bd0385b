@testable import ComposableCore
import ComposableTesting
import Testing

/// A parent of nothing that counts by what its body read.
private enum Steps {
  struct State: Equatable {
    var count = 0
    var child: Int?
  }

  @CasePathable
  enum Action: Sendable {
    case count
    case child(Never)
  }

  static func adding(_ step: Int) -> Reduce<State, Action> {
    Reduce { state, _ in
      state.count += step
      return .none
    }
  }
}

/// A feature with a body, and with a function of its own that wins over it.
private struct Both: Reducer {
  var body: some Reducer<Steps.State, Steps.Action> {
    Steps.adding(1).ifLet(\.child, action: \.child) { EmptyReducer() }
  }

  func reduce(into state: inout Steps.State, action: Steps.Action) -> Effect<Steps.Action> {
    let effect = body.reduce(into: &state, action: action)
    state.count += 10
    return effect
  }
}

@MainActor
private enum Flags {
  static var isOn = false
  static var evaluations = 0
}

/// A feature whose body depends on a flag.
private struct Flagged: Reducer {
  var body: some Reducer<Steps.State, Steps.Action> {
    CombineReducers {
      if MainActor.assumeIsolated({ Flags.isOn }) {
        Steps.adding(100)
      } else {
        Steps.adding(1)
      }
    }
    .ifLet(\.child, action: \.child) { EmptyReducer() }
  }
}

/// A feature whose body depends on a dependency, without a condition.
private struct Dependent: Reducer {
  @Dependency(\.date.now.timeIntervalSince1970) var time

  var body: some Reducer<Steps.State, Steps.Action> {
    let step = Int(time)
    Steps.adding(step).ifLet(\.child, action: \.child) { EmptyReducer() }
  }
}

/// A feature that counts how often its body is evaluated.
private struct Counted: Reducer {
  var body: some Reducer<Steps.State, Steps.Action> {
    let _ = MainActor.assumeIsolated { Flags.evaluations += 1 }
    Steps.adding(1).ifLet(\.child, action: \.child) { EmptyReducer() }
  }
}

@MainActor
@Suite(.serialized) struct BodyTests {
  @Test func `a reducer's own function wins over its body in a store`() {
    let store = Store(initialState: Steps.State()) { Both() }

    store.send(.count)
    store.send(.count)

    #expect(store.withState(\.count) == 22)
  }

  @Test func `a reducer's own function wins over its body inside of another reducer`() {
    let store = Store(initialState: Steps.State()) {
      CombineReducers {
        Both()
        Steps.adding(1000)
      }
    }

    store.send(.count)
    store.send(.count)

    #expect(store.withState(\.count) == 2022)
  }

  @Test func `a condition in a body is asked for each action`() {
    let store = Store(initialState: Steps.State()) { Flagged() }
    Flags.isOn = false

    store.send(.count)
    Flags.isOn = true
    store.send(.count)
    Flags.isOn = false
    store.send(.count)

    #expect(store.withState(\.count) == 102)
  }

  @Test func `a dependency that a body reads is read for each action`() async {
    let store = TestStore(initialState: Steps.State()) {
      Dependent()
    } withDependencies: {
      $0.date.now = .init(timeIntervalSince1970: 1)
    }

    await store.send(.count) { $0.count = 1 }
    store.dependencies.date.now = .init(timeIntervalSince1970: 2)
    await store.send(.count) { $0.count = 3 }
  }

  @Test func `a body of operators without conditions is evaluated once`() {
    let store = Store(initialState: Steps.State()) {
      Counted()
      Steps.adding(10)
    }
    Flags.evaluations = 0

    for _ in 1...3 { store.send(.count) }

    #expect(store.withState(\.count) == 33)
    #expect(Flags.evaluations == 1)
  }
}
