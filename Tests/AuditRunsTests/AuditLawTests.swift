import Foundation
import Testing
import WaymarkHashing
import WaymarkModel
import WaymarkProject
import WaymarkReading
import WaymarkSamples
import WaymarkSyntax

@testable import WaymarkAuditRuns
@testable import WaymarkContexts
@testable import WaymarkFindings

/// Laws that hold for audits of any documents. The compiler's answers depend only on the code.
@Suite struct AuditLawTests {
  private typealias Findings = [String: [BlockFinding]]

  /// An article and its document.
  private struct Page: Sendable {
    var article: Article
    var document: Document

    init(_ article: Article) {
      self.article = article
      document = Document(article, modules: ["Hikes"])
    }

    func adopted(_ findings: Findings) -> String {
      Adoption(document, findings[article.file] ?? []).text(of: article)
    }
  }

  /// All documents. Finding their blocks takes most of an audit's time, so most audits share it.
  private static let pages = Result { try readPages() }

  /// The findings of one audit of all documents.
  private static let findings = Task { try await audit(pages.get()) }

  @Test func `auditing the same documents in a different order returns the same findings`()
    async throws
  {
    let findings = try await Self.findings.value

    #expect(findings.values.joined().count > 300)
    #expect(Set(findings.values.joined().map(\.kind)).count > 6)
    #expect(try await Self.audit(Self.readPages().reversed()) == findings)
  }

  @Test func `the findings about a document don't depend on other documents`() async throws {
    let findings = try await Self.findings.value
    let some = try Self.pages.get().enumerated().filter { $0.offset % 3 == 1 }.map(\.element)

    let found = try await Self.audit(some)

    #expect(found.count == some.count)
    #expect(found == findings.filter { found[$0.key] != nil })
  }

  @Test func `a repeated audit returns the same findings without running the compiler`()
    async throws
  {
    let findings = try await Self.findings.value
    let folder = Self.temporaryFolder()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let some = Array(try Self.pages.get().prefix(20))

    let first = try await Self.audit(some, cache: folder)
    let again = try await Self.audit(some, cache: folder, answer: Self.refuse)

    #expect(first == findings.filter { first[$0.key] != nil })
    #expect(again == first)
  }

  @Test func `the findings about a document are reported before other documents are complete`()
    async throws
  {
    // Attempts for code of manifests are compiled after the others.
    let manifest = "import PackageDescription\nlet package = Package(name: \"trails\")"
    let pages = [("a.md", "let height = 1"), ("b.md", manifest)].map { file, code in
      Page(article(file: file, bytes: Array("```swift\n\(code)\n```\n".utf8)).value)
    }
    var reported: [String] = []

    await #expect(throws: UnexpectedCompilation.self) {
      try await Self.audit(pages) { example in
        if example.id.article == "b.md" { throw UnexpectedCompilation() }
        return Proof(example: example.id, verdict: .compiled)
      } report: { found, _ in
        reported += found.map(\.file)
      }
    }

    #expect(reported == ["a.md"])
  }

  @Test(arguments: [
    (Verdict.timedOut, Diagnostic.Reason?.none), (.doesNotCompile, .compileTimeLimit),
    (.doesNotCompile, .compilerFailure), (.crashed, .signal),
  ])
  func `results that may be caused by the environment aren't reused`(
    verdict: Verdict, reason: Diagnostic.Reason?
  ) async throws {
    let folder = Self.temporaryFolder()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let text = "```swift\nlet one = 1\nassert(one == 1)\n```\n"
    let page = Page(article(file: "a.md", bytes: Array(text.utf8)).value)
    let place = WaymarkModel.SourceLocation(file: "a.md", line: 3, column: 1)
    var reusable: [Bool] = []

    _ = try await Self.audit([page], cache: folder) { example in
      Proof(
        example: example.id, verdict: verdict,
        diagnostics: [Diagnostic(at: place, "stopped", reason: reason)])
    } report: { _, isReusable in
      reusable.append(isReusable)
    }
    let second = try await Self.audit([page], cache: folder) { example in
      Proof(example: example.id, verdict: .passed)
    } report: { _, isReusable in
      reusable.append(isReusable)
    }

    #expect(second["a.md"]?.map(\.kind) == [.proved])
    #expect(reusable == [false, true])
  }

  @Test func `adopting an adopted document doesn't change it`() async throws {
    let findings = try await Self.findings.value
    let adopted = try Self.pages.get().compactMap { old in
      let text = old.adopted(findings)
      return text == old.article.text
        ? nil : Page(article(file: old.article.file, bytes: Array(text.utf8)).value)
    }
    #expect(adopted.count > 5)

    let found = try await Self.audit(adopted)

    for page in adopted { #expect(page.adopted(found) == page.article.text) }
  }

  private static func readPages() throws -> [Page] {
    try MarkdownFiles.all().map {
      Page(article(file: $0.path, bytes: Array($0.text.utf8)).value)
    }
  }

  /// Returns the findings about each file.
  private static func audit(
    _ pages: [Page], cache: String? = nil,
    answer: @escaping @Sendable (Example) throws -> Proof = arbitraryAnswer,
    report: (_ found: [BlockFinding], _ isReusable: Bool) -> Void = { _, _ in }
  ) async throws -> Findings {
    let folder = cache ?? temporaryFolder()
    defer { if cache == nil { try? FileManager.default.removeItem(atPath: folder) } }
    let runner = AttemptRunner(identity: "arbitrary") { examples, _ in try examples.map(answer) }
    let run = AuditRun(
      imports: ["Hikes"], aliases: [:], runner: runner, manifestRunner: runner,
      strictRunner: { runner }, runnerImporting: { _ in runner }, parserCache: parserCache,
      cache: try AttemptCache(cache: folder, isFresh: false),
      progress: ProgressReporter(isQuiet: true))
    var findings: Findings = [:]
    try await run.find(in: pages.map(\.document), pages.map(\.article)) {
      index, found, isReusable in
      #expect(findings.updateValue(found, forKey: pages[index].article.file) == nil)
      report(found, isReusable)
    }
    return findings
  }

  private static let parserCache = ParserCache()

  private static func temporaryFolder() -> String {
    FileManager.default.temporaryDirectory.appending(path: "audit-\(UUID())").path
  }

  private struct UnexpectedCompilation: Error {}

  @Sendable private static func refuse(_ example: Example) throws -> Proof {
    throw UnexpectedCompilation()
  }

  /// Returns an answer that is determined by a fingerprint of the code.
  @Sendable private static func arbitraryAnswer(_ example: Example) -> Proof {
    let spans = example.source.lines.flatMap(\.spans).filter { $0.kind == .author }
    let number = FNV1a.hash(spans.map(\.text).joined())
    let kind = number >> 8 % 8
    guard kind < 6, let span = spans.isEmpty ? nil : spans[Int(number >> 16 % UInt64(spans.count))],
      let place = span.location
    else {
      return with(Proof(example: example.id, verdict: kind == 7 ? .passed : .compiled)) {
        $0.output = "1\n"
      }
    }
    let word = span.text.firstMatch(of: /[A-Za-z]+/).map { String($0.output) } ?? "hike"
    let message = [
      "cannot find '\(word)' in scope", "cannot find type '\(word)' in scope",
      "value of type 'Int' has no member '\(word)'", "invalid redeclaration of '\(word)'",
      "Fatal error: Index out of range", "the program exits",
    ][Int(kind)]
    return Proof(
      example: example.id, verdict: kind < 4 ? .doesNotCompile : .crashed,
      diagnostics: [Diagnostic(at: place, message, reason: kind == 5 ? .failedExit : nil)])
  }
}
