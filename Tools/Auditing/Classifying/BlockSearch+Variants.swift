import WaymarkBlocks
import WaymarkClaims
import WaymarkContexts

// Blocks that replace a part of an earlier block instead of continuing it.
extension BlockSearch {
  /// Returns an attempt without the statements of its context, so that variables have their initial
  /// values; nil if there are no statements, or if that was tried.
  func withFirstValues(_ attempt: Attempt) -> Attempt? {
    guard attempt.isObserved, !attempt.usesFirstValues else { return nil }
    let statements = attempt.context.flatMap {
      document.blocks[$0].statementLines(replaceableBy: block)
    }
    var variant = attempt
    variant.omitted.formUnion(statements)
    variant.usesFirstValues = true
    return variant.omitted == attempt.omitted || isTried(variant) ? nil : variant
  }
}

extension AuditedBlock {
  /// The line numbers of the block's statements that aren't declarations. Statements with a
  /// variable of the block itself are left out, because the block shows the variable with them,
  /// unless another block changes that variable, which can replace the statement.
  fileprivate func statementLines(replaceableBy other: AuditedBlock) -> [Int] {
    let statements = syntax.items.filter { item in
      let words = item.lines.reduce(into: Set<String>()) {
        $0.formUnion(Self.words(in: snippet.lines[$1].text))
      }
      let own = syntax.names.values.intersection(words)
      guard own.isEmpty || !own.isDisjoint(with: other.syntax.changed) else { return false }
      return switch item.kind {
      case .expression, .assignment: true
      case .declaration, .binding: false
      case .other: !snippet.lines[item.lines.lowerBound].text.contains(/^\s*(?:let|var)\b/)
      }
    }
    return statements.flatMap { $0.lines.map { snippet.lines[$0].number } }
  }
}
