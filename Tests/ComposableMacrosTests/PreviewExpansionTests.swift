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
}
