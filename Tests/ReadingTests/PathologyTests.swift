import Testing
import WaymarkModel

@testable import WaymarkReading

/// Inputs that could cause endless recursion or take time that grows faster than their size. With a
/// careless parser, each of them would take minutes or crash the process.
@Suite struct PathologyTests {
  @Test(arguments: pathologies.keys.sorted())
  func `pathological text is parsed completely`(_ name: String) throws {
    let text = try #require(pathologies[name])

    let found = article(file: "a.md", bytes: Array(text.utf8)).value

    #expect(found.text == text)
    #expect(segments(of: found).map(\.text).joined() == text)
  }

  @Test(arguments: ["/// ```swift\n", "/** ```swift */\n", "/**\n * ```swift\n * ```\n */\n"])
  func `a snippet is found in each of many short doc comments`(_ comment: String) {
    let text = String(repeating: comment + "func f() {}\n", count: 20_000)

    let found = article(file: "a.swift", bytes: Array(text.utf8)).value

    #expect(found.snippets.count == 20_000)
  }
}

private let pathologies: [String: String] = [
  "nested quotes": String(repeating: ">", count: 50_000) + " a",
  "nested lists": (0..<500).map { String(repeating: "  ", count: $0) + "- a\n" }.joined(),
  "nested quotes and lists": String(repeating: "> - ", count: 10_000) + "a",
  "nested emphasis": String(repeating: "*a **a ", count: 20_000)
    + String(repeating: "b** b*", count: 20_000),
  "nested strikethroughs": String(repeating: "~~a ", count: 20_000)
    + String(repeating: "a~~ ", count: 20_000),
  "strikethroughs of two lengths": String(repeating: "~a ~~b ", count: 20_000)
    + String(repeating: "a~ ", count: 20_000),
  "nested images": String(repeating: "![", count: 20_000) + "a"
    + String(repeating: "](x)", count: 20_000),
  "open brackets": String(repeating: "[a](", count: 40_000),
  "growing runs of backticks": (1..<600).map { String(repeating: "`", count: $0) + " " }.joined(),
  "many comment openings": String(repeating: "<!--\n", count: 40_000),
  "comment openings in list items": String(repeating: "- <!--\n", count: 4_000),
  "rows of dashes": String(repeating: "|-|\n", count: 20_000),
  "a wide header above short rows": String(repeating: "a|", count: 20_000) + "\n"
    + String(repeating: "-|", count: 20_000) + "\n" + String(repeating: "|\n", count: 20_000),
  "many hosts": String(repeating: "_www.", count: 20_000),
  "many email addresses": String(repeating: "a@", count: 50_000),
  "many options": "```swift" + String(repeating: ", a=b", count: 5_000) + "\n```",
  "one long option": "```swift, " + String(repeating: "a", count: 200_000) + "\n```",
  "many entities": "```swift, " + String(repeating: "&amp;", count: 20_000) + "\n```",
  "many link definitions": (0..<10_000).map { "[a\($0)]: /u\n" }.joined(),
  "one long line": String(repeating: "x", count: 500_000),
  "equal headings": String(repeating: "# a\n", count: 20_000),
]
