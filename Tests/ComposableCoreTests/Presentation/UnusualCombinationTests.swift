@testable import ComposableCore
import ComposableTesting
import IssueRecording
import Testing

/// Unusual combinations of presentations, dismissals, and effects.
@MainActor
@Suite struct UnusualCombinationTests {
  typealias Action = Knot.Action

  func store(_ state: Knot.State) -> StoreOf<Knot> { Store(initialState: state) { Knot() } }

  let deep = Knot.State(id: 1, child: Knot.State(id: 1, child: Knot.State(id: 1)))

  @Test func `4. dismissing a feature cancels its effects, but not its parent's`() {
    let store = store(deep)
    store.send(.waiting)
    store.send(.child(.presented(.waiting)))
    store.send(.child(.presented(.child(.presented(.waiting)))))

    store.send(.child(.presented(.child(.dismiss))))
    #expect(store.root.groups.count == 2)
    store.send(.child(.dismiss))

    #expect(store.root.groups.count == 1)
    #expect(store.root.presented.count == 0)
  }

  @Test func `4. removing a child cancels the effects of all features below it`() {
    let store = store(deep)
    store.send(.waiting)
    store.send(.child(.presented(.child(.presented(.waiting)))))

    store.send(.child(.dismiss))

    #expect(store.root.groups.count == 1)
  }

  @Test func `27. cancelling by ID affects a feature's descendants but not its ancestors`() {
    let store = store(deep)
    store.send(.waiting)
    store.send(.child(.presented(.waiting)))
    store.send(.child(.presented(.child(.presented(.waiting)))))

    store.send(.child(.presented(.child(.presented(.act { _ in .cancel(id: 0) })))))
    #expect(store.root.groups.count == 2)
    store.send(.child(.presented(.child(.presented(.waiting)))))
    store.send(.child(.presented(.act { _ in .cancel(id: 0) })))

    #expect(store.root.groups.count == 1)
  }

  @Test func `4. an effect ends immediately if the action that starts it removes its feature`() {
    let store = Store(initialState: deep) {
      Knot { if case .child(.presented(.act)) = $1 { $0.child = nil } }
    }

    store.send(.child(.presented(.waiting)))

    #expect(store.child == nil)
    #expect(store.isQuiet)
    #expect(store.root.presented.count == 0)
  }

  @Test func `3. a child's effects continue when its parent replaces it under the same ID`() async {
    let store = store(deep)
    store.send(.child(.presented(.waiting)))

    store.send(.act { $0.child = Knot.State(id: 1, count: 5); return .none })
    #expect(!store.isQuiet)
    store.send(.act { $0.child = Knot.State(id: 2); return .none })
    #expect(store.isQuiet)
    await store.send(.child(.presented(.dismissing))).finish()

    #expect(store.child == nil)
    #expect(store.root.presented.count == 0)
  }

  @Test func `14. an element that is pushed and popped in one action doesn't stay registered`() {
    let store = store(Knot.State(id: 0))

    store.send(
      .act { state in
        state.path.append(Knot.State(id: 1))
        state.path.append(Knot.State(id: 2))
        state.path.removeLast(2)
        return .none
      }
    )

    #expect(store.path.isEmpty)
    #expect(store.root.presented.count == 0)
  }

  @Test func `14. an element that is popped by its own action is removed with its effects`() {
    let store = Store(initialState: Knot.State(id: 0, path: StackState([deep, deep]))) {
      Knot { if case .path(.element(let id, .act)) = $1 { $0.path.pop(from: id) } }
    }
    store.send(.path(.element(id: 1, action: .child(.presented(.waiting)))))

    store.send(.path(.element(id: 0, action: .waiting)))

    #expect(store.path.isEmpty)
    #expect(store.isQuiet)
    #expect(store.root.presented.count == 0)
  }

  @Test func `23. a chain of sent actions can end in a dismissal`() async {
    let store = store(deep)
    let chain = Action.act { state in
      state.count += 1
      return .send(.act { state in
        state.count += 1
        return .send(.dismissing)
      })
    }

    await store.send(.child(.presented(.child(.presented(chain))))).finish()

    #expect(store.child?.id == 1)
    #expect(store.child?.child == nil)
    #expect(store.root.presented.count == 1)
  }

  @Test func `23. a feature can dismiss itself several times at once without an issue`() async {
    let store = store(deep)

    let messages = await messages {
      await store.send(
        .child(.presented(.act { _ in .merge(.dismissing, .dismissing, .dismissing) }))
      ).finish()
    }

    #expect(store.child == nil)
    #expect(messages == [])
  }

  @Test func `25. a stack element's child dismisses itself and not the element`() async {
    let store = store(Knot.State(id: 0, path: StackState([deep, deep])))

    await store.send(.path(.element(id: 0, action: .child(.presented(.dismissing))))).finish()
    #expect(store.path.count == 2)
    #expect(store.path[0].child == nil)
    await store.send(.path(.element(id: 0, action: .dismissing))).finish()

    #expect(store.path.isEmpty)
    #expect(store.root.presented.count == 0)
  }

  @Test func `2. a child that its parent presents in response to a dismissal can dismiss itself`()
    async
  {
    let store = Store(initialState: deep) {
      Knot { if case .child(.dismiss) = $1, $0.child?.id == 1 { $0.child = Knot.State(id: 2) } }
    }
    store.send(.child(.presented(.waiting)))

    store.send(.child(.dismiss))
    #expect(store.child?.id == 2)
    #expect(store.isQuiet)
    await store.send(.child(.presented(.dismissing))).finish()

    #expect(store.child == nil)
  }

  @Test func `35. the next concatenated effect starts when the previous one is cancelled`() async {
    let store = store(deep)
    store.send(
      .child(.presented(.act { _ in
        .concatenate(.waiting, .send(.act { $0.count += 10; return .none }))
      }))
    )

    store.send(.act { _ in .cancel(id: 0) })

    #expect(store.child?.count == 10)
    #expect(store.isQuiet)
  }

  @Test func `35. no further concatenated effects start after the feature is gone`() async {
    let store = store(deep)
    let messages = messages {
      store.send(
        .child(.presented(.act { _ in
          .concatenate(.waiting, .send(.act { $0.count += 10; return .none }))
        }))
      )
      store.send(.child(.dismiss))
    }

    #expect(messages == [])
    #expect(store.isQuiet)
  }

  @Test func `23. an effect that ignores its cancellation doesn't delay a dismissal`() async {
    let (stream, continuation) = AsyncStream<Void>.makeStream()
    let store = TestStore(initialState: deep) { Knot() }
    store.exhaustivity = .off
    await store.send(
      .child(.presented(.act { _ in
        .run { _ in await Task.detached { for await _ in stream {} }.value }
      }))
    )

    await store.send(.child(.presented(.dismissing)))
    await store.receive(\.child.dismiss) { $0.child = nil }
    await store.finish()

    continuation.finish()
  }

  @Test func `14. an action that an effect sends after its element was removed is ignored`() async {
    let (stream, continuation) = AsyncStream<Void>.makeStream()
    let store = store(Knot.State(id: 0, path: StackState([deep])))
    let task = store.send(
      .path(.element(id: 0, action: .act { _ in
        .run { send in
          await Task.detached { for await _ in stream {} }.value
          await send(.act { $0.count += 1; return .none })
        }
      }))
    )

    let messages = await messages {
      store.send(.path(.popFrom(id: 0)))
      continuation.finish()
      await task.finish()
    }

    #expect(messages == [])
  }
}

/// A feature that can present instances of itself and runs the closures in its actions.
@Reducer
struct Knot {
  @ObservableState
  struct State: Equatable, Identifiable {
    let id: Int
    var count = 0
    @Presents var child: State?
    var path = StackState<State>()

    init(id: Int, count: Int = 0, child: State? = nil, path: StackState<State> = StackState()) {
      self.id = id
      self.count = count
      self.child = child
      self.path = path
    }
  }

  indirect enum Action: Sendable {
    case act(@Sendable (inout State) -> Effect<Action>)
    case child(PresentationAction<Action>)
    case path(StackAction<State, Action>)

    static var waiting: Self { .act { _ in .waiting } }
    static var dismissing: Self { .act { _ in .dismissing } }
  }

  var parent: @Sendable (inout State, Action) -> Void = { _, _ in }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      parent(&state, action)
      guard case .act(let act) = action else { return .none }
      return act(&state)
    }
    .ifLet(\.$child, action: \.child) { Knot() }
    .forEach(\.path, action: \.path) { Knot() }
  }
}

extension Effect<Knot.Action> {
  /// An effect that runs until it is cancelled.
  static var waiting: Self { .run { _ in try await Task.never() }.cancellable(id: 0) }

  static var dismissing: Self {
    .run { _ in
      @Dependency(\.dismiss) var dismiss
      await dismiss()
    }
  }
}
