import Testing
import WaymarkReading

@testable import WaymarkBlocks
@testable import WaymarkClassifying
@testable import WaymarkContexts
@testable import WaymarkFindings

/// Errors that no missing declaration explains, and the document's statements about them.
@Suite struct OwnFaultTests {
  /// Returns the class of a block with an error in a document that belongs to no package.
  private func kind(_ code: String, _ message: String, lead: String = "") -> BlockClass {
    let text = "\(lead)\n\n```swift\n\(code)\n```\n"
    let document = Document(
      article(file: "README.md", bytes: Array(text.utf8)).value, modules: [], isPackageBuilt: false)
    let compiler = FakeCompiler(rules: [.init(line: 4, message: message)])
    return compiler.finding(of: 0, in: document).finding.kind
  }

  @Test func `a block with an empty literal without a type is broken`() {
    #expect(kind("let hikes = []", "empty collection literal requires an explicit type") == .broken)
  }

  @Test func `a block isn't broken by an error that the compiler can't explain`() {
    let message = "failed to produce diagnostic for expression; please submit a bug report"

    #expect(kind("walk(from: hut)", message) == .needsContext)
  }

  @Test func `the sentence before a block can state that the block doesn't work`() {
    let message = "'nil' requires a contextual type"

    #expect(kind("let hike = nil", message) == .broken)
    #expect(
      kind("let hike = nil", message, lead: "The following code doesn't work:") == .errorOnPurpose)
  }

  @Test func `a comment can state that code is ambiguous`() {
    #expect(kind("let walk = hike.walk // Ambiguous", "ambiguous use of 'walk'") == .errorOnPurpose)
  }

  @Test func `a block with '// Error' is compiled after the block that declares members it uses`() {
    let member = "value of type 'Hike' has no member 'walk'"
    let compiler = FakeCompiler(rules: [
      .init(line: 10, message: member) { $0.contains("extension Hike") },
      .init(line: 10, message: "requires that 'Trail' conform to 'Equatable'") {
        !$0.contains("extension Hike")
      },
    ])
    let document = document(
      blocks: "struct Hike {}", "extension Hike { func walk() {} }", "Hike().walk() // Error")

    let finding = compiler.finding(of: 2, in: document).finding

    #expect(finding.kind == .errorOnPurpose)
    #expect(finding.after == [1, 5])
  }

  @Test(
    arguments: [("operator '+'", BlockClass.broken), ("'walk(to:)'", .needsContext)])
  func `the package's modules don't explain an ambiguous operator of the standard library`(
    name: String, kind: BlockClass
  ) {
    let document = document(
      "```swift\nlet sum = { a, b in a + b }\n```", modules: ["Hikes", "Lakes"])
    let rule = FakeCompiler.Rule(line: 2, message: "ambiguous use of \(name)")

    #expect(FakeCompiler(rules: [rule]).finding(of: 0, in: document).finding.kind == kind)
  }
}
