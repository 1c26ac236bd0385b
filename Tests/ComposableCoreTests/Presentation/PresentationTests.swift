import ComposableTesting
import Testing

@MainActor
@Suite struct PresentationTests {
  @Test func `1. a child runs before its parent, which can read the child's changes`() async {
    let store = TestStore(initialState: Presenter.State(counter: Counter.State())) { Presenter() }

    await store.send(\.counter.increment) {
      $0.counter?.count = 1
      $0.log = ["increment at 1"]
    }
  }

  @Test
  func `1. on dismissal, the parent's reducer runs first, while the child's state still exists`()
    async
  {
    let store = TestStore(initialState: Presenter.State(counter: Counter.State(count: 3))) {
      Presenter()
    }

    await store.send(\.counter.dismiss) {
      $0.counter = nil
      $0.log = ["dismiss at 3"]
    }
  }

  @Test func `4. removing a child cancels its effects but not its parent's`() async {
    let store = TestStore(initialState: Presenter.State(counter: Counter.State())) { Presenter() }
    let parent = await store.send(.start)
    let child = await store.send(\.counter.start) { $0.log = ["start at 0"] }

    await store.send(.close) { $0.counter = nil }

    #expect(child.isCancelled == false)
    await child.finish()
    await withKnownIssue {
      await parent.finish(timeout: .milliseconds(50))
    } matching: { issue in
      issue.comments.first?.rawValue.contains("is still running") ?? false
    }
    await parent.cancel()
  }

  @Test func `6. a child in the initial state can dismiss itself with its first action`() async {
    let store = TestStore(initialState: Presenter.State(counter: Counter.State())) { Presenter() }

    await store.send(\.counter.close) { $0.log = ["close at 0"] }

    await store.receive(\.counter.dismiss) {
      $0.counter = nil
      $0.log = ["close at 0", "dismiss at 0"]
    }
  }
}
