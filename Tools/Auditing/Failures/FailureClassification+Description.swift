import WaymarkBlocks
import WaymarkContexts
import WaymarkFindings
import WaymarkModel

// The description of a failure in a finding.
extension FailureClassification {
  /// Replaces the notes of a finding with messages that explain its class, and adds the missing
  /// names and the context of a failure.
  package func describe(_ finding: inout BlockFinding) {
    finding.notes =
      block.test?.errors.isEmpty == false && finding.kind == .broken
      ? mismatches : reportedErrors
    finding.notes += block.rewordings(in: result.diagnostics)
    if finding.kind == .broken { finding.notes += uncheckedMistakes }
    if finding.kind == .interface { finding.notes = document.differences(of: block) }
    let shown = context.map { document.blocks[$0] }.filter { $0.test == nil }
    if [.errorOnPurpose, .trapOnPurpose, .broken].contains(finding.kind), !shown.isEmpty {
      finding.after = shown.map(\.snippet.location.line)
      finding.context.append("after \(places(finding.after))")
    }
    let modules = errors.missingModules.map {
      BlockFinding.Missing(name: $0, similar: document.similarModule(to: $0))
    }
    let hidden = errors.others.reduce(into: Set<String>()) {
      $0.formUnion(systemNames(near: $1))
    }
    if finding.kind == .needsContext { finding.notes += blocksToBlame.map(note) }
    let others = finding.kind == .needsContext ? valuesOfOtherSections + valuesLeftOut : []
    let names = errors.missingNames + hidden.sorted() + others
    finding.missing = modules + names.uniqued().map(missing)
  }

  /// The errors, except those that quote the name of the probe, which the document doesn't contain.
  private var reportedErrors: [Diagnostic] {
    result.errors.filter { !$0.message.contains(Elision.probe) }
      .map { Diagnostic(at: $0.location, $0.message) }
  }

  private func note(_ index: Int) -> Diagnostic {
    let line = document.blocks[index].snippet.location.line
    return Diagnostic(
      .warning, at: block.snippet.location,
      "this block needs the block on line \(line), which doesn't compile",
      hint: "correct that block first")
  }

  private func missing(_ name: String) -> BlockFinding.Missing {
    BlockFinding.Missing(
      name: name, similar: document.similar(to: name, in: block) ?? attribute(writtenAs: name))
  }
}
