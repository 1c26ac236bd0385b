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

  @Test func `a broken block without an error of its own is reported at its fence`() {
    let article = article(file: "README.md", bytes: Array("# A\n\n```swift\nwalk()\n```\n".utf8)).value
    let finding = BlockFinding(Document(article, modules: []).blocks[0], .broken, attempts: 1)

    let audited = AuditedArticle(article, [finding], number: 0)

    #expect(
      audited.proofs.flatMap(\.diagnostics).map(\.description)
        == ["README.md:3:1: error: the block is broken"])
  }
}
