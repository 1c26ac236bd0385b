import WaymarkModel
import WaymarkExtracting
import Testing

@Suite struct HighlightTests {
  @Test func `a code fragment is highlighted`() {
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
    let snippet = article("```swift\n\(code)\n```").snippets[0]
    let bytes = Array(snippet.code.utf8)
    return highlights(of: snippet).map { highlight in
      "\(highlight.kind) \(String(decoding: bytes[highlight.range], as: UTF8.self))"
    }
  }
}
