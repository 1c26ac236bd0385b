import Testing
import WaymarkModel

@testable import WaymarkGrouping

@Suite struct FilledSnippetTests {
  @Test func `a snippet that fills a slot replaces the slot's line and is indented like the line`()
    throws
  {
    var hidden = snippet(example: "trip", lines: ["struct Trip {", "  // slot: stops", "}"])
    hidden.visibility = .hidden
    var filler = snippet(example: "trip", lines: ["var stops = 1", "", "var nights = 2"])
    filler.slot = "stops"
    let article = article([hidden, filler])

    let filled = filledSnippets(of: try #require(groups(of: article).first))

    #expect(filled.diagnostics.isEmpty)
    #expect(
      filled.value.map(\.text) == ["struct Trip {\n  var stops = 1\n\n  var nights = 2\n}\n"])
    #expect(filled.value.first?.lines.map(\.snippet) == [0, 1, 1, 1, 0])
  }

  @Test func `added indentation has the location of its line, and other bytes have their own`() {
    let filled = FilledSnippet(
      snippet: 0,
      lines: [
        .init(indentation: "  ", text: "let é = 1", location: location(7), snippet: 0),
        .init(text: "stop()", location: location(9), snippet: 1),
      ])

    #expect(filled.text == "  let é = 1\nstop()\n")
    #expect(filled.location(at: 0) == location(7))
    #expect(filled.location(at: 2) == location(7))
    #expect(filled.location(at: 6) == location(7, column: 5))
    #expect(filled.location(at: 9) == location(7, column: 8))
    #expect(filled.location(at: 13) == location(9))
    #expect(filled.location(at: 18) == location(9, column: 6))
  }
}

private func location(_ line: Int, column: Int = 1) -> WaymarkModel.SourceLocation {
  SourceLocation(file: "a.md", line: line, column: column)
}
