import Testing
import WaymarkModel

@Suite struct GeneratedSourceTests {
  private let author = SourceLocation(file: "a.md", line: 7, column: 3)

  @Test func `a column within an origin is mapped relative to the origin's start`() {
    let source = GeneratedSource(lines: [
      .init(text: "let x = 1", origins: [.init(column: 1, location: author)])
    ])

    #expect(source.location(line: 1, column: 5) == SourceLocation(file: "a.md", line: 7, column: 7))
  }

  @Test func `generated text has no location, but the text after it does`() {
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

  @Test func `a line is divided into spans by kind, without gaps`() {
    let line = GeneratedSource.Line(
      text: "@Test f(x, probe)",
      origins: [
        .init(column: 7, location: author), .init(column: 10, location: nil, kind: .expectation),
        .init(column: 17, location: author),
      ])

    #expect(line.spans.map(\.text) == ["@Test ", "f(x", ", probe", ")"])
    #expect(line.spans.map(\.kind) == [.scaffolding, .author, .expectation, .author])
    #expect(line.spans.map(\.column) == [1, 7, 10, 17])
    #expect(GeneratedSource.Line(text: "import A").spans.map(\.kind) == [.scaffolding])
    #expect(GeneratedSource.Line(text: "").spans == [])
  }

  @Test func `a snippet starts at the first line of the author's code after its marker`() {
    let marker = GeneratedSource.Line(
      text: "begin(1)",
      origins: [.init(column: 1, location: nil, kind: .marker(snippet: 1))])
    let code = GeneratedSource.Line(text: "f()", origins: [.init(column: 1, location: author)])
    let source = GeneratedSource(lines: [.init(text: "begin(1)"), marker, .init(text: "g()"), code])

    #expect(source.start(ofSnippet: 1) == author)
    #expect(source.start(ofSnippet: 0) == nil)
  }

  @Test func `a generated line and a line outside the source have no location`() {
    let source = GeneratedSource(lines: [.init(text: "import Testing")])

    #expect(source.location(line: 1, column: 1) == nil)
    #expect(source.location(line: 2, column: 1) == nil)
    #expect(source.location(line: 0, column: 1) == nil)
  }
}
