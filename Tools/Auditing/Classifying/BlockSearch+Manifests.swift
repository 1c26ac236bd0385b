import WaymarkBlocks
import WaymarkContexts
import WaymarkFailures
import WaymarkFindings
import WaymarkModel

// Blocks that are parts of a package's manifest.
extension BlockSearch {
  /// Ends the search with the result of compiling the parts of a manifest.
  mutating func endManifest(_ result: AttemptResult) {
    guard case .manifest(let manifest) = block.syntax.shape else { return }
    let comments = block.syntax.comments.flatMap(\.text)
    let isComplete =
      manifest.isWhole && comments.allSatisfy { $0.contains("swift-tools-version") }
    let isBroken =
      !result.isCompiled && block.syntax.elisions.isEmpty
      && (isComplete || result.errors.contains { ManifestBlock.isMistake($0.message) })
    endManifest(result.errors, isBroken)
  }

  /// Ends the search. A product that the package doesn't have also breaks the block.
  mutating func endManifest(_ errors: [Diagnostic], _ isBroken: Bool) {
    let products = document.misspelledProducts(in: block)
    end(isBroken || !products.isEmpty ? .broken : .manifest) { $0.notes = products + errors }
  }
}
