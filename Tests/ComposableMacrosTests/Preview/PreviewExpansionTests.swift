import ComposableMacros
import Testing

@Suite struct PreviewExpansionTests {
  @Test func `a preview expands to nothing`() {
    expect(
      """
      #Preview("Dear") { PriceView(price: 1_000) }
      struct PriceView {}
      """,
      expandsTo: """
        struct PriceView {}
        """,
      macros: ["Preview": PreviewMacro.self]
    )
  }

  @Test func `a previewable property is unchanged`() {
    expect(
      """
      @Previewable var isOpen = true
      """,
      expandsTo: """
        var isOpen = true
        """,
      macros: ["Previewable": PreviewableMacro.self]
    )
  }
}
