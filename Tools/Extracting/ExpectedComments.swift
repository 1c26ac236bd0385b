import WaymarkGrouping
import WaymarkModel
import WaymarkSyntax
import WaymarkTokens

extension Comment {
  /// Whether the comment is `// error`, which marks a line with an expected compiler error. If
  /// more words follow without a colon, the comment is prose.
  var marksError: Bool {
    guard content.hasPrefix("error") else { return false }
    let rest = content.dropFirst(5)
    guard let next = rest.first(where: { !$0.isWhitespace }) else { return true }
    return !next.isLetter && !next.isNumber && next != "_" && next != "-"
  }

  /// Whether the comment is intended as `// Prints "…"`, even if it is malformed.
  var expectsOutput: Bool {
    guard content.hasPrefix("Prints") else { return false }
    let next = content.dropFirst(6).first
    return next.map { !$0.isLetter && !$0.isNumber && $0 != "_" } ?? true
  }

  /// The caption of `// Shows "…"`, if the comment contains nothing else.
  var shown: String? { content.prefix(while: \.isLetter) == "Shows" ? quoted : nil }

  /// The text of `// Prints "…"`, if the comment contains nothing else.
  var printed: String? { expectsOutput ? quoted : nil }

  /// The text between the first and the last quotation mark, if at most a word precedes it and at
  /// most a period follows it.
  private var quoted: String? {
    guard let first = content.firstIndex(of: "\""),
      let last = content.lastIndex(of: "\""), first < last,
      content[..<first].drop(while: \.isLetter).allSatisfy(\.isWhitespace)
    else { return nil }
    let rest = content[content.index(after: last)...]
    guard rest.isEmpty || rest == "." else { return nil }
    return String(content[content.index(after: first)..<last])
  }
}

extension FilledSnippet {
  /// Returns the comment if it is intended as `// Prints "…"` but has another form; nil otherwise.
  func uncomparedComment(in comment: Comment) -> UncomparedComment? {
    let line = line(at: comment.offset)
    let above =
      lines[..<line].suffix(20).map(\.text) + [text(ofLine: line, before: comment.offset)]
    return UncomparedComment(comment.text, at: location(at: comment.offset), below: above)
  }
}

extension ParsedSnippet {
  /// The `// Prints "…"` comments, grouped by snippet, and the errors in malformed comments.
  var prints: Checked<[Example.Print]> {
    var prints: [Example.Print] = []
    var diagnostics = uncomparedComments.map(\.diagnostic)
    for comment in comments where comment.expectsOutput {
      let location = source.location(at: comment.offset)
      guard let text = comment.printed else {
        diagnostics.append(
          Diagnostic(
            at: location, "the output after '// Prints' must be one string in quotes",
            hint: "write '// Prints \"TEXT\"', one comment for each line of output"
          )
        )
        continue
      }
      let line = Example.Print.Line(text: text, location: location)
      let snippet = source.lines[source.line(at: comment.offset)].snippet
      if let index = prints.firstIndex(where: { $0.snippet == snippet }) {
        prints[index].lines.append(line)
      } else {
        prints.append(Example.Print(snippet: snippet, lines: [line]))
      }
    }
    return Checked(prints, diagnostics: diagnostics)
  }
}

extension Snippet {
  /// Returns the comments of the snippet that are intended as `// Prints "…"` but have another
  /// form.
  ///
  /// - Parameter stated: The lines of output that other comments are known to state, keyed by the
  ///   comments' line numbers in the article.
  package func uncomparedComments(
    parserCache: ParserCache, stated: [Int: String] = [:]
  ) -> [UncomparedComment] {
    let parsed = ParsedSnippet(
      FilledSnippet(snippet: index, lines: filledLines()), parserCache: parserCache)
    let known = Set(parsed.uncomparedComments.map(\.location))
    return parsed.uncomparedComments
      + parsed.comments.compactMap { comment in
        let location = parsed.source.location(at: comment.offset)
        guard !comment.expectsOutput, !known.contains(location), let text = stated[location.line]
        else { return nil }
        return UncomparedComment(comment.text, at: location, stating: text)
      }
  }
}
