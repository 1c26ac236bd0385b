import WaymarkBlocks
import WaymarkContexts
import WaymarkModel

// Programs that stop although the document doesn't state that they will.
extension RunClassification {
  /// Whether the program of a shown block traps, and the document doesn't state that it will.
  var hasTrappedUnexpectedly: Bool {
    result.verdict == .crashed && block.test == nil && !block.isDocumentedToStop
  }

  /// Whether an error ends the program of a shown block, and the document doesn't state a failure.
  var hasThrownUnexpectedly: Bool {
    result.verdict == .failed && block.test == nil && !statesFailure
      && result.errors.contains { $0.message.hasPrefix("Caught error") }
  }

  /// Whether the program ends although a comment shows the message of a trap.
  var lacksTrap: Bool {
    attempt.isRun && hasEnded && block.mustTrap && !isRandom && !isIncomplete && !isVariant
  }

  /// The error about a program that stops with a different kind of trap than a comment shows, or
  /// before the statement next to the comment; nil for any other program.
  var trapMismatch: Diagnostic? {
    guard result.verdict == .crashed, block.mustTrap, !isIncomplete, !isVariant,
      let stop = result.errors.first(where: { $0.message.contains(Self.trapMessage) }),
      let comment = block.trapComments.first
    else { return nil }
    let shown = block.trapComments.compactMap { Self.kind(of: $0.text.joined(separator: " ")) }
    // If the comment shows no known message, it can be a description in the author's own words.
    let isOtherKind = !shown.isEmpty && !shown.contains { $0 == Self.kind(of: stop.message) }
    let line = block.snippet.lines.firstIndex { $0.number == stop.location.line }
    let marked = block.trapComments.compactMap { block.statement(atLine: $0.line) }.min()
    let stopped = line.flatMap(block.statement(atLine:))
    let isEarlier = marked.map { (stopped ?? $0) < $0 } ?? false
    guard isOtherKind || isEarlier else { return nil }
    let place = block.snippet.lines[comment.line].number
    return Diagnostic(
      at: stop.location,
      isOtherKind
        ? "the document states '\(comment.text.joined(separator: " "))', "
          + "but the program stops with '\(stop.message)'"
        : "the document states that line \(place) stops the program, "
          + "but this line already stops it: \(stop.message)",
      hint: "correct the code, or the comment on line \(place)", reason: .contradiction)
  }

  /// A pattern for the messages of programs that stop.
  private static let trapMessage = Pattern(
    /^(?:Fatal error|Precondition failed|Assertion failed|Could not cast|Swift runtime failure)/)

  /// Returns the index of the pattern that the message of a trap matches; nil if none does.
  private static func kind(of message: String) -> Int? {
    kinds.firstIndex { message.firstMatch(of: $0) != nil }
  }

  private static let kinds = [
    /(?i)out of (?:bounds|range)/, /(?i)division by zero/, /(?i)unexpectedly found nil/,
    /(?i)overflow|not enough bits/, /(?i)could not cast/, /(?i)range requires/,
  ].map(Pattern.init)

  /// Whether the program traps because of a mistake in the document. The trap doesn't depend on the
  /// machine, on data that the document omits, or on statements in earlier blocks, which readers
  /// might not run in order.
  var isRefutedByTrap: Bool {
    hasTrappedUnexpectedly && !statesFailure && !isRandom && !isIncomplete
      && context.allSatisfy { $0.syntax.items.allSatisfy(\.onlyDeclares) }
      && !([block] + context).contains { Self.dependsOnMore($0.snippet.code) }
      && result.errors.contains { $0.message.contains(Self.certainTrap) }
  }

  /// The messages about the end of the program. An unexpected trap or error that doesn't break the
  /// block is a warning.
  var endNotes: [Diagnostic] {
    let isWarning = !isRefutedByTrap && !hasFailedExpectation
    let isStated = statesFailure
    return result.errors.map { error in
      var note = error
      // Addresses differ from run to run.
      note.message.replace(Self.address) { _ in "" }
      if [.exit, .failedExit].contains(error.reason) {
        // The hint is for examples, in which the process must not end itself.
        note.hint = nil
      } else if hasTrappedUnexpectedly {
        note.message = "the program stops here: \(note.message)"
        note.reason = .unexpectedStop
        note.hint = "if that is intended, write '// runtime error' next to the code"
        if isWarning { note.severity = .warning }
      } else if error.message.hasPrefix("Caught error"), !isStated, !throwsItself(at: error) {
        note.severity = .warning
      }
      return note
    }
  }

  private func throwsItself(at error: Diagnostic) -> Bool {
    block.words(inLine: error.location.line).contains("throw")
  }

  /// A pattern for the messages, from the standard library or the compiler, of traps that depend
  /// only on values.
  private static let certainTrap = Pattern(
    /^(?:Fatal error: (?:Array |Dictionary |String )?[Ii]ndex (?:is )?out of (?:range|bounds)|Fatal error: (?:Can't (?:form|remove)|Division by zero|Double value cannot|Duplicate (?:elements|keys)|Negative |Not enough bits|Range requires|Unexpectedly found nil)|Swift runtime failure: (?!unowned)|Could not cast value|(?:Fatal error|Precondition failed): .*(?i:\b(?:capacity|overflow|out of (?:bounds|range))\b))/)

  /// Returns whether the result of code can depend on the machine, or on a variable that is empty
  /// only because the document omits its value.
  private static func dependsOnMore(_ code: String) -> Bool {
    !surroundings.isDisjoint(with: AuditedBlock.words(in: code)) || code.contains(emptyValue)
  }

  private static let surroundings: Set<String> = [
    "Bundle", "CommandLine", "FileHandle", "FileManager", "FilePath", "Process", "ProcessInfo",
    "URL", "UserDefaults", "arguments", "connect", "contentsOf", "contentsOfFile", "environment",
    "getenv", "host", "hostname", "listen", "readLine", "socket",
  ]
  private static let emptyValue = Pattern(
    /=\s*(?:nil\W|""|\[:?\]|\[[\w.<>?, :\[\]]+\]\(\)|(?:Array|Data|Dictionary|Set|String)(?:<[^>\n]*>)?\(\))/)

  private static let address = Pattern(#/ \(0x[0-9a-f]+\)/#)
}

extension AuditedBlock {
  /// The comments next to statements that show the message of a trap.
  fileprivate var trapComments: [BlockSyntax.CommentLines] {
    syntax.comments.filter { comment in
      comment.isTrailing && comment.text[0].contains(Self.trapComment)
        && statement(atLine: comment.line) != nil
    }
  }

  /// The lines of the document with comments that show the message of a trap.
  var trapLines: Set<Int> { Set(trapComments.map { snippet.lines[$0.line].number }) }

  /// Returns the index of the statement at a line of the block; nil for a declaration.
  fileprivate func statement(atLine line: Int) -> Int? {
    syntax.items.firstIndex { $0.kind != .declaration && $0.lines.contains(line) }
  }

  private static let trapComment = Pattern(/^(?i)fatal error\b/)
}

extension BlockSyntax.TopLevelItem {
  fileprivate var onlyDeclares: Bool {
    switch kind {
    case .declaration, .binding: true
    case .assignment, .expression, .other: false
    }
  }
}
