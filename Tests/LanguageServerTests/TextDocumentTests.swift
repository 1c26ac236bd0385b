import Testing
import WaymarkModel

@testable import WaymarkLanguageServer

/// Conversion between the protocol's positions and the tool's locations.
@Suite struct TextDocumentTests {
  private let document = TextDocument("a\r\né🏔️z\n\rlast")

  @Test func `lines end with LF, CRLF, or CR`() {
    #expect((0...4).map(document.text(ofLine:)) == ["a", "é🏔️z", "", "last", ""])
    #expect(TextDocument("a\n").lines.count == 2)
    #expect(TextDocument("").lines == [0..<0])
  }

  @Test func `columns count UTF-16 code units in the protocol and UTF-8 bytes in the tool`() {
    // é has 2 bytes and 1 unit; the mountain has 4 and 2; its variation selector has 3 and 1.
    for (character, column) in [(0, 1), (1, 3), (3, 7), (4, 10), (5, 11)] {
      let position = TextPosition(line: 1, character: character)
      #expect(document.location(of: position) == (2, column))
      let place = SourceLocation(file: "a.md", line: 2, column: column)
      #expect(document.position(of: place) == position)
    }
  }

  @Test func `positions outside the text are clamped to it`() {
    #expect(document.location(of: TextPosition(line: 1, character: 2)) == (2, 3))
    #expect(document.location(of: TextPosition(line: 0, character: 99)) == (1, 2))
    #expect(document.location(of: TextPosition(line: 99, character: 0)) == (4, 5))
    let beyond = SourceLocation(file: "a.md", line: 9, column: 9)
    #expect(document.position(of: beyond) == TextPosition(line: 3, character: 4))
  }

  @Test func `a byte-order mark isn't part of the first line's columns`() {
    let document = TextDocument("\u{FEFF}ab\ncd")

    #expect(document.location(of: TextPosition(line: 0, character: 2)) == (1, 2))
    #expect(
      document.position(of: SourceLocation(file: "a.md", line: 1, column: 2))
        == TextPosition(line: 0, character: 2))
  }

  @Test func `a change replaces its range of the text`() {
    let start = TextPosition(line: 1, character: 1)
    let end = TextPosition(line: 2, character: 0)

    #expect(document.replacing(start..<end, with: "x\ny").text == "a\r\néx\ny\rlast")
    #expect(document.replacing(start..<start, with: "").text == document.text)
  }
}
