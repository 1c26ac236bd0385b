import ComposableCore
import Testing

/// Assignments of whole collections and presentations: readers are notified of new elements, but
/// not of equal elements or of changed copies of the same elements.
@Suite struct CollectionChangeTests {
  @Test func `42. assigning an array with different IDs notifies readers of the array`() {
    var state = ReplacementTests.Parent()
    state.rows = [ReplacementTests.Row(id: 1)]

    #expect(
      notices { _ = state.rows } when: {
        state.rows = [ReplacementTests.Row(id: 1), ReplacementTests.Row(id: 2)]
      }
    )
    #expect(!notices { _ = state.rows } when: { state.rows[id: 1]?.title = "changed" })
  }

  @Test func `42. readers of an array are notified of new elements but not of changed copies`() {
    typealias Child = ReplacementTests.Child
    var state = ReplacementTests.Parent(array: [Child(count: 1), Child(count: 2)])
    var changed = state.array
    changed[0].count = 3

    #expect(!notices { _ = state.array } when: { state.array = changed })
    #expect(notices { _ = state.array } when: { state.array = [Child(count: 4), Child(count: 5)] })
  }

  @Test func `42. assigning a different child notifies readers of the optional or presentation`() {
    typealias Child = ReplacementTests.Child
    var state = ReplacementTests.Parent(optional: Child())
    state.presented = Child()

    #expect(notices { _ = state.optional } when: { state.optional = Child(count: 1) })
    #expect(notices { _ = state.presented } when: { state.presented = Child(count: 1) })
    #expect(
      notices { _ = state.$presented } when: {
        state.$presented = PresentationState(wrappedValue: Child(count: 2))
      }
    )
  }

  @Test func `42. presenting an equal child doesn't notify observers, but a dismissal does`() {
    var state = ReplacementTests.Parent()
    state.presented = ReplacementTests.Child()

    #expect(
      !notices { _ = state.$presented } when: {
        state.$presented = PresentationState(wrappedValue: ReplacementTests.Child())
      }
    )
    #expect(
      notices { _ = state.$presented } when: {
        state.$presented = PresentationState(wrappedValue: nil)
      }
    )
  }
}
