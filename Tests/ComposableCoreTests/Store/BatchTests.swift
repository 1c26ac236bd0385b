import ComposableCore
import Observation
import Testing

/// A counter of the notifications that an observer of a store receives.
@MainActor
private final class ChangeCounter<State, Action> {
  private(set) var count = 0
  private let store: Store<State, Action>

  init(_ store: Store<State, Action>) {
    self.store = store
    observe()
  }

  private func observe() {
    withObservationTracking {
      store.withState { _ in }
    } onChange: { [weak self] in
      MainActor.assumeIsolated {
        self?.count += 1
        self?.observe()
      }
    }
  }
}

@MainActor
@Suite struct BatchTests {
  @Test func `31. observers are notified once for all actions that follow from one action`() {
    let store = labStore { _, action in
      switch action {
      case "a": .merge(.send("b"), .send("c"))
      case "b": .send("d")
      default: .none
      }
    }
    let counter = ChangeCounter(store)

    store.send("a")
    #expect(store.withState { $0 } == ["a", "b", "c", "d"])
    #expect(counter.count == 1)

    store.send("a")
    #expect(counter.count == 2)
  }

  @Test func `31. an action that an observer sends during another action is processed afterward`() {
    let store = labStore { _, _ in .none }
    withObservationTracking {
      store.withState { _ in }
    } onChange: {
      MainActor.assumeIsolated { _ = store.send("b") }
    }

    store.send("a")

    #expect(store.withState { $0 } == ["a", "b"])
  }
}
