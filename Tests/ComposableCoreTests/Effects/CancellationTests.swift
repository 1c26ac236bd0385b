@testable import ComposableCore
import ComposableTesting
import Testing

/// A parent and its child that use equal cancel IDs.
enum Family {
  enum Action: Sendable, CasePathable {
    case start, stop, restart
    case child(Child.Action)

    struct AllCasePaths: Sendable {
      var child: AnyCasePath<Action, Child.Action> {
        AnyCasePath(
          embed: { .child($0) },
          extract: { if case .child(let action) = $0 { action } else { nil } }
        )
      }
    }

    static var allCasePaths: AllCasePaths { AllCasePaths() }
  }

  struct Child: Reducer {
    struct State: Equatable {}
    enum Action: Sendable { case start, stop, restart }

    func reduce(into state: inout State, action: Action) -> Effect<Action> {
      switch action {
      case .start: .run { _ in try await Task.never() }.cancellable(id: 1)
      case .stop: .cancel(id: 1)
      case .restart:
        .run { _ in try await Task.never() }.cancellable(id: 1, cancelInFlight: true)
      }
    }
  }

  struct Parent: Reducer {
    struct State: Equatable { var child: Child.State? = Child.State() }

    var body: some Reducer<State, Family.Action> {
      Reduce { _, action in
        switch action {
        case .start: .run { _ in try await Task.never() }.cancellable(id: 1)
        case .stop: .cancel(id: 1)
        case .restart:
          .run { _ in try await Task.never() }.cancellable(id: 1, cancelInFlight: true)
        case .child: .none
        }
      }
      .ifLet(\.child, action: \.child) { Child() }
    }
  }

  /// A parent that runs the child in a `Scope`.
  struct Home: Reducer {
    struct State: Equatable { var child = Child.State() }

    var body: some Reducer<State, Family.Action> {
      Scope(state: \.child, action: \.child) { Child() }
      Reduce { _, action in
        guard case .start = action else { return .none }
        return .run { _ in try await Task.never() }.cancellable(id: 1)
      }
    }
  }
}

@MainActor
@Suite struct CancellationTests {
  let store = Store(initialState: Family.Parent.State()) { Family.Parent() }

  @Test func `27. a parent can cancel its child's effects by ID`() async {
    let child = store.send(.child(.start))
    #expect(!store.isQuiet)

    store.send(.stop)

    #expect(store.isQuiet)
    child.cancel()
  }

  @Test func `27. a child can't cancel an effect of its parent that has an equal ID`() async {
    let parent = store.send(.start)

    store.send(.child(.stop))

    #expect(store.root.groups.count == 1)
    #expect(!parent.isCancelled)
    parent.cancel()
  }

  @Test func `27. a feature that Scope runs shares the cancel IDs of its parent`() {
    let home = Store(initialState: Family.Home.State()) { Family.Home() }
    home.send(.start)
    #expect(home.root.groups.count == 1)

    home.send(.child(.stop))

    #expect(home.isQuiet)
  }

  @Test func `27. restarting a child's effect doesn't cancel its parent's effect with an equal ID`()
    async
  {
    let parent = store.send(.start)
    let first = store.send(.child(.restart))
    let second = store.send(.child(.restart))

    #expect(store.root.groups.count == 2)
    first.cancel()
    parent.cancel()
    second.cancel()
    #expect(store.isQuiet)
  }

  @Test func `28. stores don't share cancel IDs`() async {
    let other = Store(initialState: Family.Parent.State()) { Family.Parent() }
    let task = other.send(.start)

    store.send(.stop)

    #expect(other.root.groups.count == 1)
    task.cancel()
  }

  @Test func `cancel IDs of different types differ even if their values are equal`() async {
    let store = labStore { _, action in
      switch action {
      case "start": .run { _ in try await Task.never() }.cancellable(id: 1 as Int)
      case "stop": .cancel(id: 1 as Double)
      default: .none
      }
    }
    let task = store.send("start")

    store.send("stop")

    #expect(store.root.groups.count == 1)
    task.cancel()
    #expect(store.isQuiet)
  }

  @Test func `29. an effect can be cancelled by the next action`() {
    let task = store.send(.start)

    store.send(.stop)

    #expect(!task.isCancelled)
    #expect(store.isQuiet)
  }

  @Test func `an effect is unregistered when it finishes`() async {
    let store = labStore { _, action in
      action == "a" ? .run { await $0("b") }.cancellable(id: 1) : .none
    }

    await store.send("a").finish()

    #expect(store.isQuiet)
  }

  /// If the store searched all running effects for each effect that it cancels, this test would
  /// take minutes.
  @Test func `cancelling an ID cancels all of its 20,000 effects`() {
    for _ in 1...20_000 { store.send(.start) }
    #expect(store.root.groups.count == 20_000)

    store.send(.stop)

    #expect(store.isQuiet)
  }

  @Test func `a task inside an effect can be cancelled by its ID`() async {
    let store = labStore { _, action in
      switch action {
      case "start":
        .run { send in
          try await withTaskCancellation(id: "work") { try await Task.never() }
          await send("never")
        }
      case "stop": .cancel(id: "work")
      default: .none
      }
    }
    let task = store.send("start")
    await Task.yield()
    for _ in 1...100 where store.root.registry.isEmpty { await Task.yield() }

    store.send("stop")
    await task.finish()

    #expect(store.withState { $0 } == ["start", "stop"])
    #expect(store.isQuiet)
  }

  @Test(.serial) func `the first action that a task inside an effect sends can cancel the task`()
    async
  {
    let store = labStore { _, action in
      switch action {
      case "start":
        .run { send in
          let isCancelled = await withTaskCancellation(id: "work") {
            await send("started")
            return Task.isCancelled
          }
          await send(isCancelled ? "cancelled" : "missed")
        }
      case "started": .cancel(id: "work")
      default: .none
      }
    }

    await store.send("start").finish()

    #expect(store.withState { $0 } == ["start", "started", "cancelled"])
    #expect(store.isQuiet)
  }

  @Test(.serial)
  func `'cancelInFlight' cancels a running task with the same ID before a new task starts`() async {
    let log = LockIsolated<[String]>([])
    let store = labStore { _, action in
      .run { _ in
        await withTaskCancellation(id: "work", cancelInFlight: true) {
          log.withValue { $0.append("\(action) starts") }
          guard action == "old" else { return }
          await withTaskCancellationHandler {
            try? await Task.never()
          } onCancel: {
            log.withValue { $0.append("old is cancelled") }
          }
        }
      }
    }
    store.send("old")
    for _ in 1...100 where log.value.isEmpty { await Task.yield() }

    await store.send("new").finish()

    #expect(log.value == ["old starts", "old is cancelled", "new starts"])
  }
}
