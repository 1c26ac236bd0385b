@testable import ComposableCore
import ComposableTesting
import IssueRecording
import Testing

@MainActor
@Suite struct DismissalTests {
  @Test func `23. a child can dismiss itself, and its parent receives the dismissal`() async {
    let store = Store(initialState: Presenter.State(counter: Counter.State(count: 2))) {
      Presenter()
    }

    await store.send(.counter(.presented(.close))).finish()

    #expect(store.counter == nil)
    #expect(store.log == ["close at 2", "dismiss at 2"])
    #expect(store.isQuiet)
    #expect(store.root.presented.count == 0)
  }

  @Test func `23. when 'dismiss' returns, the parent has run and the effect is cancelled`() async {
    let (events, event) = AsyncStream<String>.makeStream()
    nonisolated(unsafe) var store: Store<Presenter.State, Presenter.Action>?
    store = Store(initialState: Presenter.State(counter: Counter.State())) {
      Reduce<Presenter.State, Presenter.Action> { state, action in
        if action == .counter(.dismiss) { event.yield("the parent sees the dismissal") }
        return .none
      }
      .ifLet(\.$counter, action: \.counter) {
        Reduce { _, _ in
          @Dependency(\.dismiss) var dismiss
          return .run { @MainActor [dismiss] _ in
            await dismiss()
            event.yield("the state is \(store?.counter == nil ? "gone" : "there")")
            event.yield("the effect is \(Task.isCancelled ? "cancelled" : "running")")
            event.finish()
          }
        }
      }
    }

    store?.send(.counter(.presented(.increment)))

    var seen: [String] = []
    for await event in events { seen.append(event) }
    #expect(
      seen == ["the parent sees the dismissal", "the state is gone", "the effect is cancelled"]
    )
  }

  @Test func `23. an effect that sends after dismissing its feature is reported`() async {
    let store = Store(initialState: Presenter.State(counter: Counter.State())) { Presenter() }

    let messages = await messages {
      await store.send(.counter(.presented(.closeAndTick))).finish()
      for _ in 1...10 { await Task.yield() }
    }

    #expect(
      messages == [
        """
        An effect sent an action after it had dismissed its own feature.

            Presenter.Action.counter(
              .presented(.tick)
            )

        By the time 'await dismiss()' returns, the feature's state has been removed, so nothing can \
        handle the action. Send the action before dismissing the feature, or let the parent do the \
        work when it receives the dismissal.
        """
      ]
    )
  }

  @Test func `24. dismissing a feature that isn't presented is reported`() async {
    let store = Store(initialState: Counter.State()) { Counter() }

    let messages = await messages { await store.send(.close).finish() }

    #expect(
      messages.map(\.lineless) == [
        """
        A feature requested dismissal at 'ComposableCoreTests/Features.swift:…', but couldn't be \
        dismissed.

        A feature can be dismissed only if it is presented: through 'ifLet' on a \
        'PresentationState', or through 'forEach' on a 'StackState'. Nothing presents this \
        feature: a store or a parent runs it in another way, for example through 'ifLet' on an \
        optional.

        If the feature isn't always presented, check '@Dependency(\\.isPresented)' before calling \
        'dismiss'.
        """
      ]
    )
  }

  @Test func `25. calling 'dismiss' after the feature was removed doesn't dismiss its parent`()
    async
  {
    let (starts, continuation) = AsyncStream<CheckedContinuation<Void, Never>>.makeStream()
    let store = Store(initialState: Nested.State(child: Nested.Child(child: Nested.Child()))) {
      Nested { await withCheckedContinuation { continuation.yield($0) } }
    }
    store.send(.child(.presented(.child(.presented(.close)))))
    var iterator = starts.makeAsyncIterator()
    let resume = await iterator.next()

    store.send(.child(.presented(.child(.dismiss))))
    let messages = await messages {
      resume?.resume()
      for _ in 1...10 { await Task.yield() }
    }

    #expect(messages == [])
    #expect(store.child != nil)
  }

  @Test
  func `6. a grandchild can dismiss itself in a store that starts with another store's state`()
    async
  {
    let first = Store(initialState: Nested.State(child: Nested.Child(child: Nested.Child()))) {
      Nested()
    }
    await first.send(.child(.presented(.child(.dismiss)))).finish()
    var state = first.withState { $0 }
    state.child?.child = Nested.Child()

    let second = Store(initialState: state) { Nested() }
    await second.send(.child(.presented(.child(.presented(.close))))).finish()

    #expect(second.child != nil)
    #expect(second.child?.child == nil)
    #expect(second.root.presented.count == 1)
  }

  @Test func `25. a grandchild dismisses only itself`() async {
    let store = TestStore(
      initialState: Nested.State(child: Nested.Child(child: Nested.Child()))
    ) {
      Nested()
    }

    await store.send(.child(.presented(.child(.presented(.close)))))

    await store.receive(\.child.child.dismiss) { $0.child?.child = nil }
  }

  @Test func `26. the root of a test store can dismiss itself`() async {
    let store = TestStore(initialState: Counter.State()) { Counter() }

    await store.send(.close)

    #expect(store.isDismissed)
  }

  @Test func `26. a feature that dismisses itself in a test store cancels its other effects`()
    async
  {
    let store = TestStore(initialState: Counter.State()) { Counter() }
    let timer = await store.send(.start)

    await store.send(.close)

    #expect(timer.isCancelled)
  }

  @Test(arguments: [false, true])
  func `26. an effect that sends after dismissing the root of a test store is reported`(
    isOverridden: Bool
  ) async {
    let messages = await messages {
      let store = TestStore(initialState: Counter.State()) {
        Counter()
      } withDependencies: {
        if isOverridden { $0.dismiss = DismissEffect {} }
      }
      await store.send(.closeAndTick)
      for _ in 1...10 { await Task.yield() }
    }

    let message = "An effect sent an action after it had dismissed its own feature.\n"
    #expect(messages.map { $0.hasPrefix(message) } == [true])
  }

  @Test func `26. sending to a dismissed test store is reported`() async {
    let messages = await messages {
      let store = TestStore(initialState: Counter.State()) { Counter() }
      await store.send(.close)
      await store.send(.increment) { $0.count = 1 }
    }

    #expect(
      messages == [
        """
        Can't send action to dismissed test store.

            Counter.Action.increment

        The feature of this store has dismissed itself. A parent that presents it would have \
        removed its state, so it can't receive any more actions.
        """
      ]
    )
  }

  @Test func `26. dismissing a test store also calls an overridden 'dismiss' dependency`() async {
    await confirmation { confirm in
      let store = TestStore(initialState: Counter.State()) {
        Counter()
      } withDependencies: {
        $0.dismiss = DismissEffect { confirm() }
      }

      await store.send(.close)

      #expect(store.isDismissed)
    }
  }

  @Test func `26. overriding 'dismiss' affects the root feature but not its presented features`()
    async
  {
    let store = TestStore(initialState: Presenter.State(counter: Counter.State())) {
      Presenter()
    } withDependencies: {
      $0.dismiss = DismissEffect { Issue.record("the root was dismissed") }
    }
    store.exhaustivity = .off

    await store.send(\.counter.close)
    await store.receive(\.counter.dismiss)
  }

  @Test func `26. a root feature counts as presented in a test store but not in a store`() async {
    struct Asking: Reducer {
      @Dependency(\.isPresented) var isPresented

      func reduce(into state: inout Bool?, action: Void) -> Effect<Void> {
        state = isPresented
        return .none
      }
    }
    let store = Store(initialState: nil) { Asking() }
    let testStore = TestStore(initialState: nil) { Asking() }

    store.send(())
    await testStore.send(()) { $0 = true }

    #expect(store.withState { $0 } == false)
  }
}

/// A feature that can present another instance of itself, to any depth.
struct Nested: Reducer {
  struct State: Equatable { @PresentationState var child: Child? }

  typealias Child = State

  indirect enum Action: Sendable, CasePathable {
    case close
    case child(PresentationAction<Action>)

    struct AllCasePaths: Sendable {
      var child: AnyCasePath<Action, PresentationAction<Action>> {
        AnyCasePath(
          embed: { .child($0) },
          extract: { if case .child(let action) = $0 { action } else { nil } }
        )
      }
    }

    static var allCasePaths: AllCasePaths { AllCasePaths() }
  }

  var wait: @Sendable () async -> Void = {}
  @Dependency(\.dismiss) var dismiss

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    Reduce<State, Action> { _, action in
      guard case .close = action else { return .none }
      return .run { [dismiss, wait] _ in
        await wait()
        await dismiss()
      }
    }
    .ifLet(\.$child, action: \.child) { Nested(wait: wait) }
    .reduce(into: &state, action: action)
  }
}
