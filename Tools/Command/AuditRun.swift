import WaymarkAuditing
import WaymarkExtracting
import WaymarkModel
import WaymarkRunning

/// Runs the attempts of an audit until every block has a finding.
struct AuditRun {
  var articles: [Article]
  var documents: [Document]
  /// The modules that every example imports.
  var imports: [String]
  var aliases: [String: String]
  var engine: Engine
  /// The engine for parts of package manifests.
  var manifestEngine: Engine
  var memory: ParserCache
  var progress: Progress

  func findings() async throws -> [BlockFinding] {
    var searches = documents.map { document in
      document.blocks.map { BlockSearch($0, in: document) }
    }
    var round = 1
    while searches.joined().contains(where: { $0.next != nil }) {
      progress.begin("Round \(round)")
      try await advance(&searches, engine, imports: imports) { !$0.isManifest }
      try await advance(&searches, manifestEngine, imports: []) { $0.isManifest }
      round += 1
    }
    return searches.joined().compactMap(\.finding)
  }

  /// Runs the next attempts of a kind, and adds their outcomes.
  private func advance(
    _ searches: inout [[BlockSearch]], _ engine: Engine, imports: [String],
    where isIncluded: (Attempt) -> Bool
  ) async throws {
    var drafts: [Article] = []
    var owners: [Example.ID: (document: Int, block: Int)] = [:]
    for document in documents.indices {
      var draft = articles[document]
      (draft.blocks, draft.snippets, draft.outputs) = ([], [], [])
      for block in searches[document].indices {
        guard let attempt = searches[document][block].next, isIncluded(attempt) else { continue }
        let first = draft.snippets.count
        var snippets = attempt.snippets(of: documents[document].blocks, from: first)
        let id = unique(snippets[0].example ?? "", in: draft.file, owners)
        for index in snippets.indices { snippets[index].example = id.name }
        owners[id] = (document, block)
        draft.snippets += snippets
      }
      if !draft.snippets.isEmpty { drafts.append(draft) }
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

  /// Two blocks of a document can be equal.
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
