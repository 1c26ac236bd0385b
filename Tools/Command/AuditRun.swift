import WaymarkAuditing
import WaymarkExtracting
import WaymarkModel
import WaymarkPackages
import WaymarkRunning

/// Runs the attempts of an audit until every block has a finding.
struct AuditRun {
  /// The modules that every example imports.
  var imports: [String]
  var aliases: [String: String]
  var engine: Engine
  /// The engine for fragments of package manifests.
  var manifestEngine: Engine
  /// Returns an engine for programs that import modules of their document.
  var engineImporting: ([SourceModule]) async throws -> Engine
  var memory: ParserCache
  var progress: Progress

  /// - Returns: The findings about each document.
  func findings(of documents: [Document], in articles: [Article]) async throws -> [[BlockFinding]] {
    var searches = documents.map { document in
      document.blocks.map { BlockSearch($0, in: document) }
    }
    var round = 1
    while searches.joined().contains(where: { $0.next != nil }) {
      progress.begin("Round \(round)")
      let attempts = searches.map { $0.compactMap(\.next) }
      let own = attempts.map {
        $0.filter { !$0.isManifest && $0.products == nil && $0.programs.isEmpty }
      }
      let chosen = attempts.map { $0.filter { !$0.isManifest && $0.products != nil } }
      let manifests = attempts.map { $0.filter(\.isManifest) }
      try await advance(&searches, own, of: documents, in: articles, engine, imports: imports)
      try await advance(&searches, chosen, of: documents, in: articles, engine, imports: [])
      try await advance(
        &searches, manifests, of: documents, in: articles, manifestEngine, imports: [])
      try await advanceImporting(&searches, attempts, of: documents, in: articles)
      round += 1
    }
    return searches.map { $0.compactMap(\.finding) }
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

  /// Runs attempts, and adds their outcomes.
  private func advance(
    _ searches: inout [[BlockSearch]], _ attempts: [[Attempt]], of documents: [Document],
    in articles: [Article], _ engine: Engine, imports: [String]
  ) async throws {
    var drafts: [Article] = []
    var owners: [Example.ID: (document: Int, block: Int)] = [:]
    for index in documents.indices where !attempts[index].isEmpty {
      var draft = articles[index]
      (draft.blocks, draft.snippets, draft.outputs) = ([], [], [])
      for attempt in attempts[index] {
        var snippets = attempt.snippets(of: documents[index].blocks, from: draft.snippets.count)
        let id = unique(snippets[0].example ?? "", in: draft.file, owners)
        for index in snippets.indices { snippets[index].example = id.name }
        owners[id] = (index, attempt.block)
        draft.snippets += snippets
      }
      drafts.append(draft)
    }
    guard !drafts.isEmpty else { return }
    let examples = examples(in: drafts, imports: imports, aliases: aliases, memory: memory).value
    progress.proving(examples.count)
    let proofs = try await engine.prove(examples) { [progress] in progress.proved($0) }
    for (example, proof) in zip(examples, proofs) {
      guard let owner = owners[example.id] else { continue }
      searches[owner.document][owner.block].add(Attempt.Outcome(proof, of: example))
    }
  }

  /// Returns an unused ID. Two blocks of a document can be equal and would have the same name.
  private func unique(
    _ name: String, in file: String, _ taken: [Example.ID: (document: Int, block: Int)]
  ) -> Example.ID {
    var id = Example.ID(article: file, name: name)
    var number = 2
    while taken[id] != nil {
      id.name = "\(name)-\(number)"
      number += 1
    }
    return id
  }
}
