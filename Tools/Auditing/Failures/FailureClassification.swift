import WaymarkBlocks
import WaymarkClaims
import WaymarkContexts
import WaymarkFindings
import WaymarkModel

/// The reason why a block doesn't compile in any context.
package struct FailureClassification {
  let block: AuditedBlock
  let document: Document
  /// The result of the attempt with the fewest errors or, if there are several such attempts, of
  /// the last. Missing names and modules have more weight than other errors.
  let result: AttemptResult
  /// The indices of the blocks that precede the block in the attempt with the fewest errors.
  let context: [Int]
  /// The errors of the attempt with the fewest errors.
  package let errors: CompileErrors
  let failing: FailingContext
  /// The errors that remain if the variables that the block only assigns are declared; nil if this
  /// wasn't tried.
  let errorsWithVariables: CompileErrors?
  /// Whether the block repeats members of a type that the document declares.
  let isExcerpt: Bool

  /// Classifies a block by the attempts to compile it.
  ///
  /// - Parameter done: The attempts with their results, in order. None of them compiled.
  package init(
    _ block: AuditedBlock, in document: Document,
    _ done: [(attempt: Attempt, result: AttemptResult)]
  ) {
    self.block = block
    self.document = document
    // Errors inside generated code are less informative.
    let own = done.filter {
      guard $0.attempt.declared.isEmpty else { return false }
      return if case .type = $0.attempt.enclosure { block.isEnclosed } else { true }
    }
    func compileErrors(_ result: AttemptResult, of attempt: Attempt) -> CompileErrors {
      CompileErrors(result.errors, of: block, after: attempt.context.map { document.blocks[$0] })
    }
    let all = own.map {
      ($0.result, compileErrors($0.result, of: $0.attempt), $0.attempt.context)
    }
    let best = all.reversed().min { weight($0.1) < weight($1.1) }
    (result, errors, context) =
      best ?? (done[0].result, CompileErrors([], of: block, after: []), [])
    errorsWithVariables = done.last { !$0.attempt.declared.isEmpty }.map {
      compileErrors($0.result, of: $0.attempt)
    }
    failing = FailingContext(done, of: block, in: document)
    isExcerpt = done.contains { attempt, result in
      guard case .type = attempt.enclosure else { return false }
      return result.errors.allSatisfy { $0.message.hasPrefix("invalid redeclaration of") }
    }
  }

  /// Whether the block has a mistake that no elision explains: a separator that is missing or
  /// repeated, a missing closing brace, or an error on a line with an HTML entity.
  var isMalformedElsewhere: Bool {
    let elided = block.syntax.elisions.flatMap { elision in
      let line = block.snippet.lines[elision.line].number
      return [line - 1, line, line + 1]
    }
    return errors.others.contains { error in
      let line = block.line(of: error)
      if error.message.hasPrefix("expected '}'") { return block.isClosedLikeItsStart }
      return ["unexpected ',' separator", "expected ',' separator"].contains(error.message)
        && !elided.contains(error.location.line)
        // HTML entities have no effect in a code block.
        || line?.text.contains(Self.entity) == true
    }
  }

  var mismatches: [Diagnostic] { block.mismatches(with: result.diagnostics) }

  var isErrorOnPurpose: Bool {
    if let test = block.test { return !test.errors.isEmpty && mismatches.isEmpty }
    // A block can show several versions of a declaration.
    let certain = result.errors.filter {
      !$0.message.hasPrefix("invalid redeclaration of")
        || block.errorLines.contains($0.location.line)
    }
    let lines = Set((certain.isEmpty ? result.errors : certain).map(\.location.line))
    guard !lines.isEmpty else { return false }
    if !block.errorLines.isEmpty, result.errors.allSatisfy(isQuoted) { return true }
    if !block.errorLines.isEmpty {
      let isMisspelled = result.errors.contains { isMisspelling($0) && isOtherMistake($0) }
      return lines.isSubset(of: block.errorExtent) && !isMisspelled
        && !result.errors.allSatisfy(isOtherMistake)
    }
    let isAnnounced =
      block.isDocumentedNotToCompile || block.isDocumentedAsWrong || block.isRejectedBelow
    return isAnnounced && errors.missingNames.isEmpty && errors.missingModules.isEmpty
      && valuesOfOtherSections.isEmpty
  }

  /// Returns whether a comment of the block contains the text of an error. The compiler can report
  /// the error on another line, such as the line of a variable's declaration.
  private func isQuoted(_ error: Diagnostic) -> Bool {
    block.syntax.comments.contains { $0.text.joined(separator: " ").contains(error.message) }
  }

  /// Returns whether an error is a mistake in a name or a label that no comment mentions. If no
  /// comment quotes the compiler, only a misspelled name counts.
  private func isOtherMistake(_ error: Diagnostic) -> Bool {
    guard block.quotesCompiler || isMisspelling(error) else { return false }
    let text = block.errorTexts.joined(separator: " ").lowercased()
    let isMentioned = { (words: [String]) in words.contains(where: text.contains) }
    if Self.misuses.contains(where: error.message.hasPrefix) {
      return !isMentioned(["argument", "label", "parameter"])
    }
    let name = error.message.firstMatch(of: Self.unknownName)
    return name.map {
      !isMentioned([
        "member", "scope", "find", "name", "misspell", "typo", $0.output.1.lowercased(),
      ])
    } ?? false
  }

  /// Returns whether an error is about an undeclared name that is a misspelling.
  private func isMisspelling(_ error: Diagnostic) -> Bool {
    error.message.firstMatch(of: Self.undeclaredName)
      .map { document.similar(to: String($0.output.1), in: block) != nil } ?? false
  }

  /// Whether the compiler predicts the trap that the document describes.
  var isTrapOnPurpose: Bool {
    block.isDocumentedToStop && !result.errors.isEmpty
      && result.errors.allSatisfy { error in
        Self.predictions.contains { error.message.contains($0) }
      }
  }

  private static let predictions = [
    "results in an overflow", "division by zero", "will always trap", "overflows when",
  ]

  /// Whether a comment or an empty body replaces code that the compiler needs.
  var isShortened: Bool {
    let isMarked = block.syntax.comments.contains { comment in
      comment.text.contains {
        $0.hasPrefix("...") || $0.hasPrefix("…") || $0.hasSuffix("...") || $0.hasSuffix("…")
      }
    }
    let isMissing = result.errors.contains { error in
      Self.shortenings.contains { error.message.contains($0) }
        && scope(of: error).contains(Self.emptyBody)
    }
    return isMarked || isMissing
      || result.errors.contains(where: isAboutCommentedCase)
  }

  /// Returns the code in which an empty body can explain an error: the type that lacks a
  /// requirement, the statement or declaration with the closure, or else the whole block.
  private func scope(of error: Diagnostic) -> String {
    let isLocal = error.message.contains(Self.localError)
    return (isLocal ? code(ofItemAt: error.location.line) : nil) ?? block.snippet.code
  }

  /// Returns the code of the statement or declaration at a line of the document; nil if there is
  /// none.
  private func code(ofItemAt number: Int) -> String? {
    let lines = block.snippet.lines
    return block.syntax.items.first { $0.lines.contains { lines[$0].number == number } }
      .map(block.code)
  }

  /// Returns whether an error is about a case in a `switch` that contains only a comment.
  private func isAboutCommentedCase(_ error: Diagnostic) -> Bool {
    guard error.message.hasPrefix("'case' label in a 'switch' must have") else { return false }
    return block.syntax.comments.contains { comment in
      let line = block.snippet.lines[comment.line].number
      return line == error.location.line || line == error.location.line + 1
    }
  }

  /// A pattern for a body that is empty or consists only of comments.
  private static let emptyBody = Pattern(
    /(\{|\bin)\s*((\/\/[^\n]*|\/\*([^*]|\*(?!\/))*\*\/)\s*)*\}/)

  /// Whether the compiler rejects the block without stating why, which doesn't prove a mistake.
  var isUnexplained: Bool {
    !errors.others.isEmpty
      && errors.others.allSatisfy { $0.message.hasPrefix("failed to produce diagnostic") }
  }

  /// Whether the block shows part of a type that the document declares step by step.
  var isPartialType: Bool {
    !errors.others.isEmpty
      && errors.others.allSatisfy { error in
        guard let match = error.message.firstMatch(of: Self.typeWithoutConformance) else {
          return error.message.hasSuffix("in assignment")
        }
        let name = String(match.output.1)
        return document.declarationCount(of: name) > 2
      }
  }

  private static let shortenings = [
    "missing return", "does not conform to protocol", "has no initializers",
    "'switch' must be exhaustive", "but the 'switch' is empty", "unable to infer complex closure",
    "failed to produce diagnostic", "contextual type for closure argument list expects",
  ]

  private static let entity = Pattern(/-&gt;|\w&lt;\w/)
  private static let unknownName = Pattern(/(?:cannot find (?:type )?|has no member )'(\w+)/)
  private static let undeclaredName = Pattern(/cannot find (?:type )?'(\w+)' in scope/)
  private static let localError = Pattern(/does not conform to protocol|closure/)
  private static let typeWithoutConformance = Pattern(/type '(?:\w+\.)*(\w+)' does not conform to/)
}

extension AuditedBlock {
  /// Whether the last line is a closing brace that is indented like the first line. If a closing
  /// brace is missing, it's missing before that line, and the code isn't an excerpt.
  fileprivate var isClosedLikeItsStart: Bool {
    let lines = snippet.lines.map(\.text).filter { !$0.allSatisfy(\.isWhitespace) }
    guard let first = lines.first, let last = lines.last, lines.count > 1 else { return false }
    return last.trimmingPrefix(while: \.isWhitespace).hasPrefix("}")
      && last.prefix(while: \.isWhitespace) == first.prefix(while: \.isWhitespace)
  }

  /// Returns the line of the block that an error is in; nil if the error is elsewhere.
  func line(of error: Diagnostic) -> Snippet.Line? {
    snippet.lines.first { $0.number == error.location.line }
  }

  /// Whether the block's code is allowed only inside a type or a `switch` statement.
  var isEnclosed: Bool { [.members, .cases].contains(syntax.shape) }
}

private func weight(_ errors: CompileErrors) -> Int {
  // The errors of an attempt with the required modules are more informative.
  errors.requiredModules.count * 1_000
    + (errors.missingNames.count + errors.missingModules.count) * 100
    + errors.faultyContext.count * 10
    // An import that was added because of another error can cause this one.
    + errors.others.reduce(0) { $0 + ($1.message.hasPrefix("ambiguous use of") ? 10 : 1) }
}
