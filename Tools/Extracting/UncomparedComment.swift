import WaymarkModel

/// A comment that is meant as `// Prints "…"` but has another form, such as `/* prints "…" */` or
/// `// Output: …`, so that it isn't compared with the output.
package struct UncomparedComment: Hashable, Sendable {
  /// The location of the start of the comment.
  package var location: SourceLocation
  /// The comment as written.
  package var comment: String
  /// The comment in the form that is compared; nil if the text isn't known or has several lines.
  package var correction: String?

  /// Creates a value from a comment that is meant as `// Prints "…"`; returns nil for any other
  /// comment.
  ///
  /// Prose can start with the same words, so the text must be in quotes, except after `Output:`
  /// below code that prints.
  ///
  /// - Parameter code: The lines above the comment, and the code before it on the same line.
  package init?(_ comment: String, at location: SourceLocation, below code: [String]) {
    let text = Self.unmarked(comment.withoutInvisibleCharacters)
    let word = text.prefix(while: \.isLetter)
    let rest = text.dropFirst(word.count).drop { $0.isWhitespace || $0 == ":" }
    let isAnnounced = word.lowercased() == "output" && text.dropFirst(6).first == ":"
    guard isAnnounced || word.lowercased() == "prints",
      let stated = Self.quoted(rest) ?? (isAnnounced && Self.prints(code) ? rest : nil)
    else { return nil }
    self.location = location
    self.comment = comment
    let isOneLine = !stated.isEmpty && !comment.contains(where: \.isNewline)
    correction = isOneLine ? "// Prints \"\(stated)\"" : nil
  }

  /// Creates a value from a comment that consists of the output. Returns nil if the comment
  /// contains anything else, except for an arrow before the output, quotation marks around it, or a
  /// period after it.
  ///
  /// - Parameter output: The line of output that the comment is known to state.
  package init?(_ comment: String, at location: SourceLocation, stating output: String) {
    var text = Self.unmarked(comment)
    let forms = ["\(output)", "\"\(output)\"", "“\(output)”"].flatMap { [$0, $0 + "."] }
    if !forms.contains(String(text)), let arrow = Self.arrows.first(where: text.hasPrefix) {
      text = text.dropFirst(arrow.count).drop(while: \.isWhitespace)
    }
    guard forms.contains(String(text)) else { return nil }
    (self.location, self.comment) = (location, comment)
    correction = "// Prints \"\(output)\""
  }

  private static let arrows = ["==>", "=>", "->", "→", "⇒", "⟹", "⟶"]

  /// The error for the comment. Its hint is the correction or, if that's nil, the general form.
  package var diagnostic: Diagnostic {
    Diagnostic(
      at: location, "the output isn't compared with this comment",
      hint: "write '\(correction ?? "// Prints \"TEXT\"")', one comment for each line of output")
  }

  /// Returns the text of a comment without its markers and surrounding whitespace.
  private static func unmarked(_ comment: String) -> Substring {
    trimmed(
      comment.hasPrefix("/*")
        ? comment.dropFirst().dropLast(2).drop { $0 == "*" } : comment.drop { $0 == "/" })[...]
  }

  /// Returns the text between quotation marks, which only a period can follow; nil if the text
  /// isn't in quotation marks.
  private static func quoted(_ text: Substring) -> Substring? {
    let quotes: Set<Character> = ["\"", "“", "”", "„"]
    guard let first = text.first, quotes.contains(first),
      let last = text.lastIndex(where: quotes.contains), last > text.startIndex,
      ["", "."].contains(text[text.index(after: last)...])
    else { return nil }
    return text[text.index(after: text.startIndex)..<last]
  }

  /// Returns whether the last line of code prints. Lines with only closing brackets or comments
  /// don't count.
  private static func prints(_ code: [String]) -> Bool {
    let last = code.last { line in
      let start = line.drop { $0.isWhitespace || "})]".contains($0) }
      return !start.isEmpty && !start.hasPrefix("//")
    }
    return ["print", "dump"].contains { last?.contains("\($0)(") == true }
  }
}

extension String {
  /// The text without characters that have no width, such as a zero-width space.
  fileprivate var withoutInvisibleCharacters: String {
    String(
      String.UnicodeScalarView(unicodeScalars.filter { $0.properties.generalCategory != .format }))
  }
}
