import WaymarkBlocks
import WaymarkClaims
import WaymarkContexts
import WaymarkFailures
import WaymarkFindings
import WaymarkModel

/// The classification of the run of a block that compiles.
struct RunClassification {
  let block: AuditedBlock
  /// The blocks that precede the block in the attempt.
  let context: [AuditedBlock]
  let attempt: Attempt
  let result: AttemptResult
  private let checks: [ClaimCheck]
  /// The claims about statements that were executed.
  private let executed: [ClaimCheck]
  /// The claims about executed statements that print nothing.
  let silent: [ClaimCheck]
  /// Whether the block's results can differ from those in the document: the block uses a variable
  /// that the attempt or hidden code declares, the attempt omits a line with a name that the block
  /// needs, or the block is for an old version.
  private let isAdapted: Bool
  /// Whether the attempt is adapted or contains hidden code.
  let isIncomplete: Bool
  /// Whether the document states that the block doesn't compile with the current compiler. In
  /// proposals, only an explicit statement counts, because the language can differ from what they
  /// describe.
  let mustNotCompile: Bool
  /// The order of the output, as far as the code of the block and its context reveals it.
  let order: OutputOrder
  /// Whether the package declares its own function `formatted`, which replaces Foundation's.
  let hasOwnFormat: Bool

  init(
    _ block: AuditedBlock, _ attempt: Attempt, _ result: AttemptResult, in document: Document
  ) {
    self.block = block
    context = attempt.context.map { document.blocks[$0] }
    // A variable that the attempt declares has the type of its first value, which might not be the
    // intended type. That matters only if the block uses the variable.
    isAdapted =
      attempt.declared.contains { block.lineCount(containing: $0) > 1 }
      || document.hidesVariables(of: block, attempt) || block.isForOldVersion
      || attempt.omitted.contains { line in
        document.blocks.contains { !$0.words(inLine: line).isDisjoint(with: block.syntax.needed) }
      }
    isIncomplete = isAdapted || document.usesHiddenCode(attempt)
    mustNotCompile =
      block.mustNotCompile
      || !document.purpose.isProposal && !block.isForOldVersion && !block.isExperimental
        && (block.quotesCompiler || block.isIntroducedAsRejected)
    hasOwnFormat = document.interface.declares("formatted")
    self.attempt = attempt
    self.result = result
    order = OutputOrder(ofCode: ([block] + context).map(\.snippet.code))
    let report = ProbeSource(of: block).report(in: result.output)
    let all = block.claims.enumerated().map { [order] in
      ClaimCheck($1, number: $0, in: report, order: block.order(of: $1, in: order))
    }
    checks = attempt.isObserved ? Self.readingWords(in: all, of: block) : []
    let ended = checks.enumerated().filter { report.ends[$0.offset] != nil }
    executed = ended.map(\.element)
    silent = ended.filter { report.outputs[$0.offset]?.isEmpty != false }.map(\.element)
  }

  /// Returns the checks. If the only output that doesn't match is a single word next to a call to
  /// `print`, and the comments next to at least three other calls match, that word is treated as an
  /// explicit claim.
  private static func readingWords(
    in checks: [ClaimCheck], of block: AuditedBlock
  ) -> [ClaimCheck] {
    let printed = checks.indices.filter { index in
      guard case .item(let item) = checks[index].claim.subject else { return false }
      return block.syntax.items[item].prints
    }
    let others = printed.filter { checks[$0].result != .held }
    guard others.count == 1, let index = others.first, printed.count > 3,
      case .differs(let found) = checks[index].result, !found.contains(where: \.isWhitespace),
      !checks[index].claim.text.contains(where: \.isWhitespace)
    else { return checks }
    var copy = checks
    (copy[index].claim.isExplicit, copy[index].claim.isTentative) = (true, false)
    return copy
  }

  var hasEnded: Bool { result.verdict.isSuccess }
  /// Whether the program exited with status 0 after all of its claims held.
  private var hasExited: Bool {
    result.errors.contains { $0.reason == .exit } && held.count == checks.count
  }
  private var hasTrappedAsTested: Bool {
    [.crashed, .failed].contains(result.verdict) && block.test?.mustTrap == true
  }
  /// Whether the statements of the context are omitted.
  var isVariant: Bool { attempt.usesFirstValues }
  var held: [ClaimCheck] { checks.filter { $0.result == .held } }

  var refuted: [ClaimCheck] {
    // If the program stopped early, claims about the statements that were executed still count.
    return (hasEnded || hasTrappedAsTested ? checks : executed).filter {
      if case .differs = $0.result { true } else { false }
    }
  }

  /// Whether an expectation or an assertion of the block doesn't hold, and the document doesn't
  /// state that it fails.
  var hasFailedExpectation: Bool {
    switch result.verdict {
    case .failed:
      guard result.errors.contains(where: { !Self.isEndOfRun($0) }) else { return false }
    case .crashed: guard block.syntax.items.contains(where: hasStopped) else { return false }
    default: return false
    }
    // A sentence about an error can be about the error that the block expects.
    let lacksError = result.errors.contains {
      $0.message.contains("an error was expected but none")
    }
    return !isRandom && (lacksError ? !states(Self.failure) : !statesFailure)
  }

  /// Returns whether an error ended the program, but isn't about the program's results.
  private static func isEndOfRun(_ error: Diagnostic) -> Bool {
    error.message.hasPrefix("Caught error") || [.earlyEnd, .outputLimit].contains(error.reason)
  }

  /// Returns whether the program stopped at an assertion that compares values.
  private func hasStopped(at item: BlockSyntax.TopLevelItem) -> Bool {
    let lines = Set(item.lines.map { block.snippet.lines[$0].number })
    return item.asserts && item.lines.contains { block.snippet.lines[$0].text.contains("==") }
      && result.errors.contains { lines.contains($0.location.line) }
  }

  /// Whether the program ended without a result to compare with a claim, possibly because a task
  /// hadn't run yet.
  var mayHaveEndedEarly: Bool {
    hasEnded && checks.contains { $0.claim.isExplicit && $0.result == .unknown }
  }

  /// Whether the run doesn't confirm the document: a claim doesn't hold or has no result to
  /// compare, the program stops unexpectedly, or the block doesn't fail as the document states.
  var isUnconfirmed: Bool {
    !refuted.isEmpty || hasTrappedUnexpectedly || hasThrownUnexpectedly
      || hasEnded
        && (!block.errorLines.isEmpty || mustNotCompile || block.test?.mustTrap == true
          || lacksTrap)
      || hasEnded
        && checks.contains {
          if case .item = $0.claim.subject {
            $0.claim.isExplicit && $0.result == .unknown
          } else {
            false
          }
        }
  }

  var kind: BlockClass {
    if !block.syntax.elisions.isEmpty { return .elision }
    if block.isTemplate { return .fragment }
    if mustNotCompile { return .broken }
    switch block.syntax.shape {
    case .members, .cases: return .fragment
    default: break
    }
    if refuted.contains(where: isMistake) { return .broken }
    if trapMismatch != nil || lacksOutput { return .broken }
    if hasTrappedAsTested || result.verdict == .crashed && block.isDocumentedToStop {
      return .trapOnPurpose
    }
    if isUnlikeTest || hasFailedExpectation || isRefutedByTrap || lacksTrap { return .broken }
    if !hasEnded, !hasExited { return .compiles }
    let isChecked = result.heldExpectations > 0 || block.syntax.items.contains(where: \.asserts)
    return held.isEmpty && !isChecked ? .compiles : .proved
  }

  /// Returns whether a claim that doesn't hold is a mistake. Hidden code excuses a claim unless the
  /// document states that the text is printed.
  private func isMistake(_ check: ClaimCheck) -> Bool {
    check.claim.isBinding && !isRandom && (check.claim.isPrinted ? !isAdapted : !isIncomplete)
  }

  /// Whether the run differs from what a test expects. Expected traps are handled earlier, so a
  /// test that expects a trap has failed here.
  private var isUnlikeTest: Bool {
    guard let test = block.test else { return false }
    return test.mustTrap || result.verdict == .crashed
      || !block.mismatches(with: result.diagnostics).isEmpty
  }

  func describe(_ finding: inout BlockFinding, in document: Document) {
    let tests = attempt.context.compactMap { document.blocks[$0].test?.name }
    finding.after = attempt.context.filter { document.blocks[$0].test == nil }
      .map { document.blocks[$0].snippet.location.line }
    finding.context += tests.map { "with the code of the test '\($0)'" }
    if !finding.after.isEmpty { finding.context.append("after \(places(finding.after))") }
    if attempt.products == [] { finding.context.append("without the package") }
    finding.context += ((attempt.products ?? []) + attempt.imports).map { "with \($0)" }
    switch attempt.enclosure {
    case .none, .manifest: break
    case .scope: finding.context.append("in a separate scope")
    case .type(let head): finding.context.append("in \(Self.article(of: head))")
    case .cases(let type): finding.context.append("in a switch over '\(type)'")
    }
    for name in attempt.declared.sorted() {
      finding.context.append("with a declaration of '\(name)'")
    }
    if isVariant { finding.context.append("with the initial values of its variables") }
    if attempt.awaitsTasks { finding.context.append("with time for its tasks to finish") }
    if !attempt.awaited.isEmpty { finding.context.append("with 'await'") }
    if block.syntax.main != nil { finding.context.append("as a separate program") }
    if ([block] + context).contains(where: { !$0.syntax.elisions.isEmpty }) {
      finding.context.append("with placeholders")
    }
    finding.held = held.map(\.claim.text)
    finding.notes += refuted.filter { !$0.claim.isTentative }.compactMap(note)
    if let trapMismatch { finding.notes.append(trapMismatch) }
    if !hasEnded { finding.notes += endNotes.filter { $0.location != trapMismatch?.location } }
    if block.test?.mustTrap == true, hasEnded {
      finding.notes.append(
        Diagnostic(
          at: block.snippet.location, "the test expects a failure, but the program succeeds",
          hint: "correct the test, or the code in the block"))
    }
    if block.test != nil {
      let mismatches = block.mismatches(with: result.diagnostics)
      finding.notes += mismatches.filter { !finding.notes.contains($0) }
      finding.notes += block.rewordings(in: result.diagnostics)
    } else if let absentFailure {
      finding.notes.append(absentFailure)
    } else {
      finding.notes += absentErrors + absentOutputs
    }
  }

  /// Returns the kind of a declaration with its article: `a struct` for `struct Hike`.
  private static func article(of head: String) -> String {
    let word = head.prefix { $0 != " " }
    return word == "extension" || word == "enum" ? "an \(word)" : "a \(word)"
  }

  /// Returns a message about the difference between a claim and the result; nil if none was found.
  func note(_ check: ClaimCheck) -> Diagnostic? {
    guard case .differs(let found) = check.result else { return nil }
    let severity: Diagnostic.Severity = isMistake(check) ? .error : .warning
    let (shown, lines) = (ClaimCheck.lines(check.claim.text), ClaimCheck.lines(found))
    let same = zip(shown, lines).prefix { trimmed($0) == trimmed($1) }.count
    let place = location(of: check, line: same)
    // The first line that differs is easier to find than the difference between two long strings.
    guard shown.count > 1, lines.count > 1, same < shown.count, same < lines.count else {
      return Diagnostic(
        severity, at: place,
        "the document states '\(check.claim.text)', but the result is '\(found)'",
        hint: Self.correction, reason: .contradiction)
    }
    return Diagnostic(
      severity, at: place,
      "the document states '\(trimmed(shown[same]))', but line \(same + 1) of the result is "
        + "'\(trimmed(lines[same]))'",
      hint: "the whole result is:\n\(found)", reason: .contradiction)
  }
}

extension AuditedBlock {
  /// Returns the order of the output that a claim is about. A statement that prints a sorted
  /// collection always prints its elements in the same order.
  fileprivate func order(of claim: Claim, in order: OutputOrder) -> OutputOrder {
    guard case .item(let item) = claim.subject, syntax.items[item].isSorted, !order.isConcurrent
    else { return order }
    var order = order
    order.isFixed = true
    return order
  }
}
