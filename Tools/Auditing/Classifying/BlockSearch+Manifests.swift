import WaymarkBlocks
import WaymarkContexts
import WaymarkFailures
import WaymarkFindings
import WaymarkInterfaces
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
    endManifest(result.errors, isBroken: isBroken, isCompiled: result.isCompiled)
  }

  /// Ends the search. Misspelled products and missing punctuation also make the block broken.
  mutating func endManifest(
    _ errors: [Diagnostic], isBroken: Bool, isCompiled: Bool = false
  ) {
    let mistakes =
      document.misspelledProducts(in: block) + block.missingPunctuation
      + (isCompiled ? [] : block.manifestMistakes)
    end(isBroken || !mistakes.isEmpty ? .broken : .manifest) { $0.notes = mistakes + errors }
  }
}

extension BlockSearch {
  /// Ends the search for a block that isn't complete code. Misspelled words can make it broken.
  mutating func endPiece() {
    let isManifest = block.snippet.code.contains(
      Self.partOfManifest)
    let isCurrent = !block.isHypothetical && !document.purpose.describesOtherLanguage
    let mistakes =
      !block.syntax.isReadable
      ? [] : isManifest ? block.manifestMistakes : isCurrent ? block.misspelledKeywords : []
    end(mistakes.isEmpty ? .fragment : .broken) { $0.notes = mistakes }
  }

  private static let partOfManifest = Pattern(/^\s*(?:\w+: *\[\s*)?\.\w+\(\s*(?:name|url): "/)
}

extension AuditedBlock {
  /// Errors about misspelled words and missing commas in part of a manifest.
  fileprivate var manifestMistakes: [Diagnostic] {
    ManifestSpelling.mistakes(in: snippet.code).map {
      Diagnostic(at: location(of: $0.offset), $0.message, hint: $0.hint)
    }
  }

  /// Errors about labels without a colon, and about a manifest whose parentheses or brackets aren't
  /// balanced.
  fileprivate var missingPunctuation: [Diagnostic] {
    guard case .manifest(let manifest) = syntax.shape else { return [] }
    let labels = snippet.lines.compactMap { line in
      ManifestBlock.labelWithoutColon(in: line.text).map { label in
        Diagnostic(
          at: SourceLocation(file: snippet.location.file, line: line.number, column: 1),
          "expected ':' after '\(label)'", hint: "write '\(label):'")
      }
    }
    guard manifest.isUnbalanced else { return labels }
    let unbalanced = Diagnostic(
      at: snippet.location, "the parentheses or brackets of the manifest aren't balanced",
      hint: "write exactly one ')' for each '(' and one ']' for each '['")
    return labels + [unbalanced]
  }
}
