import WaymarkBlocks
import WaymarkClaims
import WaymarkContexts

// Blocks that replace a part of an earlier block instead of continuing it.
extension BlockSearch {
  /// Returns an attempt without the statements of its context, so that variables have their initial
  /// values; nil if there are no statements, or if that was tried.
  func withFirstValues(_ attempt: Attempt) -> Attempt? {
    guard attempt.isObserved, !attempt.usesFirstValues else { return nil }
    let statements = attempt.context.flatMap { document.blocks[$0].statementLines }
    var variant = attempt
    variant.omitted.formUnion(statements)
    variant.usesFirstValues = true
    return variant.omitted == attempt.omitted || isTried(variant) ? nil : variant
  }
}

extension AuditedBlock {
  /// The line numbers of the block's statements that aren't declarations.
  fileprivate var statementLines: [Int] {
    let statements = syntax.items.filter { item in
      switch item.kind {
      case .expression, .assignment: true
      case .declaration, .binding: false
      case .other: !snippet.lines[item.lines.lowerBound].text.contains(/^\s*(?:let|var)\b/)
      }
    }
    return statements.flatMap { $0.lines.map { snippet.lines[$0].number } }
  }
}
