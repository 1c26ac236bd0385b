import Foundation
import Testing
import WaymarkModel

@testable import WaymarkBook
@testable import WaymarkDrawing
@testable import WaymarkMarkup
@testable import WaymarkProofPages
@testable import WaymarkRendering

@Suite struct ListingTests {
  @Test func `calls, labels, and macros are colored, and other identifiers aren't`() {
    let line = "#expect(f(by: x) == y)"
    let spans = [
      LineHighlight(range: 1..<7, kind: .identifier),
      LineHighlight(range: 8..<9, kind: .identifier),
      LineHighlight(range: 10..<12, kind: .argumentLabel),
      LineHighlight(range: 14..<15, kind: .identifier),
    ]

    #expect(
      coloredCode(line, spans: spans).markup == """
        <i class="a">#expect</i>(<i>f</i>(<i class="l">by</i>: x) == y)
        """)
  }

  @Test func `a highlight that spans several lines is colored on each of them`() {
    let code = ["/* a", "", "b */ let"]
    let found = lineHighlights(
      [.init(range: 0..<10, kind: .comment), .init(range: 11..<14, kind: .keyword)],
      lengths: code.map(\.utf8.count))

    #expect(
      zip(code, found).map { coloredCode($0, spans: $1) } == [
        "<i class=\"c\">/* a</i>", "",
        "<i class=\"c\">b */</i> <b>let</b>",
      ])
  }

  @Test(arguments: [
    [Highlight(range: 0..<100, kind: .keyword)],
    [Highlight(range: 50..<60, kind: .keyword), Highlight(range: 0..<2, kind: .string)],
    [Highlight(range: 0..<3, kind: .keyword), Highlight(range: 2..<4, kind: .string)],
    [Highlight(range: 1..<2, kind: .string)],
  ])
  func `invalid highlights never change the text`(highlights: [Highlight]) {
    let code = ["é<x", "y"]
    let found = lineHighlights(highlights, lengths: code.map(\.utf8.count))

    #expect(found.count == code.count)
    for (line, spans) in zip(code, found) {
      let shown = coloredCode(line, spans: spans).markup.replacing(#/<[^>]*>/#, with: "")
      #expect(HTML(line).markup == shown)
    }
  }
}
