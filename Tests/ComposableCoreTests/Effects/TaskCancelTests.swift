@testable import ComposableCore
import ComposableTesting
import Testing

@MainActor
@Suite struct TaskCancelTests {
  struct Child: Reducer {
    enum Action: Sendable { case start, stopTask }

    func reduce(into state: inout Int, action: Action) -> Effect<Action> {
      switch action {
      case .start: .run { _ in try await Task.never() }.cancellable(id: 1)
      case .stopTask: .run { _ in Task.cancel(id: 1) }
      }
    }
  }

  struct Parent: Reducer {
    struct State { var child: Int? = 0 }
    @CasePathable enum Action: Sendable { case start, stopTask, child(Child.Action) }

    var body: some Reducer<State, Action> {
      Reduce { _, action in
        switch action {
        case .start: .run { _ in try await Task.never() }.cancellable(id: 1)
        case .stopTask: .run { _ in Task.cancel(id: 1) }
        case .child: .none
        }
      }
      .ifLet(\.child, action: \.child) { Child() }
    }
  }

  let store = Store(initialState: Parent.State()) { Parent() }

  @Test func `an effect can cancel other effects by ID, including those of child features`() async {
    let own = store.send(.start)
    let child = store.send(.child(.start))

    await store.send(.stopTask).finish()

    #expect(store.isQuiet)
    await own.finish()
    await child.finish()
  }

  @Test func `a child's effect can't cancel an effect of its parent that has an equal ID`() async {
    let own = store.send(.start)
    let child = store.send(.child(.start))

    await store.send(.child(.stopTask)).finish()

    await child.finish()
    #expect(store.root.groups.count == 1)
    await store.send(.stopTask).finish()
    await own.finish()
    #expect(store.isQuiet)
  }

  @Test func `cancelling by ID outside an effect does nothing`() async {
    store.send(.start)

    Task<Never, Never>.cancel(id: 1)

    #expect(store.root.groups.count == 1)
    await store.send(.stopTask).finish()
  }
}
