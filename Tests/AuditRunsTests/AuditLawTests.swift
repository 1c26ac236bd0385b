import Foundation
import Testing
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

  /// The findings of one audit of all documents.
  private static let findings = Task { try await audit(articles()) }

  @Test func `auditing the same documents again returns the same findings`() async throws {
    let findings = try await Self.findings.value

    #expect(findings.values.joined().count > 300)
    #expect(Set(findings.values.joined().map(\.kind)).count > 6)
    #expect(try await Self.audit(Self.articles()) == findings)
  }

  @Test func `the order of the documents doesn't affect the findings`() async throws {
    let findings = try await Self.findings.value

    #expect(try await Self.audit(Self.articles().reversed()) == findings)
  }

  @Test func `the findings about a document don't depend on other documents`() async throws {
    let findings = try await Self.findings.value
    let some = try Self.articles().enumerated().filter { $0.offset % 3 == 1 }.map(\.element)

    let found = try await Self.audit(some)

    #expect(found.count == some.count)
    #expect(found == findings.filter { found[$0.key] != nil })
  }

  @Test func `the results of an earlier audit lead to the same findings without a compiler`()
    async throws
  {
    let findings = try await Self.findings.value
    let folder = Self.temporaryFolder()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let some = Array(try Self.articles().prefix(20))

    let first = try await Self.audit(some, cache: folder)
    let again = try await Self.audit(some, cache: folder, answer: Self.refuse)

    #expect(first == findings.filter { first[$0.key] != nil })
    #expect(again == first)
  }

  @Test func `adopting an adopted document doesn't change it`() async throws {
    let findings = try await Self.findings.value
    let articles = try Self.articles()
    let adopted = articles.map { old in
      article(file: old.file, bytes: Array(Self.adopted(old, findings).utf8)).value
    }
    #expect(zip(articles, adopted).count { $0.text != $1.text } > 5)

    let found = try await Self.audit(adopted)

    for article in adopted { #expect(Self.adopted(article, found) == article.text) }
  }

  private static func adopted(_ article: Article, _ findings: Findings) -> String {
    Adoption(document(article), findings[article.file] ?? []).text(of: article)
  }

  private static func articles() throws -> [Article] {
    try MarkdownFiles.all().map { article(file: $0.path, bytes: Array($0.text.utf8)).value }
  }

  private static func document(_ article: Article) -> Document {
    Document(article, modules: ["Hikes"])
  }

  /// Returns the findings about each file.
  private static func audit(
    _ articles: [Article], cache: String? = nil,
    answer: @escaping @Sendable (Example) throws -> Proof = arbitraryAnswer
  ) async throws -> Findings {
    let folder = cache ?? temporaryFolder()
    defer { if cache == nil { try? FileManager.default.removeItem(atPath: folder) } }
    let runner = AttemptRunner(identity: "arbitrary") { examples, _ in try examples.map(answer) }
    let run = AuditRun(
      imports: ["Hikes"], aliases: [:], runner: runner, manifestRunner: runner,
      strictRunner: { runner }, runnerImporting: { _ in runner }, parserCache: parserCache,
      cache: try AttemptCache(cache: folder, isFresh: false),
      progress: ProgressReporter(isQuiet: true))
    let found = try await run.findings(of: articles.map(document), in: articles)
    return Dictionary(uniqueKeysWithValues: zip(articles.map(\.file), found))
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
    let number = spans.reduce(14_695_981_039_346_656_037 as UInt64) { number, span in
      span.text.utf8.reduce(number) { ($0 ^ UInt64($1)) &* 1_099_511_628_211 }
    }
    let kind = number >> 8 % 8
    guard kind < 5, let span = spans.isEmpty ? nil : spans[Int(number >> 16 % UInt64(spans.count))],
      let place = span.location
    else {
      return Proof(
        example: example.id, verdict: kind == 7 ? .passed : .compiled, diagnostics: [],
        output: "1\n")
    }
    let word = span.text.firstMatch(of: /[A-Za-z]+/).map { String($0.output) } ?? "hike"
    let message = [
      "cannot find '\(word)' in scope", "cannot find type '\(word)' in scope",
      "value of type 'Int' has no member '\(word)'", "invalid redeclaration of '\(word)'",
      "Fatal error: Index out of range",
    ][Int(kind)]
    return Proof(
      example: example.id, verdict: kind == 4 ? .crashed : .doesNotCompile,
      diagnostics: [Diagnostic(at: place, message)], output: "")
  }
}
