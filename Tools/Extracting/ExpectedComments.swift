import WaymarkModel
import WaymarkSyntax

extension Comment {
  /// Whether the comment is `// error`, which marks a line with an expected compiler error. If
  /// further words follow without a colon, the comment is prose.
  var marksError: Bool {
    guard content.hasPrefix("error") else { return false }
    let rest = content.dropFirst(5)
    guard let next = rest.first(where: { !$0.isWhitespace }) else { return true }
    return !next.isLetter && !next.isNumber && next != "_" && next != "-"
  }

  /// Whether the comment is meant as `// Prints "…"`, even if it is malformed.
  var expectsOutput: Bool {
    guard content.hasPrefix("Prints") else { return false }
    let next = content.dropFirst(6).first
    return next.map { !$0.isLetter && !$0.isNumber && $0 != "_" } ?? true
  }

  /// The caption of `// Shows "…"`, if the comment contains nothing else.
  var shown: String? { content.prefix(while: \.isLetter) == "Shows" ? quoted : nil }

  /// The text between the first and the last quotation mark, if only a period follows it.
  var printed: String? { expectsOutput ? quoted : nil }

  /// The text of a comment that is meant as `// Prints "…"` but has another form, such as
  /// `/* prints "…" */` or `// Output: …`; nil for any other comment.
  ///
  /// Prose can start with the same words, so the text must be in quotes. After `Output:`, it needs
  /// none below code that prints.
  ///
  /// - Parameter isBelowPrint: Whether the code above the comment prints.
  func misstatedOutput(isBelowPrint: Bool) -> Substring? {
    let text = unmarkedText
    let word = text.prefix(while: \.isLetter)
    let rest = text.dropFirst(word.count).drop { $0.isWhitespace || $0 == ":" }
    let isAnnounced = word.lowercased() == "output" && text.dropFirst(6).first == ":"
    guard isAnnounced || word.lowercased() == "prints" else { return nil }
    guard let first = rest.first, Self.quotes.contains(first),
      let last = rest.lastIndex(where: Self.quotes.contains), last > rest.startIndex,
      ["", "."].contains(rest[rest.index(after: last)...])
    else { return isAnnounced && isBelowPrint ? rest : nil }
    return rest[rest.index(after: rest.startIndex)..<last]
  }

  private static let quotes: Set<Character> = ["\"", "“", "”", "„"]

  /// The quoted text after the leading word.
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

extension ParsedFragment {
  /// The `// Prints "…"` comments, sorted by the snippet that contains them.
  var prints: Checked<[Example.Print]> {
    var prints: [Example.Print] = []
    var diagnostics = misstatedOutputs
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

/// A comment that is meant as `// Prints "…"` but has another form, so nothing is compared with it.
public struct MisstatedOutput {
  public let location: SourceLocation
  /// The comment's text.
  public let text: String
  /// The comment in the form that is compared; nil if it isn't known or doesn't fit on one line.
  public let replacement: String?

  var diagnostic: Diagnostic {
    Diagnostic(
      at: location, "the output isn't compared with this comment",
      hint: "write '\(replacement ?? "// Prints \"TEXT\"")', one comment for each line of output")
  }
}

extension Snippet {
  /// Returns the comments of the snippet that are meant as `// Prints "…"` but have another form.
  public func misstatedOutputs(parserCache: ParserCache) -> [MisstatedOutput] {
    let fragment = Fragment(snippet: index, lines: fragmentLines())
    return fragment.misstatedOutputs(in: parserCache.analysis(of: fragment.text))
  }
}

extension Fragment {
  func misstatedOutputs(in analysis: Analysis) -> [MisstatedOutput] {
    let comments = analysis.comments.filter { !$0.expectsOutput } + analysis.otherComments
    return comments.sorted { $0.offset < $1.offset }.compactMap { comment in
      let text = comment.misstatedOutput(isBelowPrint: isBelowPrint(comment))
      return text.map { text in
        let isOneLine = !text.isEmpty && !comment.text.contains(where: \.isNewline)
        return MisstatedOutput(
          location: location(at: comment.offset), text: comment.text,
          replacement: isOneLine ? "// Prints \"\(text)\"" : nil)
      }
    }
  }

  /// Returns whether the code above a comment, or on its line, prints. Closing brackets and other
  /// comments can be between them.
  private func isBelowPrint(_ comment: Comment) -> Bool {
    let index = line(at: comment.offset)
    let before = bytes[starts[index]..<comment.offset]
    let above = lines[..<index].reversed().prefix(20).lazy.map(\.text)
    let code = ([String(decoding: before, as: UTF8.self)] + above).first { text in
      let start = text.drop { $0.isWhitespace || "})]".contains($0) }
      return !start.isEmpty && !start.hasPrefix("//")
    }
    return ["print(", "dump("].contains { code?.contains($0) == true }
  }
}
