import WaymarkCaching
import WaymarkClassifying
import WaymarkContexts
import WaymarkExtracting
import WaymarkFindings
import WaymarkModel
import WaymarkOutcomes
import WaymarkPackages
import WaymarkProject
import WaymarkRunning
import WaymarkSyntax

/// The run of an audit's attempts, which ends when every block has a finding.
struct AuditRun {
  /// The modules that every example imports.
  var imports: [String]
  var aliases: [String: String]
  var engine: Engine
  /// The engine for fragments of package manifests.
  var manifestEngine: Engine
  /// Returns the engine for code in the Swift 6 language mode.
  var strictEngine: () async throws -> Engine
  /// Returns an engine for programs that import modules of their document.
  var engineImporting: ([SourceModule]) async throws -> Engine
  var parserCache: ParserCache
  var outcomes: OutcomeCache
  var progress: ProgressReporter

  /// Returns the findings about each document.
  func findings(of documents: [Document], in articles: [Article]) async throws -> [[BlockFinding]] {
    var searches = documents.map { document in
      document.blocks.map { BlockSearch($0, in: document) }
    }
    var round = 1
    while searches.joined().contains(where: { $0.next != nil }) {
      progress.begin("Round \(round)")
      let attempts = searches.map { $0.compactMap(\.next) }
      let own = attempts.map {
        $0.filter { !$0.isManifest && !$0.isStrict && $0.products == nil && $0.programs.isEmpty }
      }
      let strict = attempts.map { $0.filter(\.isStrict) }
      let chosen = attempts.map { $0.filter { !$0.isManifest && $0.products != nil } }
      let manifests = attempts.map { $0.filter(\.isManifest) }
      try await advance(&searches, own, of: documents, in: articles, engine, imports: imports)
      try await advance(&searches, chosen, of: documents, in: articles, engine, imports: [])
      try await advance(
        &searches, manifests, of: documents, in: articles, manifestEngine, imports: [])
      if strict.contains(where: { !$0.isEmpty }) {
        try await advance(
          &searches, strict, of: documents, in: articles, try await strictEngine(), imports: imports
        )
      }
      try await advanceImporting(&searches, attempts, of: documents, in: articles)
      round += 1
    }
    return zip(documents, searches).map { document, searches in
      document.withResultsOfTests(searches.compactMap(\.finding))
    }
  }

  /// Runs the attempts that import test programs of their document as modules.
  private func advanceImporting(
    _ searches: inout [[BlockSearch]], _ attempts: [[Attempt]], of documents: [Document],
    in articles: [Article]
  ) async throws {
    for (index, document) in documents.enumerated() {
      let groups = Dictionary(
        grouping: attempts[index].filter { !$0.programs.isEmpty }, by: \.programs)
      for (programs, group) in groups.sorted(by: { $0.key.lexicographicallyPrecedes($1.key) }) {
        let modules = programs.compactMap { document.blocks[$0].module }.map {
          SourceModule(name: $0.name, source: $0.source)
        }
        var own = attempts.map { _ in [Attempt]() }
        own[index] = group
        try await advance(
          &searches, own, of: documents, in: articles, try await engineImporting(modules),
          imports: imports)
      }
    }
  }

  /// Runs attempts and adds their outcomes to the searches. Equal code is compiled only once, and
  /// code with a known outcome from an earlier run isn't compiled again.
  private func advance(
    _ searches: inout [[BlockSearch]], _ attempts: [[Attempt]], of documents: [Document],
    in articles: [Article], _ engine: Engine, imports: [String]
  ) async throws {
    let inputs = Digest(
      engine.identity, imports.joined(separator: " "),
      aliases.map { "\($0)=\($1)" }.sorted().joined(separator: " ")
    ).description
    var owners: [String: [Owner]] = [:]
    var open: [Trial] = []
    for index in documents.indices {
      for attempt in attempts[index] {
        let snippets = attempt.snippets(of: documents[index].blocks)
        let code = OutcomeCache.code(of: snippets)
        let key = "outcome\0\(inputs)\0\(code)"
        if let known = owners[key] == nil ? outcomes.outcome(for: key) : nil {
          searches[index][attempt.block].add(known.placed(at: snippets))
          continue
        }
        if owners[key] == nil {
          // The trial is named after its code, because the keys of the engine's cache contain the
          // module's name.
          let name = "audit-\(Digest(code).description.prefix(16))"
          open.append(Trial(key: key, name: name, document: index, snippets: snippets))
        }
        owners[key, default: []].append(
          Owner(document: index, block: attempt.block, snippets: snippets))
      }
    }
    progress.proving(open.count)
    for start in stride(from: 0, to: open.count, by: Self.batch) {
      let batch = Array(open[start..<min(start + Self.batch, open.count)])
      for (trial, outcome) in zip(batch, try await run(batch, in: articles, engine, imports)) {
        guard let outcome else { continue }
        let relative = outcome.relative(to: trial.snippets)
        outcomes.store(relative, for: trial.key)
        for owner in owners[trial.key] ?? [] {
          searches[owner.document][owner.block].add(relative.placed(at: owner.snippets))
        }
      }
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

  /// Returns the outcomes of trials, in order. An outcome is nil only if the run was interrupted.
  private func run(
    _ trials: [Trial], in articles: [Article], _ engine: Engine, _ imports: [String]
  ) async throws -> [AttemptOutcome?] {
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
      in: drafts.sorted { $0.key < $1.key }.map(\.value), imports: imports, aliases: aliases,
      parserCache: parserCache,
      // The audit compares the comments itself.
      comparesOutput: false
    ).value
    let proofs = try await engine.prove(examples) { [progress] in progress.proved($0) }
    let outcomes = zip(examples, proofs).map { ($0.id, AttemptOutcome($1, of: $0)) }
    let found = Dictionary(outcomes) { first, _ in first }
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
