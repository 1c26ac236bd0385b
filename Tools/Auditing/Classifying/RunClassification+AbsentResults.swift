import WaymarkBlocks
import WaymarkClaims
import WaymarkContexts
import WaymarkModel

// Statements about failures that don't occur, and about output that isn't printed.
extension RunClassification {
  /// The error about a block that compiles although the document states that it doesn't, or that
  /// doesn't trap although a comment states that it does; nil for any other block. The error is
  /// located at the code with the comment or, if the text around the block states the failure, at
  /// the block.
  var absentFailure: Diagnostic? {
    guard lacksTrap || mustNotCompile else { return nil }
    let lines = lacksTrap ? block.trapLines : block.errorLines
    let failure = lacksTrap ? "traps, but it doesn't" : "doesn't compile, but it does"
    let line = block.snippet.lines.first { lines.contains($0.number) }
    var place = block.snippet.location
    if let line { (place.line, place.column) = (line.number, line.column) }
    return Diagnostic(
      at: place, "the document states that this \(failure)",
      hint: "correct the code, or the \(line == nil ? "text before it" : "comment next to it")",
      reason: .contradiction)
  }

  /// Warnings about comments that call code an error although it compiles. The author might mean an
  /// error at run time, so the comments don't make the block broken.
  var absentErrors: [Diagnostic] {
    guard hasEnded, !isIncomplete, !isVariant, block.syntax.elisions.isEmpty else { return [] }
    return block.syntax.comments.filter { comment in
      comment.text[0].contains(Self.errorRemark)
        && !held.contains { $0.claim.line == comment.line }
    }.map { comment in
      let line = block.snippet.lines[comment.line]
      let place = SourceLocation(
        file: block.snippet.location.file, line: line.number, column: line.column)
      return Diagnostic(
        .warning, at: place,
        "the document states '\(comment.text[0])', but the block compiles and runs without an error",
        hint: "correct the code, or the comment", reason: .contradiction)
    }
  }

  /// Whether a statement prints nothing although the document shows its output and the code that
  /// prints it.
  var lacksOutput: Bool { absentOutputs.contains { $0.severity == .error } }

  /// The messages about the output of statements that print nothing. They are warnings if the
  /// document might omit the code that prints the output.
  var absentOutputs: [Diagnostic] {
    guard hasEnded, !isIncomplete, !isVariant, !isRandom, !order.isConcurrent else { return [] }
    return silent.filter { check in
      guard case .item = check.claim.subject else { return false }
      return check.claim.isExplicit && check.result == .unknown
        && block.syntax.comments.contains { comment in
          let index = check.claim.line - comment.line
          return comment.text.indices.contains(index)
            && CommentReading.statesOutput(comment.text[index])
        }
    }.map { check in
      Diagnostic(
        isPrintingShown(for: check.claim) ? .error : .warning, at: location(of: check, line: 0),
        "the document states '\(check.claim.text)', but nothing is printed",
        hint: "add the code that prints it, or correct the comment", reason: .contradiction)
    }
  }

  /// Returns whether the statement of a claim, or a declaration that it can use, contains a call to
  /// a function that prints.
  private func isPrintingShown(for claim: Claim) -> Bool {
    guard case .item(let index) = claim.subject else { return false }
    let item = block.syntax.items[index]
    let statement = block.code(of: item)
    // A closure can be called later, or never.
    if item.kind == .expression, statement.contains("{") { return false }
    let words = AuditedBlock.words(in: statement)
    // An assignment can run an observer or a deinitializer, which it doesn't name.
    let canCallUnnamed = if case .assignment = item.kind { true } else { false }
    return item.prints
      || ([block] + context).contains { block in
        block.syntax.items.contains { item in
          let code = block.code(of: item)
          return item.kind == .declaration && code.contains(Self.printing)
            && (canCallUnnamed
              || code.matches(of: Self.declaredName).contains {
                words.contains(String($0.output.1))
              })
        }
      }
  }

  /// A pattern for the start of a declaration, with its name.
  private static let declaredName = Pattern(/\b(?:actor|class|enum|func|struct) +(\w+)/)

  /// A pattern for a call that prints.
  private static let printing = Pattern(/\b(?:print|debugPrint|dump)\(/)

  /// A pattern for a comment that only states that the code is an error, possibly with the reason.
  private static let errorRemark = Pattern(
    /^(?i)(?:(?:this|that|it) )?(?:(?:is|would be|causes|gives|produces|(?:will )?reports?) )?(?:an? )?(?:error|invalid)(?:$|[:.,!]| (?:as|because|since)\b)/)
}
