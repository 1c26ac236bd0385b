import WaymarkClassifying
import WaymarkContexts
import WaymarkExtracting
import WaymarkFindings
import WaymarkHashing
import WaymarkModel
import WaymarkOutcomes
import WaymarkPackages
import WaymarkProject
import WaymarkSyntax

/// The run of an audit's attempts, which ends when every block has a finding.
struct AuditRun {
  /// The modules that attempts import by default.
  var imports: [String]
  var aliases: [String: String]
  var runner: AttemptRunner
  /// The runner for blocks of package manifests.
  var manifestRunner: AttemptRunner
  /// A closure that returns the runner for code in the Swift 6 language mode.
  var strictRunner: () async throws -> AttemptRunner
  /// A closure that returns a runner for programs that import modules defined by other blocks of
  /// the same document.
  var runnerImporting: ([SourceModule]) async throws -> AttemptRunner
  var parserCache: ParserCache
  var cache: AttemptCache
  var progress: ProgressReporter

  /// The module aliases in a fixed order.
  var aliasText: String { aliases.map { "\($0)=\($1)" }.sorted().joined(separator: " ") }

  /// A closure that takes the index of a document, its findings, and whether later audits can reuse
  /// them.
  typealias Report = (_ document: Int, _ findings: [BlockFinding], _ isReusable: Bool) -> Void

  /// Classifies the blocks of documents.
  ///
  /// - Parameters:
  ///   - articles: The articles of the documents.
  ///   - report: A closure that is called once for each document, as soon as its findings are
  ///     complete.
  func find(
    in documents: [Document], _ articles: [Article], report: Report
  ) async throws {
    var searches = ContextSearches(documents, articles)
    searches.takeFindings(report)
    var round = 1
    while !searches.isEmpty {
      progress.begin("Finding contexts, round \(round)")
      for group in Self.groups(searches.attempts) {
        try await advance(&searches, group, report: report)
      }
      round += 1
    }
  }

  /// The next attempt for a block.
  struct OpenAttempt {
    var document: Int
    var attempt: Attempt

    var target: Target { Target(attempt, in: document) }
  }

  /// The modules that an attempt is compiled against, and its language mode.
  struct Target: Hashable {
    var isManifest: Bool
    var isStrict: Bool
    var importsEverything: Bool
    /// The blocks with the imported test programs, and their document; nil if there are none.
    var programs: [Int]?
    var document: Int?

    init(_ attempt: Attempt, in document: Int) {
      isManifest = attempt.isManifest
      isStrict = attempt.isStrict
      importsEverything = !isManifest && attempt.products == nil
      if !attempt.programs.isEmpty { (programs, self.document) = (attempt.programs, document) }
    }
  }

  /// Returns the attempts for the blocks of all documents, grouped by target. The groups are in the
  /// order of their first blocks.
  static func groups(_ attempts: [[Attempt]]) -> [[OpenAttempt]] {
    let open = attempts.enumerated().flatMap { document, attempts in
      attempts.map { OpenAttempt(document: document, attempt: $0) }
    }
    return Dictionary(grouping: open, by: \.target).values.sorted {
      ($0[0].document, $0[0].attempt.block) < ($1[0].document, $1[0].attempt.block)
    }
  }

  /// Returns the runner for the attempts with a target.
  private func runner(for target: Target, of documents: [Document]) async throws -> AttemptRunner {
    if target.isManifest { return manifestRunner }
    if target.isStrict { return try await strictRunner() }
    guard let document = target.document, let programs = target.programs else { return runner }
    return try await runnerImporting(
      programs.compactMap { documents[document].blocks[$0].module }.map {
        SourceModule(name: $0.name, source: $0.source)
      })
  }

  /// Runs attempts with the same target and adds their results to the searches. Equal code is
  /// compiled only once, and code with a known result from an earlier run isn't compiled again.
  ///
  /// - Parameter report: A closure that is called for each document whose searches have ended.
  private func advance(
    _ searches: inout ContextSearches, _ attempts: [OpenAttempt], report: Report
  ) async throws {
    let target = attempts[0].target
    let runner = try await runner(for: target, of: searches.documents)
    let imports = target.importsEverything ? imports : []
    let inputs = Digest(runner.identity, imports.joined(separator: " "), aliasText).description
    var owners: [String: [Owner]] = [:]
    var open: [Trial] = []
    for next in attempts {
      let (document, attempt) = (next.document, next.attempt)
      let snippets = attempt.snippets(of: searches.documents[document].blocks)
      let code = AttemptCache.code(of: snippets)
      let key = "attempt\0\(inputs)\0\(code)"
      if let known = owners[key] == nil ? cache.result(for: key) : nil {
        searches.add(known.placed(at: snippets), toBlock: attempt.block, of: document)
        continue
      }
      if owners[key] == nil {
        // Name the module after its code, because the keys of the engine's cache contain the name.
        let name = "audit-\(Digest(code).description.prefix(16))"
        open.append(Trial(key: key, name: name, document: document, snippets: snippets))
      }
      owners[key, default: []].append(
        Owner(document: document, block: attempt.block, snippets: snippets))
    }
    searches.takeFindings(report)
    progress.proving(open.count)
    for start in stride(from: 0, to: open.count, by: Self.batch) {
      let batch = Array(open[start..<min(start + Self.batch, open.count)])
      let results = try await run(batch, in: searches.articles, runner, imports)
      for (trial, result) in zip(batch, results) {
        guard let result else { continue }
        let relative = result.relative(to: trial.snippets)
        cache.store(relative, for: trial.key)
        for owner in owners[trial.key] ?? [] {
          searches.add(
            relative.placed(at: owner.snippets), toBlock: owner.block, of: owner.document)
        }
      }
      searches.takeFindings(report)
    }
  }

  /// The maximum number of examples in memory at a time.
  private static let batch = 256

  /// Code to compile and run.
  private struct Trial {
    var key: String
    var name: String
    var document: Int
    var snippets: [Snippet]
  }

  /// A block whose attempt has the code of a trial.
  private struct Owner {
    var document: Int
    var block: Int
    var snippets: [Snippet]
  }

  /// Returns the results of trials, in order. A result is nil only if the run was interrupted.
  private func run(
    _ trials: [Trial], in articles: [Article], _ runner: AttemptRunner, _ imports: [String]
  ) async throws -> [AttemptResult?] {
    var drafts: [Int: Article] = [:]
    for trial in trials {
      var draft = drafts[trial.document] ?? articles[trial.document].withoutContent
      for var snippet in trial.snippets {
        (snippet.index, snippet.example) = (draft.snippets.count, trial.name)
        draft.snippets.append(snippet)
      }
      drafts[trial.document] = draft
    }
    let examples = examples(
      in: drafts.sorted { $0.key < $1.key }.map(\.value),
      options: ExtractionOptions(
        imports: imports, aliases: aliases, parserCache: parserCache,
        // The audit compares the comments itself.
        comparesOutput: false)
    ).value
    let places = Dictionary(
      uniqueKeysWithValues: trials.map { ($0.name, $0.snippets.last?.location.line) })
    let proofs = try await runner.prove(examples) { [progress] in
      let line = (places[$0.example.name] ?? nil).map { ":\($0)" } ?? ""
      progress.proved($0.example.article + line)
    }
    let results = zip(examples, proofs).map { ($0.id, AttemptResult($1, of: $0)) }
    let found = Dictionary(results) { first, _ in first }
    return trials.map { found[Example.ID(article: articles[$0.document].file, name: $0.name)] }
  }
}

extension Article {
  fileprivate var withoutContent: Article {
    var copy = self
    (copy.blocks, copy.snippets, copy.outputs) = ([], [], [])
    return copy
  }
}
