import Testing
import WaymarkModel
import WaymarkSyntax

import struct WaymarkModel.SourceLocation

@Suite struct HighlightTests {
  @Test func `incomplete code is highlighted`() {
    #expect(runs(of: "case .tap:\n  return .none") == [
      "keyword case", "identifier tap", "keyword return", "identifier none",
    ])
  }

  @Test func `deeply nested code isn't highlighted`() {
    let code = "let x: " + String(repeating: "[", count: 40) + String(repeating: "]", count: 40)
    #expect(runs(of: code) == [])
  }

  @Test func `empty code has no highlights`() {
    #expect(runs(of: "") == [])
  }

  private func runs(of code: String) -> [String] {
    let lines = code.split(separator: "\n").enumerated().map { index, line in
      Snippet.Line(text: String(line), number: index + 2, column: 1)
    }
    let snippet = Snippet(
      index: 0, location: SourceLocation(file: "a.md", line: 1, column: 1), lines: lines)
    let bytes = Array(snippet.code.utf8)
    return highlights(of: snippet).map { highlight in
      "\(highlight.kind) \(String(decoding: bytes[highlight.range], as: UTF8.self))"
    }
  }
}
