import WaymarkClaims
import WaymarkContexts
import WaymarkFailures
import WaymarkFindings
import WaymarkModel

// Runs of a block in several contexts, none of which confirms the document.
extension RunClassification {
  /// Returns the run that agrees best with the document. The criteria are, in this order, whether
  /// the run ended, the number of claims that hold, whether the block isn't broken, and the number
  /// of claims that don't hold. If several runs are equal, the first is returned, because it has
  /// the smallest context.
  ///
  /// - Parameter runs: The runs. There must be at least one.
  static func closest(of runs: [RunClassification]) -> RunClassification {
    runs.dropFirst().reduce(runs[0]) { best, run in
      best.likeness.lexicographicallyPrecedes(run.likeness) ? run : best
    }
  }

  private var likeness: [Int] {
    [hasEnded ? 1 : 0, held.count, kind == .broken ? 0 : 1, -refuted.count]
  }

  /// The hint for a claim that differs from the result.
  static let correction = "write the result, or correct the code"

  /// Describes the run. If another run has a different result for a claim that doesn't hold, the
  /// hint shows that result.
  func describe(
    _ finding: inout BlockFinding, in document: Document, comparedWith runs: [RunClassification]
  ) {
    describe(&finding, in: document)
    guard finding.kind == .broken else { return }
    for check in refuted {
      guard let note = note(check), let index = finding.notes.firstIndex(of: note),
        note.hint == Self.correction, let other = otherResult(of: check, in: runs)
      else { continue }
      finding.notes[index].hint = other
    }
  }

  /// Returns a hint with the result that a claim has in another context; nil if there is no other
  /// result on a single line.
  private func otherResult(of check: ClaimCheck, in runs: [RunClassification]) -> String? {
    for run in runs {
      let other = run.refuted.first { $0.claim.line == check.claim.line && $0 != check }
      guard let other, case .differs(let found) = other.result, !found.contains("\n") else {
        continue
      }
      let lines = run.context.map(\.snippet.location.line)
      let part = run.isVariant ? "only the declarations of " : ""
      let context = lines.isEmpty ? "on its own" : "after \(part)\(places(lines))"
      return "if the block runs \(context), the result is '\(found)'"
    }
    return nil
  }

  /// Returns the location of a claim. For the output of a test, it's the location of the line with
  /// the given number in that output, or of its last line if the output is shorter.
  func location(of check: ClaimCheck, line number: Int) -> SourceLocation {
    let outputs = block.test?.outputLines ?? []
    let index = check.claim.line
    let line = block.snippet.lines.indices.contains(index) ? block.snippet.lines[index] : nil
    let output = outputs.isEmpty ? nil : outputs[min(number, outputs.count - 1)].number
    return SourceLocation(
      file: block.snippet.location.file,
      line: output ?? line?.number ?? block.snippet.location.line,
      column: output == nil ? line?.column ?? 1 : 1)
  }
}
