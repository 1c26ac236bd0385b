import Testing
import WaymarkModel

@testable import WaymarkMarkdown

@Suite struct DecodingTests {
  @Test func `byte-order marks aren't part of the text`() {
    let found = decoded(byteOrderMark + byteOrderMark + Array("a\r\nb".utf8), file: "a.md")

    #expect(String(decoding: found.source.bytes, as: UTF8.self) == "a\r\nb")
    #expect(found.source.lines.map(\.range) == [0..<1, 3..<4])
    #expect(found.diagnostics.isEmpty && !found.hidesUnreadable)
  }

  @Test func `only the first byte that isn't UTF-8 is reported, and all are replaced`() {
    let found = decoded(Array("a\n".utf8) + [0xC3, 0x28, 0xFF], file: "a.md")

    #expect(found.diagnostics.map(\.location) == [SourceLocation(file: "a.md", line: 2, column: 1)])
    let marker = Substitutions.unreadable
    #expect(found.source.bytes == Array("a\n".utf8) + [marker, 0x28, marker])
    #expect(found.hidesUnreadable)
  }

  @Test func `a file in UTF-16 is reported, but a single zero byte isn't`() {
    let text = Array("a heading".utf8)

    let wide = decoded(text.flatMap { [$0, 0] }, file: "a.md")
    let narrow = decoded(text + [0], file: "a.md")

    #expect(wide.diagnostics.map(\.message) == ["this file is UTF-16, not UTF-8"])
    #expect(narrow.diagnostics.isEmpty && narrow.hidesUnreadable)
  }

  @Test func `only snippets that contain bytes that aren't UTF-8 are marked`() {
    let found = decoded(Array("a\nb\n".utf8) + [0xFF], file: "a.md")
    func snippet(_ line: Int) -> Snippet {
      Snippet(
        index: 0, location: SourceLocation(file: "a.md", line: line, column: 1), lines: [])
    }

    #expect(found.marked(snippet(1)).diagnostics.isEmpty)
    #expect(found.marked(snippet(3)).diagnostics == found.diagnostics)
  }
}
