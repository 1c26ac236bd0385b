import Testing
import WaymarkReading

@testable import WaymarkBlocks
@testable import WaymarkClaims
@testable import WaymarkContexts
@testable import WaymarkFindings
@testable import WaymarkInterfaces

@Suite struct AdoptionTests {
  private let text = """
    # First hike

    ```swift
    let hike = 1
    ```

    ```swift
    print(hike)
    ```

    ```swift
    print(trail)
    ```

    ```swift
    let n = 3
    ```
    """

  private func adoption() -> Adoption {
    let document = document(text)
    let compiler = FakeCompiler(rules: [
      .init(line: 12, message: "cannot find 'trail' in scope")
    ])
    return Adoption(document, (0..<4).map { compiler.finding(of: $0, in: document).finding })
  }

  @Test func `a block and the block that it needs become one example`() {
    #expect(adoption().options[3] == "example=first-hike-group-1")
    #expect(adoption().options[7] == "example=first-hike-group-1")
    #expect(adoption().options[15] == nil)
  }

  @Test func `a block that can't be compiled is marked as untested with the reason`() {
    #expect(adoption().options[11] == "untested=\"needs trail\"")
  }

  @Test(arguments: [
    (BlockClass.interface, "an interface"), (.manifest, "part of a manifest"),
    (.fragment, "a fragment"), (.elision, "omits code"), (.needsContext, "needs context"),
    (.otherPlatform, "needs context"),
  ])
  func `a block that can't be proved is marked as untested with the reason`(
    kind: BlockClass, reason: String
  ) {
    let document = document(text)

    let adoption = Adoption(document, [BlockFinding(document.blocks[0], kind, attempts: 1)])

    #expect(adoption.options == [3: "untested=\"\(reason)\""])
  }

  @Test func `a block for another platform is marked as untested with the missing modules`() {
    let document = document(blocks: "import UIKit\nlet view = UIView()")
    let finding = FakeCompiler(rules: [.init(line: 2, message: "no such module 'UIKit'")])
      .finding(of: 0, in: document).finding

    #expect(
      Adoption(document, [finding]).options
        == [1: "untested=\"needs UIKit from another platform\""])
  }

  @Test func `a block that fails on purpose uses the example with its context`() {
    let document = document(
      blocks: "struct Hike {}", "let hike = Hike()", "let n: Int = Hike() // error: not a number")
    let compiler = FakeCompiler(rules: [.init(line: 10, message: "cannot convert")])
    let findings = (0..<3).map { compiler.finding(of: $0, in: document).finding }

    let options = Adoption(document, findings).options

    #expect(findings[2].context == ["after the block on line 1"])
    #expect(options[1] == "example=top-group-1")
    #expect(options[9] == "uses=top-group-1, fails=\"cannot convert\"")
    #expect(Adoption(document, [findings[0], findings[2]]).options[1] == "example=top-group-1")
  }

  @Test func `a broken block uses the example with its context`() {
    let document = document(blocks: "struct Hike {}", "let n: Int = Hike()")
    let compiler = FakeCompiler(rules: [.init(line: 6, message: "cannot convert")])
    let findings = (0..<2).map { compiler.finding(of: $0, in: document).finding }

    let options = Adoption(document, findings).options

    #expect(findings[1].kind == .broken)
    #expect(findings[1].context == ["after the block on line 1"])
    #expect(options == [1: "example=top-group-1", 5: "uses=top-group-1"])
  }

  @Test func `a broken block that uses a variable of its context isn't changed`() {
    let document = document(blocks: "let hike = 1", "let n: String = hike")
    let compiler = FakeCompiler(rules: [.init(line: 6, message: "cannot convert")])
    let findings = (0..<2).map { compiler.finding(of: $0, in: document).finding }

    #expect(findings[1].after == [1])
    #expect(Adoption(document, findings).options.isEmpty)
  }

  @Test func `adopting changes only the options of code blocks`() {
    let article = article(file: "README.md", bytes: Array(text.utf8)).value

    let changed = adoption().text(of: article)

    #expect(
      changed
        == text
        .replacing("```swift\nlet hike", with: "```swift, example=first-hike-group-1\nlet hike")
        .replacing("```swift\nprint(hike", with: "```swift, example=first-hike-group-1\nprint(hike")
        .replacing("```swift\nprint(trail", with: "```swift, untested=\"needs trail\"\nprint(trail")
    )
  }

  @Test(arguments: ["A\rhike", "A\r\r\nhike", "\u{FEFF}A hike"])
  func `carriage returns and byte-order marks don't move options to other lines`(prose: String) {
    let text = "\(prose)\n\n```swift\nwalk\n```\n"
    let document = document(text)
    let article = article(file: "README.md", bytes: Array(text.utf8)).value

    let adoption = Adoption(document, [BlockFinding(document.blocks[0], .fragment, attempts: 1)])

    #expect(
      adoption.text(of: article)
        == text.replacing("```swift", with: "```swift, untested=\"a fragment\""))
  }

  @Test func `a failing block becomes untested, and its example keeps the other blocks`() {
    var adoption = adoption()

    adoption.markUntested(7)

    #expect(adoption.options[3] == "example=first-hike-group-1")
    #expect(adoption.options[7] == "untested=\"no option makes it pass\"")
    #expect(adoption.options[11] == "untested=\"needs trail\"")
  }

  @Test(arguments: [
    (BlockClass.trapOnPurpose, "no option describes how it stops the process"),
    (.errorOnPurpose, "no option describes its compile errors"),
    (.compiles, "no option makes it pass"),
  ])
  func `the reason why a block is untested depends on its class`(kind: BlockClass, reason: String) {
    let document = document(text)
    var adoption = Adoption(document, [BlockFinding(document.blocks[0], kind, attempts: 1)])

    adoption.markUntested(3)

    #expect(adoption.options[3] == "untested=\"\(reason)\"")
  }

  @Test func `adopting an adopted document doesn't change it`() {
    let once = adoption().text(of: article(file: "README.md", bytes: Array(text.utf8)).value)
    let document = document(once)
    let compiler = FakeCompiler(rules: [
      .init(line: 12, message: "cannot find 'trail' in scope")
    ])

    let again = Adoption(document, (0..<4).map { compiler.finding(of: $0, in: document).finding })

    #expect(again.adopted == [3, 7, 11])
    #expect(again.options.isEmpty)
  }
}
