import ComposableCore
import Testing

/// Readers of a whole collection or presentation are notified of different elements, not of equal
/// ones.
@Suite struct CollectionChangeTests {
  @Test func `42. assigning an array with different ids notifies readers of the array`() {
    var state = ReplacementTests.Parent()
    state.rows = [ReplacementTests.Row(id: 1)]

    #expect(
      notices { _ = state.rows } when: {
        state.rows = [ReplacementTests.Row(id: 1), ReplacementTests.Row(id: 2)]
      }
    )
    #expect(!notices { _ = state.rows } when: { state.rows[id: 1]?.title = "changed" })
  }

  @Test func `42. presenting an equal child doesn't notify observers, but dismissing it does`() {
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
