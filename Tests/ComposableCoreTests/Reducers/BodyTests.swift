@testable import ComposableCore
import ComposableTesting
import Testing

/// The state and the actions of several features in this file.
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

/// A feature with both a body and a reduce method.
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
  static var step = 1
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

/// A feature whose body reads a dependency outside a condition.
private struct Dependent: Reducer {
  @Dependency(\.date.now.timeIntervalSince1970) var time

  var body: some Reducer<Steps.State, Steps.Action> {
    let step = Int(time)
    Steps.adding(step).ifLet(\.child, action: \.child) { EmptyReducer() }
  }
}

/// A feature that counts how many times its body is evaluated.
private struct Counted: Reducer {
  var body: some Reducer<Steps.State, Steps.Action> {
    let _ = MainActor.assumeIsolated { Flags.evaluations += 1 }
    Steps.adding(1).ifLet(\.child, action: \.child) { EmptyReducer() }
  }
}

@MainActor
@Suite(.serialized) struct BodyTests {
  @Test func `in a store, a reduce method takes precedence over a body`() {
    let store = Store(initialState: Steps.State()) { Both() }

    store.send(.count)
    store.send(.count)

    #expect(store.withState(\.count) == 22)
  }

  @Test func `inside another reducer, a reduce method takes precedence over a body`() {
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

  @Test func `a condition in a body is evaluated for each action`() {
    let store = Store(initialState: Steps.State()) { Flagged() }
    Flags.isOn = false

    store.send(.count)
    Flags.isOn = true
    store.send(.count)
    Flags.isOn = false
    store.send(.count)

    #expect(store.withState(\.count) == 102)
  }

  @Test func `a dependency in a body is read for each action`() async {
    let store = TestStore(initialState: Steps.State()) {
      Dependent()
    } withDependencies: {
      $0.date.now = .init(timeIntervalSince1970: 1)
    }

    await store.send(.count) { $0.count = 1 }
    store.dependencies.date.now = .init(timeIntervalSince1970: 2)
    await store.send(.count) { $0.count = 3 }
  }

  @Test func `a body that isn't known to be constant is evaluated for each action`() {
    let store = Store(initialState: Steps.State()) {
      Counted()
      Steps.adding(10)
    }
    Flags.evaluations = 0

    for _ in 1...3 { store.send(.count) }

    #expect(store.withState(\.count) == 33)
    #expect(Flags.evaluations == 3)
  }

  @Test func `a static variable in a body is read for each action`() {
    let store = Store(initialState: Steps.State()) { Static() }
    Flags.step = 1

    store.send(.count)
    Flags.step = 10
    store.send(.count)

    #expect(store.withState(\.count) == 11)
  }

  @Test func `a child whose initializer reads a static variable is created for each action`() {
    let store = Store(initialState: Parent.State()) { Parent() }
    Flags.step = 1

    store.send(.step(.count))
    Flags.step = 10
    store.send(.step(.count))

    #expect(store.withState(\.step.count) == 11)
  }

  @Test func `a body that is known to be constant is evaluated once`() {
    let constant = ResolvedReducer(Constant())
    let changing = ResolvedReducer(Parent())
    var state = Constant.State()
    var parent = Parent.State()

    _ = constant.reduce(into: &state, action: .leaf(.count))
    _ = changing.reduce(into: &parent, action: .step(.count))

    #expect(constant.keepsBody)
    #expect(!changing.keepsBody)
    _ = constant.reduce(into: &state, action: .leaf(.count))
    #expect(state.leaf.count == 2)
  }
}

/// A feature whose body reads a static variable outside a condition.
private struct Static: Reducer {
  var body: some Reducer<Steps.State, Steps.Action> {
    Steps.adding(MainActor.assumeIsolated { Flags.step })
      .ifLet(\.child, action: \.child) { EmptyReducer() }
  }
}

/// A feature that reads a static variable when it is created.
@Reducer private struct Step {
  struct State: Equatable { var count = 0 }
  enum Action { case count }
  let step = MainActor.assumeIsolated { Flags.step }
  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.count += step
      return .none
    }
  }
}

@Reducer private struct Parent {
  struct State: Equatable { var step = Step.State() }
  enum Action { case step(Step.Action) }
  var body: some ReducerOf<Self> {
    Scope(state: \.step, action: \.step) { Step() }
  }
}

@Reducer private struct Sprout {
  struct State: Equatable { var count = 0 }
  enum Action { case count }
  @Dependency(\.uuid) var uuid
  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.count += 1
      return .none
    }
  }
}

@Reducer private struct Constant {
  struct State: Equatable { var leaf = Sprout.State() }
  enum Action { case leaf(Sprout.Action) }
  var body: some ReducerOf<Self> {
    Scope(state: \.leaf, action: \.leaf) { Sprout() }
  }
}
