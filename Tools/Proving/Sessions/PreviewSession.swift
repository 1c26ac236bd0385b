import Foundation
import Synchronization
import WaymarkExtracting
import WaymarkMarkup
import WaymarkModel
import WaymarkOutcomes
import WaymarkPreviewing
import WaymarkProject

/// A session that proves and renders articles for a preview.
package final class PreviewSession: Sendable {
  private let proving: Proving
  private let server: PreviewServer
  private let now: @Sendable () -> Date
  private let show: @Sendable (Result<Outcome, any Error>) -> Void
  /// The sources of the examples in the last run that finished without an error.
  private let sources = Mutex<[Example.ID: String]>([:])

  /// Creates a session.
  ///
  /// - Parameters:
  ///   - now: A function that returns the current time, which the page about each run shows.
  ///   - show: A function that shows the results of each run in the terminal, or the error that
  ///     ended it.
  package init(
    _ proving: Proving, _ server: PreviewServer, now: @escaping @Sendable () -> Date,
    showing show: @escaping @Sendable (Result<Outcome, any Error>) -> Void
  ) {
    self.proving = proving
    self.server = server
    self.now = now
    self.show = show
  }

  /// Proves and renders everything that changed. Errors are shown in the open pages and the
  /// terminal.
  @Sendable package func update() async {
    do {
      let extraction = try await proving.extraction()
      let current = Dictionary(
        extraction.examples.map { ($0.id, $0.source.text) }, uniquingKeysWith: { first, _ in first }
      )
      server.send(.proving(proofs: changedProofs(of: extraction, current)))
      var outcome = try await proving.prove(extraction)
      outcome.add(
        try await LibrarySymbols.all(in: extraction, reportingTo: proving.progress))
      try Task.checkCancellation()
      let facts = await outcome.facts(at: now())
      let files = try SiteOutput.files(of: &outcome, in: facts, extraction.parserCache)
      let changed = server.show(
        Dictionary(uniqueKeysWithValues: files.map { ($0.path, $0.bytes) }))
      sources.withLock { $0 = current }
      server.send(.shown(changed: changed))
      show(.success(outcome))
    } catch {
      guard !Task.isCancelled else { return }
      server.send(.failed(message: Failure.text(of: error)))
      show(.failure(error))
    }
  }

  /// Returns the addresses of the proofs of examples that are new or have changed.
  private func changedProofs(
    of extraction: Extraction, _ current: [Example.ID: String]
  ) -> [String] {
    let known = sources.withLock(\.self)
    let changed = extraction.examples.map(\.id).filter { known[$0] != current[$0] }
    let map = Outcome(extraction, proofs: []).siteMap
    return changed.compactMap(map.proofAddress)
  }
}
