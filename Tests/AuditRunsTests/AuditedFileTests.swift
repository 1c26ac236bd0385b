import Foundation
import Testing
import WaymarkFindings
import WaymarkModel

@testable import WaymarkAuditRuns

@Suite struct AuditedFileTests {
  private let fence = "```swift\nlet height = 1\n```\n"

  @Test func `parsed files keep their indices, and Swift files without blocks are omitted`() throws
  {
    let files = [
      AuditedFile(path: "b.md", text: fence, content: .document),
      AuditedFile(path: "Walk.swift", text: "let walk = 1\n", content: .document),
      AuditedFile(path: "Walk.swift", text: "let walk = 1\n", content: .block),
      AuditedFile(path: "a.md", text: fence + fence, content: .document),
    ]

    let all = try files.articles(readingUnlabeledCode: true)
    let one = try files.articles(at: [0, 1], readingUnlabeledCode: true)

    #expect(all.map(\.index) == [3, 0, 2])
    #expect(all.map(\.article.file) == ["a.md", "b.md", "Walk.swift"])
    #expect(all.map(\.article.snippets.count) == [2, 1, 1])
    #expect(one.map(\.index) == [0])
  }

  @Test func `code without a language is read only on request`() throws {
    let text =
      "/// Walks.\n///\n/// ```\n/// let height = 1 // in meters\n/// ```\nfunc walk() {}\n"
    let files = [AuditedFile(path: "Walk.swift", text: text, content: .document)]

    #expect(try files.articles(readingUnlabeledCode: true).count == 1)
    #expect(try files.articles(readingUnlabeledCode: false).isEmpty)
  }

  @Test func `findings are reused only for the same file and the same inputs`() throws {
    let cache = FileManager.default.temporaryDirectory.appending(path: "known-\(UUID())").path
    defer { try? FileManager.default.removeItem(atPath: cache) }
    func known(_ inputs: [String], isFresh: Bool = false) throws -> KnownFindings {
      try KnownFindings(cache: cache, inputs: inputs, isFresh: isFresh)
    }
    let file = AuditedFile(path: "Walk.swift", text: "let walk = 1\n", content: .document)
    let place = SourceLocation(file: "Walk.swift", line: 1, column: 1)
    let findings = [BlockFinding(at: place, broken: "it rains", hint: "add it")]

    try known(["one", "two"]).store(findings, of: file)

    #expect(try known(["one", "two"]).findings(of: file) == findings)
    #expect(try known(["one", "three"]).findings(of: file) == nil)
    #expect(try known(["one", "two"], isFresh: true).findings(of: file) == nil)
    for other in [
      AuditedFile(path: "Run.swift", text: file.text, content: .document),
      AuditedFile(path: file.path, text: "let walk = 2\n", content: .document),
      AuditedFile(path: file.path, text: file.text, content: .block),
    ] { #expect(try known(["one", "two"]).findings(of: other) == nil) }
  }
}
