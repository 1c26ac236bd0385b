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
  /// The sources of the examples in the last run that wasn't cancelled.
  private let sources = Mutex<[Example.ID: String]>([:])

  package init(_ proving: Proving, _ server: PreviewServer) {
    self.proving = proving
    self.server = server
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
      var outcome = try await proving.outcome(of: extraction)
      outcome.symbols = try await LibrarySymbols.all(in: extraction)
      try Task.checkCancellation()
      let files = try await SiteOutput.files(
        of: &outcome, at: Date(), extraction.parserCache)
      let changed = server.show(
        Dictionary(uniqueKeysWithValues: files.map { ($0.path, $0.bytes) }))
      sources.withLock { $0 = current }
      server.send(.shown(changed: changed))
      ResultsPrinter.show(outcome)
      Console.print(Summary.line(of: outcome))
    } catch {
      guard !Task.isCancelled else { return }
      let text = Failure.text(of: error)
      server.send(.failed(message: text))
      Console.error(text)
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
