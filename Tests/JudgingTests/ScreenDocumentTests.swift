import Testing
import WaymarkModel
import WaymarkSamples

@testable import WaymarkJudging

@Suite struct ScreenDocumentTests {
  private func screen(_ content: String) throws -> ScreenElement {
    try ScreenDocument.screen(in: "{\"version\":1,\"screen\":\(content)}")
  }

  private func mistake(_ document: String) -> String? {
    do throws(ScreenDocument.Mistake) {
      _ = try ScreenDocument.screen(in: document)
      return nil
    } catch {
      return error.reason
    }
  }

  @Test func `every field is read, and all fields except the kind are optional`() throws {
    let read = try screen(
      """
      {"kind":"screen","title":"T","value":"V","role":"cancel","placement":"bottom","isEnabled":false,
      "isAnchor":true,"children":[{"kind":"text"}],"swipeActions":[{"kind":"button"}]}
      """)

    #expect(
      read
        == with(ScreenElement(.screen, "T", value: "V", children: [ScreenElement(.text)])) {
          $0.role = .cancel
          $0.placement = .bottom
          $0.isEnabled = false
          $0.isAnchor = true
          $0.swipeActions = [ScreenElement(.button)]
        })
    #expect(try screen("{\"kind\":\"map\"}").kind.rawValue == "map")
  }

  @Test(arguments: [
    ("", "its description isn't JSON"),
    ("<figure></figure>", "its description isn't JSON"),
    ("[]", "its description isn't an object"),
    ("{\"screen\":{\"kind\":\"text\"}}", "its description has no 'version'"),
    (
      "{\"version\":2,\"screen\":{}}",
      "its description has version 2, but this tool reads only version 1"
    ),
    ("{\"version\":1}", "its description has no 'screen'"),
    (
      "{\"version\":1,\"screen\":{\"kind\":\"text\"},\"html\":\"\"}",
      "its description has an unknown field 'html'"
    ),
    ("{\"version\":1,\"screen\":{}}", "'screen' has no 'kind'"),
    ("{\"version\":1,\"screen\":{\"kind\":1}}", "'screen.kind' isn't a string"),
    (
      "{\"version\":1,\"screen\":{\"kind\":\"a\",\"value\":null}}",
      "'screen.value' isn't a string"
    ),
    (
      "{\"version\":1,\"screen\":{\"kind\":\"a\",\"children\":{}}}",
      "'screen.children' isn't an array"
    ),
    (
      "{\"version\":1,\"screen\":{\"kind\":\"a\",\"children\":[1]}}",
      "'screen.children[0]' isn't an object"
    ),
    ("{\"version\":\"1\",\"screen\":{}}", "'version' isn't an integer"),
    (
      "{\"version\":1,\"screen\":{\"kind\":\"a\",\"children\":[{\"kind\":\"b\"},{\"kind\":\"c\",\"style\":\"\"}]}}",
      "'screen.children[1]' has an unknown field 'style'"
    ),
    (
      "{\"version\":1,\"screen\":{\"kind\":\"a\",\"swipeActions\":[{\"kind\":\"b\",\"role\":\"evil\"}]}}",
      "'screen.swipeActions[0].role' has an unknown value"
    ),
    ("{\"version\":1,\"screen\":{\"kind\":\"a\"}} ", nil),
    ("{\"version\":1,\"screen\":{\"kind\":\"a\"}}x", "its description isn't JSON"),
  ])
  func `an invalid document is rejected with a reason`(_ document: String, _ reason: String?) {
    #expect(mistake(document) == reason)
  }

  @Test func `the nesting depth of a document is limited`() {
    #expect(mistake(nested(100)) == nil)
    #expect(mistake(nested(101)) == "its elements are nested more than 100 levels deep")
    #expect(mistake(nested(100_000)) == "its elements are nested more than 100 levels deep")
    #expect(mistake(String(repeating: "[", count: 1_000_000)) != nil)
  }

  @Test func `brackets in text don't count toward the depth`() throws {
    let text = String(repeating: "[{", count: 500) + "\\\""

    #expect(try screen("{\"kind\":\"text\",\"title\":\"\(text)\"}").title.count == 1001)
  }

  @Test func `the number of elements in a document is limited`() {
    #expect(mistake(wide(49_999)) == nil)
    #expect(mistake(wide(50_000)) == "it has more than 50000 elements")
  }

  @Test func `the size of a document is limited`() {
    let text = String(repeating: "x", count: 5_000_000)

    #expect(
      mistake("{\"version\":1,\"screen\":{\"kind\":\"text\",\"title\":\"\(text)\"}}")
        == "its description is larger than 4 MB")
  }

  private func nested(_ depth: Int) -> String {
    let start = String(repeating: "{\"kind\":\"row\",\"children\":[", count: depth - 1)
    return "{\"version\":1,\"screen\":\(start){\"kind\":\"text\"}"
      + String(repeating: "]}", count: depth - 1) + "}"
  }

  private func wide(_ count: Int) -> String {
    let children = Array(repeating: "{\"kind\":\"text\"}", count: count).joined(separator: ",")
    return "{\"version\":1,\"screen\":{\"kind\":\"list\",\"children\":[\(children)]}}"
  }
}
