import WaymarkBlocks
import WaymarkClaims
import WaymarkContexts
import WaymarkModel

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

// Attempts that follow a run.
extension BlockSearch {
  /// Returns an attempt that waits for the tasks that the block starts; nil if it starts none, or
  /// if this was already tried.
  func awaitingTasks(_ attempt: Attempt) -> Attempt? {
    guard attempt.isObserved, block.syntax.main == nil,
      block.snippet.code.contains(Self.task)
    else { return nil }
    // The program can end before its tasks print what the block claims.
    var patient = attempt
    patient.awaitsTasks = true
    return isTried(patient) ? nil : patient
  }

  /// Returns an attempt without the package, if a declaration of the package shadows a declaration
  /// of the standard library that the block may refer to; nil if this was already tried.
  func unshadowed(_ attempt: Attempt) -> Attempt? {
    guard attempt.products == nil, document.modules.isDisjoint(with: block.syntax.imports),
      !document.shadowed(by: block).isEmpty
    else { return nil }
    var plain = attempt
    plain.products = []
    return isTried(plain) ? nil : plain
  }

  /// Returns an attempt in the Swift 6 language mode if the document states that the block doesn't
  /// compile; nil if this was already tried.
  func strict(_ attempt: Attempt) -> Attempt? {
    let isRejected =
      !block.errorLines.isEmpty || block.mustNotCompile || block.isIntroducedAsRejected
    guard isRejected, attempt.products == nil,
      attempt.programs.isEmpty
    else { return nil }
    // The document might refer to an error that only this language mode reports.
    var strict = attempt
    strict.isStrict = true
    return isTried(strict) ? nil : strict
  }

  /// Returns an attempt with the current values of the variables that the block only uses; nil if
  /// the given attempt has them, or if this was already tried.
  func withCurrentValues(_ attempt: Attempt) -> Attempt? {
    guard attempt.isObserved, let context = currentContext(of: attempt) else { return nil }
    let current = self.attempt(attempt, after: context)
    return done.contains { $0.attempt.context == context } ? nil : current
  }

  /// Returns the context in which the variables of an attempt have their current values; nil if it
  /// is the attempt's own context.
  func currentContext(of attempt: Attempt) -> [Int]? {
    document.finder.currentContext(
      of: block.index, insteadOf: attempt.context, .init(included: extensions))
  }

  private static let task = Pattern(/\bTask(?:\.detached)?\b[^\n]*\{|DispatchQueue\b.*\basync/)
}

// Blocks that replace part of an earlier block instead of continuing it.
extension BlockSearch {
  /// Returns an attempt without the statements of its context, so that variables have their initial
  /// values; nil if there are no statements, if the block repeats them, or if this was already
  /// tried.
  func withFirstValues(_ attempt: Attempt) -> Attempt? {
    guard attempt.isObserved, !attempt.usesFirstValues, !block.isIntroducedAsRepetition,
      !attempt.context.contains(where: { document.blocks[$0].changesLike(block) })
    else { return nil }
    let context = attempt.context.map { document.blocks[$0] }
    let used = context.reduce(into: Set<String>()) { $0.formUnion($1.syntax.names.values) }
      .intersection(block.syntax.needed)
    let statements = context.flatMap { $0.statementLines(replaceableBy: block, using: used) }
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

  /// Whether the paragraph before the block states that something happens once more.
  fileprivate var isIntroducedAsRepetition: Bool {
    surroundings.lead.contains(Self.repetition)
  }

  /// Returns whether another block repeats one of the block's statements that change values.
  fileprivate func changesLike(_ other: AuditedBlock) -> Bool {
    !changes.isDisjoint(with: other.changes)
  }

  /// The one-line expressions and assignments that neither print nor assert anything.
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
  /// about the variable. In the same section, this also holds for all variables that the other
  /// block uses, because readers expect their current values.
  ///
  /// - Parameter used: The variables that the other block uses.
  fileprivate func statementLines(
    replaceableBy other: AuditedBlock, using used: Set<String>
  ) -> [Int] {
    let isSameSection = snippet.heading == other.snippet.heading
    let variables = isSameSection ? syntax.names.values.union(used) : syntax.names.values
    let statements = syntax.items.filter { item in
      let words = item.lines.reduce(into: Set<String>()) {
        $0.formUnion(Self.words(in: snippet.lines[$1].text))
      }
      let own = variables.intersection(words)
      guard own.isEmpty || !own.isDisjoint(with: other.syntax.changed) else { return false }
      return switch item.kind {
      case .expression, .assignment: true
      case .declaration, .binding: false
      case .other: !snippet.lines[item.lines.lowerBound].text.contains(Self.variable)
      }
    }
    return statements.flatMap { $0.lines.map { snippet.lines[$0].number } }
  }

  private static let repetition = Pattern(
    /(?i)\b(?:again|another|once more|one more|(?:second|third) time)\b/)
  private static let variable = Pattern(/^\s*(?:let|var)\b/)
}
