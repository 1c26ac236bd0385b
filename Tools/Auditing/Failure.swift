import WaymarkModel

/// The reason why a block doesn't compile in any context.
struct Failure {
  private let block: AuditedBlock
  private let document: Document
  /// The attempt with the fewest missing names; the last of several.
  private let outcome: Attempt.Outcome
  private let errors: Errors

  init(
    _ block: AuditedBlock, in document: Document,
    _ done: [(attempt: Attempt, outcome: Attempt.Outcome)]
  ) {
    self.block = block
    self.document = document
    let all = done.map {
      ($0.outcome, Errors($0.outcome.errors, of: block, among: document.blocks))
    }
    let best = all.reversed().min { weight($0.1) < weight($1.1) }
    (outcome, errors) = best ?? (done[0].outcome, Errors([], of: block, among: document.blocks))
  }

  var kind: BlockClass {
    if isErrorOnPurpose { return .errorOnPurpose }
    if errors.missingModules.contains(where: KnownNames.foreignModules.contains) {
      return .otherPlatform
    }
    if !block.syntax.elisions.isEmpty || isShortened { return .elision }
    if errors.missingNames.contains(where: KnownNames.isForeign) { return .otherPlatform }
    if !errors.missingModules.isEmpty || !errors.missingNames.isEmpty { return .needsContext }
    switch block.syntax.shape {
    case .members, .cases: return .fragment
    default: break
    }
    if !errors.faultyContext.isEmpty || !isOwnFault { return .needsContext }
    return .broken
  }

  private var isErrorOnPurpose: Bool {
    let lines = Set(outcome.errors.map(\.location.line))
    guard !lines.isEmpty else { return false }
    if !block.errorLines.isEmpty { return lines.isSubset(of: block.errorLines) }
    return block.isSaidNotToCompile && errors.missingNames.isEmpty && errors.missingModules.isEmpty
  }

  /// Whether a comment replaces code that the compiler misses.
  private var isShortened: Bool {
    let isMarked = block.syntax.comments.contains { comment in
      comment.text.contains {
        $0.hasPrefix("...") || $0.hasPrefix("…") || $0.hasSuffix("...") || $0.hasSuffix("…")
      }
    }
    let isMissing = outcome.errors.contains { error in
      Self.shortenings.contains { error.message.contains($0) }
    }
    return isMissing || isMarked
  }

  private static let shortenings = [
    "missing return", "does not conform to protocol", "has no initializers",
    "'switch' must be exhaustive", "but the 'switch' is empty", "unable to infer complex closure",
  ]

  /// Whether an error is about the package's API or the code itself, and not about what an
  /// unknown declaration could have made valid.
  private var isOwnFault: Bool {
    guard document.hasPackage else { return false }
    let declared = document.blocks.reduce(into: Set<String>()) {
      $0.formUnion($1.syntax.names.others)
    }
    return errors.others.contains { error in
      guard let type = error.message.firstMatch(of: /type '([A-Za-z_]+)[^']*' has no member/) else {
        return true
      }
      return !declared.contains(String(type.output.1))
    }
  }

  func describe(_ finding: inout BlockFinding) {
    finding.notes = outcome.errors
    let modules = errors.missingModules.map { BlockFinding.Missing(name: $0) }
    finding.missing = modules + errors.missingNames.map { BlockFinding.Missing(name: $0) }
  }
}

private func weight(_ errors: Errors) -> Int {
  errors.missingNames.count * 100 + errors.missingModules.count * 100 + errors.faultyContext.count
    * 10
    + errors.others.count
}
