import Testing
import WaymarkModel
import WaymarkReading

@testable import WaymarkBlocks
@testable import WaymarkClaims
@testable import WaymarkContexts
@testable import WaymarkFindings
@testable import WaymarkInterfaces

@Suite struct AuditedArticleTests {
  @Test func `examples have different names if headings repeat or end with numbers`() {
    let block = "```swift\nlet one = 1\n```\n"
    let text = "## Groups\n\(block)\(block)## Groups\n\(block)## Groups 2\n\(block)"
    let article = article(file: "README.md", bytes: Array(text.utf8)).value
    let findings = Document(article, modules: []).blocks.map {
      BlockFinding($0, .compiles, attempts: 1)
    }

    let audited = AuditedArticle(article, findings, number: 0)

    #expect(Set(audited.examples.map(\.id)).count == 4)
    #expect(audited.proofs.map(\.example) == audited.examples.map(\.id))
  }

  @Test func `a broken block without its own error is reported at its fence`() {
    let article = article(file: "README.md", bytes: Array("# A\n\n```swift\nwalk()\n```\n".utf8))
      .value
    let finding = BlockFinding(Document(article, modules: []).blocks[0], .broken, attempts: 1)

    let audited = AuditedArticle(article, [finding], number: 0)

    #expect(
      audited.proofs.flatMap(\.diagnostics).map(\.description)
        == [
          """
          README.md:3:1: error: the block doesn't do what the document states
            correct the code or the text that describes it
          """
        ])
  }

  @Test func `the example of a test in a comment is named after the test`() {
    let test = "  - test: `Lakes_Test1`\n\n  ```swifttest\n  -> let one = 1\n  ```\n"
    let article = article(file: "README.md", bytes: Array("<!--\n\(test)-->\n".utf8)).value
    let finding = BlockFinding(Document(article, modules: []).blocks[0], .compiles, attempts: 1)

    let audited = AuditedArticle(article, [finding], number: 0)

    #expect(audited.examples.map(\.id.name) == ["test-lakes-test1"])
  }

  @Test func `an example that fails on purpose is expected to fail with its message`() {
    let article = article(file: "README.md", bytes: Array("```swift\nwalk()\n```\n".utf8)).value
    let plan = { (kind: BlockClass, message: String?) in
      var finding = BlockFinding(Document(article, modules: []).blocks[0], kind, attempts: 1)
      let place = SourceLocation(file: "README.md", line: 2, column: 1)
      finding.notes = message.map { [Diagnostic(at: place, $0)] } ?? []
      return AuditedArticle(article, [finding], number: 0).examples[0].plan
    }

    #expect(
      plan(.errorOnPurpose, "a closed hut")
        == .fails(text: "a closed hut", snippet: 0...0, marked: []))
    #expect(plan(.trapOnPurpose, "a closed hut") == .traps(text: "a closed hut"))
    #expect(plan(.trapOnPurpose, nil) == .run)
    #expect(plan(.proved, nil) == .run)
  }
}
