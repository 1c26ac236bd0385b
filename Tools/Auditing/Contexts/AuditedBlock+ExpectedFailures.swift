import WaymarkBlocks
import WaymarkClaims
import WaymarkModel

/// The document's statements about a block that fails.
extension AuditedBlock {
  /// Whether a comment next to the code starts with the statement that the code doesn't compile, or
  /// whether a test expects an error.
  package var mustNotCompile: Bool {
    if let test { return !test.errors.isEmpty }
    return syntax.comments.contains { comment in
      comment.text[0].prefixMatch(of: Self.errorClaim) != nil
        && snippet.lines.indices.contains(
          comment.isTrailing ? comment.line : nearestCode(to: comment))
    }
  }

  /// Whether a comment quotes the compiler's message about the code next to it: `// error: cannot
  /// assign to value`.
  package var quotesCompiler: Bool {
    test == nil && errorTexts.contains { $0.contains(Self.compilerMessage) }
  }

  /// The comments that state that a line doesn't compile.
  package var errorTexts: [String] {
    syntax.comments.map { $0.text.joined(separator: " ") }
      .filter { $0.firstMatch(of: Self.errorMark) != nil }
  }

  /// Whether a comment next to a statement states that the statement stops the program: `// Fatal
  /// error: Index out of range`.
  package var mustTrap: Bool {
    test == nil
      && syntax.comments.contains { comment in
        comment.isTrailing && comment.text[0].prefixMatch(of: Self.trapMessage) != nil
          && syntax.items.contains { $0.kind != .declaration && $0.lines.contains(comment.line) }
      }
  }

  /// The lines of the document that don't compile according to the comments next to them.
  package var errorLines: Set<Int> {
    guard test == nil else { return [] }
    let comments = syntax.comments.filter { comment in
      comment.text[0].firstMatch(of: Self.errorMark) != nil
    }
    return comments.reduce(into: []) { lines, comment in
      let line = comment.isTrailing ? comment.line : nearestCode(to: comment)
      if snippet.lines.indices.contains(line) { lines.insert(snippet.lines[line].number) }
    }
  }

  /// The error lines, and the lines on which the compiler can report their errors instead: all
  /// lines of functions that contain an error line, and of other statements and declarations that
  /// end with an error line. For example, an error in a statement can be reported at the function's
  /// result, and an error in a type at the type's name.
  package var errorExtent: Set<Int> {
    let lines = errorLines
    return syntax.items.reduce(into: lines) { extent, item in
      let numbers = item.lines.map { snippet.lines[$0].number }
      let isFunction = item.kind == .declaration && !item.isType
      let isMarked =
        isFunction ? !lines.isDisjoint(with: numbers) : lines.contains(numbers.last ?? 0)
      if isMarked { extent.formUnion(numbers) }
    }
  }

  /// The indices of the statements and declarations that are expected to fail, according to a
  /// comment next to them or because they call a function that traps; nil if the document announces
  /// a failure without stating which of them fail.
  package var failingItems: Set<Int>? {
    let marked = syntax.comments.filter { comment in
      let text = comment.text.joined(separator: " ")
      return comment.text[0].firstMatch(of: Self.errorMark) != nil
        || text.firstMatch(of: Self.noCompile) != nil || text.firstMatch(of: Self.trapMark) != nil
    }
    let lines = marked.map { $0.isTrailing ? $0.line : nearestCode(to: $0) }
    let failing = Set(
      syntax.items.indices.filter { index in
        let item = syntax.items[index]
        return lines.contains(where: item.lines.contains)
          || item.kind != .declaration
            && item.lines.contains { snippet.lines[$0].text.contains(Self.trap) }
      })
    let isAnnounced = isDocumentedNotToCompile || surroundings.lead.contains(Self.trapLead)
    let isUnknown = failing.isEmpty && isAnnounced
    return isUnknown ? nil : failing
  }

  /// The lines of the failing statements and declarations, as indices into the block's lines.
  package var failingLines: Set<Int> {
    guard isDocumentedToFail else { return [] }
    return (failingItems ?? []).reduce(into: []) { $0.formUnion(syntax.items[$1].lines) }
  }

  /// Whether the preceding sentence or a comment states that the block doesn't compile, or whether
  /// a test expects an error.
  package var isDocumentedNotToCompile: Bool {
    if let test { return !test.errors.isEmpty }
    let texts = leadSentences + syntax.comments.map { $0.text.joined(separator: " ") }
    return texts.contains { $0.firstMatch(of: Self.noCompile) != nil }
  }

  /// Whether the sentence above the block states unconditionally that the block doesn't compile, as
  /// in "This doesn't compile:".
  package var isIntroducedAsRejected: Bool {
    guard test == nil, surroundings.lead.hasSuffix(":"), let sentence = leadSentences.last else {
      return false
    }
    return sentence.contains(Self.introduction) && !sentence.contains(Self.condition)
  }

  private static let introduction = Pattern(
    /(?i)^\W*(?:(?:but|however|so|therefore|thus),? )?(?:this|the following|the next)\b.*\b(?:(?:does|will|would)(?:n['’]t| not) compile\b|won['’]t compile\b|fails to compile\b)/)
  private static let condition = Pattern(
    /(?i)\b(?:as|before|currently|if|in swift|longer|may|might|mode|once|previously|today|unless|until|used to|when|while|with(?:out)?)\b/)

  /// Whether the text below the block states that the compiler rejects the block. The text doesn't
  /// identify the statements and declarations that are invalid.
  package var isRejectedBelow: Bool {
    let trail = surroundings.trail
    return !trail.hasSuffix(":")
      && Self.sentences(of: trail).prefix(2).contains { $0.contains(Self.rejection) }
  }

  /// Whether the preceding sentence or a comment states that something isn't allowed. The statement
  /// can also be about a value at run time, so it matters only if the block doesn't compile.
  package var isDocumentedAsWrong: Bool {
    let texts = leadSentences + syntax.comments.map { $0.text.joined(separator: " ") }
    return test == nil
      && texts.contains { text in
        // After "if", as in "Throw an error if the input is invalid", it's about a value.
        text.firstMatch(of: Self.wrong).map {
          !text[..<$0.range.lowerBound].contains(Self.dependency)
        } ?? false
      }
  }

  /// The preceding sentence. If it only introduces the block, as "For example:" does, the sentence
  /// before it is included.
  var leadSentences: [String] {
    let sentences = Self.sentences(of: surroundings.lead)
    let isShort = sentences.last.map { $0.split(separator: " ").count < 4 } ?? false
    return sentences.suffix(isShort ? 2 : 1)
  }

  private static func sentences(of text: String) -> [String] {
    text.split(separator: sentenceEnd).map(String.init)
  }

  /// For a test, whether it expects a trap. For any other block, whether a comment or the preceding
  /// paragraph mentions a trap, or the block calls `fatalError` or `preconditionFailure`.
  package var isDocumentedToTrap: Bool {
    if let test { return test.mustTrap }
    let says = syntax.comments.contains { comment in
      comment.text.joined(separator: " ").firstMatch(of: Self.trapMark) != nil
    }
    return says || snippet.code.contains(Self.trap) || surroundings.lead.contains(Self.trapLead)
  }

  /// Whether the document describes a failure that can be a trap. A compiler error counts, because
  /// some errors that documents describe occur only at run time.
  package var isDocumentedToStop: Bool {
    isDocumentedToTrap
      || test == nil
        && (!errorLines.isEmpty || isDocumentedNotToCompile
          || syntax.comments.contains {
            $0.text.joined(separator: " ").firstMatch(of: Self.stopMark) != nil
          })
  }

  /// Returns the index of the line that a comment is about. A comment on its own line is about the
  /// code below it or, at the end of the block or of a body, about the code above it.
  private func nearestCode(to comment: BlockSyntax.CommentLines) -> Int {
    // Comments in the style of the compiler's output are below the line that they are about.
    if comment.text[0].contains(Self.pointer) { return comment.line - 1 }
    let next = comment.line + comment.text.count
    let isCode = { (line: Int) in
      snippet.lines.indices.contains(line)
        && snippet.lines[line].text.contains { !$0.isWhitespace && $0 != "}" }
    }
    return isCode(next) ? next : comment.line - 1
  }

  private static let errorMark = Pattern(
    /(?i)^(?:[`^~][-~^]* ?)?(?:(?:this|that|it) )?(?:(?:is|would be|causes|gives|produces) )?(?:an? )?(?:compiler?[- ]?(?:time )?error|error\b|❌|🛑|🚫|⛔|✗|✘|(?:does|wo|ca|will|can) ?n[o'’]?t (?:compile|build|be compiled)|n[o'’]t (?:allowed|permitted|legal)|isn['’]t (?:allowed|permitted|legal|valid)|no longer (?:works?|compiles?|allowed|legal|permitted|valid)|invalid|illegal|forbidden|(?:still )?ambiguous\b)/)
  private static let errorClaim = Pattern(
    /(?i)(this (example )?)?((is|causes|produces|(will )?reports?|results in|generates) an? )?(compile[- ]?time error|compiler error|(wo|does)n['’]t compile|(does|will) not compile)/)
  /// A pattern for the start of an error, followed by words that the compiler uses.
  private static let compilerMessage = Pattern(
    /(?i)^(?:\W*error: |[❌🛑🚫⛔✗✘]\W*).*(?:\bambiguous use\b|\bcannot (?:assign|be|call|convert|find|infer|pass|use)\b|\bcan ?not be (?:assigned|called|mutated|referenced|used)\b|'let' constant|\b(?:missing|extra) argument\b|\bmissing return\b|\bmust be (?:declared|initialized|marked|unwrapped)\b|\b(?:does not|doesn't) conform\b|\bhas no member\b|\bin scope\b|\binaccessible\b|\bis not marked with\b|\bisolated\b|\bnon-sendable\b|\bget-only\b|\bredeclaration\b|\bvalue of type\b)/)
  private static let noCompile = Pattern(
    /(?i)(wo|do|does|ca|would)n['’]t (compile|build|type-?check)|(does|will|would|do) not (compile|build|type-?check)|(fails?|failing) to (compile|build|type-?check)|compile[- ]?(time|r)? error|compilation error|cannot (be )?compiled?\b|can['’]t be compiled|\b(?:code|this|that) (?:isn['’]t|is not) (?:valid|allowed)\b|\b(reports?|produces?|causes?|triggers?|is|yields?|gives|results in) (also )?an? (compile[- ]time )?error\b|compiler (?:\w+ )?(?:rejects?|refuses?|complains?|forbids?|disallows?)|rejected by the compiler|\b(?:invalid|ill-formed) (?:code|program)\b|\berrors? (?:is|are|will be|would be) (?:produced|reported|emitted|diagnosed)\b/)
  /// A pattern for text below a block that states that the compiler rejects the block.
  private static let rejection = Pattern(
    /(?i)\b(?:is|are|will|would|should) (?:now |also |therefore )?(?:be )?(?:(?:diagnosed|reported|rejected|flagged) (?:as|with) (?:an error|(?:\w+ )?invalid)|an error\b(?! (?:if|to|unless|when)\b)|rejected\b)|^the compiler (?:\w+ ){0,3}(?:diagnoses|rejects) (?:this|that|it|the (?:above|code|example))\b/)
  private static let wrong = Pattern(
    /(?i)\b(?:is|are)(?: also)?(?:n['’]t| not| no longer) (?:valid|allowed|permitted|legal|supported)\b|\b(?:is|are) (?:also )?(?:illegal|invalid|forbidden|disallowed|prohibited|rejected|erroneous)\b|\b(?:can['’]t|cannot|must not|mustn['’]t) (?:be (?:used|called|written|declared)|do this|write)\b|\bnot (?:allowed|permitted)\b|\b(?:has|have|had|is|are) (?:been )?banned\b|\b(?:does|do)(?:n['’]t| not) work\b|\b(?:erroneous|ill-formed|malformed|syntactically invalid)\b/)
  private static let trapMark = Pattern(
    /(?i)run-?time error|\bcrash(es)?\b|\btraps?\b|fatal error|precondition failed|assertion fails/)
  private static let trap = Pattern(/(?:fatalError|preconditionFailure)\(/)
  private static let trapMessage = Pattern(/(?i)(?:fatal error|run-?time error)\b/)
  private static let trapLead = Pattern(/(?i)\b(crash|trap|run-?time error)/)
  private static let sentenceEnd = Pattern(/[.!?]\s/)
  /// A pattern for words in comments that can describe code that stops, but also other code.
  private static let stopMark = Pattern(
    /(?i)\bfails?\b|\btriggers?\b|out of (?:range|bounds)|overflow|\bstops?\b/)

  private static let dependency = Pattern(/(?i)\b(?:if|unless|when(?:ever)?)\b/)
  private static let pointer = Pattern(/^(?:`-|[~^])/)
}
