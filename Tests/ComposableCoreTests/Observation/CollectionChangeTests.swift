import ComposableCore
import Testing

/// Who reads a collection or a presentation as a whole is told of other elements, not of equal ones.
@Suite struct CollectionChangeTests {
  @Test func `42. an array of other ids that is assigned notifies who read the array`() {
    var state = ReplacementTests.Parent()
    state.rows = [ReplacementTests.Row(id: 1)]

    #expect(
      notices { _ = state.rows } when: {
        state.rows = [ReplacementTests.Row(id: 1), ReplacementTests.Row(id: 2)]
      }
    )
    #expect(!notices { _ = state.rows } when: { state.rows[id: 1]?.title = "changed" })
  }

  @Test func `42. a presentation of an equal child does not notify, that of none does`() {
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
