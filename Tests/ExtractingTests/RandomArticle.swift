import WaymarkModel

/// Returns a random article. Equal seeds produce equal articles.
func randomArticle(_ seed: UInt64, file: String = "Articles/Basics.md") -> Article {
  article(randomMarkdown(seed), file: file)
}

func randomMarkdown(_ seed: UInt64) -> String {
  var random = SplitMix(state: seed)
  var text = ""
  for _ in 0..<random.next(below: 7) { text += random.section() }
  return text
}

/// A pseudorandom number generator by Steele, Lea, and Flood, "Fast splittable pseudorandom number
/// generators" (2014).
struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  mutating func next(below limit: Int) -> Int { Int.random(in: 0..<limit, using: &self) }

  mutating func pick<T>(_ values: [T]) -> T { values[next(below: values.count)] }

  mutating func section() -> String {
    switch next(below: 5) {
    case 0: return "# " + pick(["One", "Two", "One two"]) + "\n\n"
    case 1: return "<!--\n" + fence(", example=" + pick(["a", "one", "b"])) + "-->\n"
    case 2: return "> Quoted:\n>\n" + fence("").split(separator: "\n").map { "> \($0)\n" }.joined()
    default:
      return fence(
        pick([
          "", "", ", example=a", ", example=one", ", example=b, uses=a", ", example=a, slot=s",
          ", fails=\"x\"", ", example=one, traps=\"t\"", ", untested=\"no\"",
        ])
      )
    }
  }

  private mutating func fence(_ options: String) -> String {
    var code = ""
    for _ in 0..<next(below: 6) { code += pick(Self.code) + pick(["\n", "\n", "\n\n", "; ", " "]) }
    return "```swift\(options)\n\(code)\n```\n\n"
  }

  /// The lines of snippets. Some of them aren't valid Swift.
  static let code = [
    "import Foundation", "@testable import Library", "struct S { var é = \"🙂\" }", "let x = 1",
    "var y = x + 1 // why", "#expect(x == 1)", "try #require(y) // Prints \"1\"",
    "print(\"a\\(x)b\")",
    "func f() -> Int { 1 }", "func testF() async throws { #expect(true) }", "// slot: s",
    "@Test func t() { #expect(f() == 1) }", "@Suite struct T { @Test func u() {} }", "@MainActor",
    "#if DEBUG\nlet z = 1\n#endif", "#if os(Linux)\nstruct L {}\n#endif", "@main struct M {}",
    "let m = \"\"\"\n  é\n  \"\"\"", "extension S {}", "}", "{", "\"", "/*", "*/", "/* a */",
    "#if A",
    "let r = /a+/", "let q = #\"a\"#", "confirmation { c in c() }", "guard let a else { return }",
    "defer { f() }", ".map { $0 }", "typealias A = Int", "private let g = 2",
    "label: for a in b {}",
    "// error", "let", "(", "]", "\t\tlet tabbed = 1", "// Prints \"x\".", "infix operator +-+",
  ]
}
