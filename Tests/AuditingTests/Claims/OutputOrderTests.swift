import Testing
import WaymarkModel

@testable import WaymarkBlocks
@testable import WaymarkClaims
@testable import WaymarkClassifying
@testable import WaymarkContexts
@testable import WaymarkFindings

/// The order of printed elements.
@Suite struct OutputOrderTests {
  /// Returns the class of a block whose first claim is about a statement that prints the output.
  private func kind(_ code: String, printing output: String) -> BlockClass {
    let document = document(blocks: code)
    let word = fingerprint(of: document.blocks[0].snippet.code)
    let compiler = FakeCompiler(
      output: { _ in "\u{1}\(word) begin 0\u{2}\n\(output)\n\u{1}\(word) end 0\u{2}\n" },
      verdict: .passed)
    return compiler.finding(of: 0, in: document).finding.kind
  }

  @Test(
    arguments: [
      ("let huts: KeyValuePairs = [\"b\": 1, \"a\": 3]", BlockClass.broken),
      ("let huts: KeyValuePairs<String, Int> = [\"b\": 1, \"a\": 3]", .broken),
      ("let huts: OrderedDictionary = [\n  \"b\": 1,\n  \"a\": 3,\n]", .broken),
      ("let maps = [\"x\": 1]\nlet huts: KeyValuePairs = [\"b\": 1, \"a\": 3]", .compiles),
      ("let huts = [\"b\": 1, \"a\": 3]", .proved),
    ])
  func `a dictionary's entries can be printed in any order, unlike those of ordered types`(
    code: String, kind expected: BlockClass
  ) {
    let text = "\(code)\nprint(huts)\n// Prints \"[\"a\": 3, \"b\": 1]\""

    #expect(kind(text, printing: "[\"b\": 1, \"a\": 3]") == expected)
  }

  @Test(
    arguments: [
      ("print(Set(days).sorted())", BlockClass.broken),
      ("print(Array(Set(days).sorted().map { $0 + 1 }))", .broken),
      ("let all = Set(days).sorted { $0 < $1 }\nprint(all)", .broken),
      ("print(Set(days.sorted()))", .compiles), ("print(Set(days))", .compiles),
      ("print(Set(days).sorted().unique())", .compiles),
    ])
  func `the elements of a sorted collection can't be printed in a different order`(
    code: String, kind expected: BlockClass
  ) {
    #expect(kind("\(code)\n// Prints \"[3, 2, 1]\"", printing: "[1, 2, 3]") == expected)
  }

  @Test(
    arguments: [
      ("in Set(days).sorted() { print(day) }", BlockClass.broken),
      ("in Set(days) { print(day) }", .compiles),
      ("in Set(days).sorted() { for hut in day.huts { print(hut) } }", .compiles),
    ])
  func `a loop over a sorted collection can't print its elements in a different order`(
    loop: String, kind expected: BlockClass
  ) {
    let code = "for day \(loop)\n// Prints \"2\"\n// Prints \"1\""

    #expect(kind(code, printing: "1\n2") == expected)
  }

  @Test func `lines in a different order are a mistake if the order can't vary`() {
    let code = { (list: String) in "for line in \(list) { print(line) }\n// *\n// **\n// ***" }

    #expect(kind(code("[3, 2, 1].map(stars)"), printing: "***\n**\n*") == .broken)
    #expect(kind(code("Set([3, 2, 1].map(stars))"), printing: "***\n**\n*") == .compiles)
  }
}
