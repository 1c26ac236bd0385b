import WaymarkBlocks
import WaymarkClaims
import WaymarkContexts

extension BlockSearch {
  /// An attempt that doesn't compile the equations in comments, if they cause all errors in the
  /// smallest context; nil if they don't, or if this was already tried. A comment such as `x = 3`
  /// can be a line of output instead.
  var withoutEquations: Attempt? {
    guard let (attempt, result) = done.first, attempt.isObserved,
      block.claims.contains(where: { $0.comment != nil }),
      result.errors.allSatisfy({ block.isComment(line: $0.location.line) })
    else { return nil }
    var plain = attempt
    plain.omitsEquations = true
    return isTried(plain) ? nil : plain
  }
}

// Blocks that replace part of an earlier block instead of continuing it.
extension BlockSearch {
  /// Returns an attempt without the statements of its context, so that variables have their initial
  /// values; nil if there are no statements, or if this was already tried.
  func withFirstValues(_ attempt: Attempt) -> Attempt? {
    guard attempt.isObserved, !attempt.usesFirstValues, !block.isIntroducedAsRepetition,
      !attempt.context.contains(where: { document.blocks[$0].changesLike(block) })
    else { return nil }
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
  /// Returns whether a line of the document is a line of the block that contains only a comment.
  fileprivate func isComment(line: Int) -> Bool {
    let text = snippet.lines.first { $0.number == line }?.text
    return text.map { trimmed($0).hasPrefix("//") } ?? false
  }

  /// Whether the sentence before the block states that something happens once more.
  fileprivate var isIntroducedAsRepetition: Bool {
    lead.contains(/(?i)\b(?:again|another|once more|one more|(?:second|third) time)\b/)
  }

  /// Returns whether the block changes a value with the same statement as another block, which then
  /// repeats the change.
  fileprivate func changesLike(_ other: AuditedBlock) -> Bool {
    !changes.isDisjoint(with: other.changes)
  }

  /// The statements of one line that neither print nor declare anything.
  private var changes: Set<String> {
    let items = syntax.items.filter { item in
      switch item.kind {
      case .expression, .assignment: item.lines.count == 1 && !item.prints && !item.asserts
      default: false
      }
    }
    return Set(items.map { trimmed(snippet.lines[$0.lines.lowerBound].text) })
  }

  /// Returns the line numbers of the statements that another block can replace. Declarations aren't
  /// included. A statement that uses one of this block's own variables is included only if the
  /// other block changes that variable. Otherwise, the statement is part of what this block shows
  /// about the variable.
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
