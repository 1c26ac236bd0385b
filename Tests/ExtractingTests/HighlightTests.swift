import WaymarkModel
import WaymarkExtracting
import Testing

@Suite struct HighlightTests {
  @Test func `a fragment is coloured as well`() {
    #expect(runs(of: "case .tap:\n  return .none") == [
      "keyword case", "identifier tap", "keyword return", "identifier none",
    ])
  }

  @Test func `what is nested too deeply is left plain`() {
    let code = "let x: " + String(repeating: "[", count: 40) + String(repeating: "]", count: 40)
    #expect(runs(of: code) == [])
  }

  @Test func `nothing is coloured in nothing`() {
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
