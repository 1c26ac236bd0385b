import WaymarkModel
import Testing

@Suite struct GeneratedSourceTests {
  private let author = SourceLocation(file: "a.md", line: 7, column: 3)

  @Test func `a column inside a run is as far from its start as in the article`() {
    let source = GeneratedSource(lines: [
      .init(text: "let x = 1", origins: [.init(column: 1, location: author)])
    ])

    #expect(source.location(line: 1, column: 5) == SourceLocation(file: "a.md", line: 7, column: 7))
  }

  @Test func `text of our own has no place, and what follows it has its own again`() {
    let after = SourceLocation(file: "a.md", line: 7, column: 9)
    let source = GeneratedSource(lines: [
      .init(
        text: "f(x, probe)",
        origins: [
          .init(column: 1, location: author), .init(column: 4, location: nil),
          .init(column: 11, location: after),
        ])
    ])

    #expect(source.location(line: 1, column: 6) == nil)
    #expect(source.location(line: 1, column: 11) == after)
  }

  @Test func `a line of our own and a line beyond the source have no place`() {
    let source = GeneratedSource(lines: [.init(text: "import Testing")])

    #expect(source.location(line: 1, column: 1) == nil)
    #expect(source.location(line: 2, column: 1) == nil)
    #expect(source.location(line: 0, column: 1) == nil)
  }
}
