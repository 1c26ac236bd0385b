import WaymarkMarkup
import WaymarkModel

/// A block of code of an example, as shown in its article.
struct AuthorsCode {
  struct Line {
    var number: HTML
    /// Whether it ran in a passing example: `ran`, `unreached`, or empty for a line that can't run.
    var state: HTML
    var code: HTML
  }

  /// The location in words: `Articles/Trees.md, lines 8–10`.
  var place: HTML
  /// The address of the snippet in its article.
  var href: HTML
  /// A note about code that the article hides: `hidden in the article`.
  var remark: HTML
  var lines: [Line]

  /// Returns the code of an example: the used code and then its own snippets, in the order in which
  /// they're compiled.
  static func parts(of example: Example, _ links: ProofLinks) -> [AuthorsCode] {
    let book = links.book
    let compiled = compiledLines(of: example)
    let used = example.used.reversed().compactMap(book.example)
    return (used + [example]).flatMap { owner -> [AuthorsCode] in
      guard let article = book.article(owner.id.article) else { return [] }
      return owner.snippets.filter(article.snippets.indices.contains).compactMap { index in
        let snippet = article.snippets[index]
        let lines =
          owner.id == example.id
          ? snippet.lines : included(snippet.lines, compiled[article.file] ?? [])
        return AuthorsCode(lines, of: snippet, owner: owner.id, example: example.id, links)
      }
    }
  }

  /// Returns nil for an empty block.
  private init?(
    _ lines: [Snippet.Line], of snippet: Snippet, owner: Example.ID, example: Example.ID,
    _ links: ProofLinks
  ) {
    guard let first = lines.first?.number, let last = lines.last?.number else { return nil }
    let range = first == last ? "line \(first)" : "lines \(first)–\(last)"
    place = "\(owner.article), \(range)"
    href = links.href(of: snippet.location)
    let remarks =
      (owner == example ? [] : ["used from \(owner.name)"])
      + (snippet.visibility == .hidden ? ["hidden in the article"] : [])
      + (snippet.slot.map { ["fills the slot \($0)"] } ?? [])
    remark = HTML(remarks.joined(separator: ", "))
    self.lines = lines.map { line in
      let spans = links.book.lines(of: owner.article)[line.number]?.spans ?? []
      let hasRun = links.book.coverage.hasRun(line.number, of: owner.article)
      return Line(
        number: "\(line.number)", state: hasRun.map { $0 ? "ran" : "unreached" } ?? "",
        code: coloredCode(line.text, spans: spans))
    }
  }
}

extension AuthorsCode {
  var html: HTML {
    let note: HTML = remark.isEmpty ? "" : " <span>\(remark)</span>"
    return """
      <figure class="part">
      <figcaption><a href="\(href)">\(place)</a>\(note) \
      <button class="copy" type="button">copy</button></figcaption>
      <pre tabindex="0"><code class="language-swift numbered">\(lines.map(\.html).joined())</code></pre>
      </figure>
      """
  }
}

extension AuthorsCode.Line {
  fileprivate var html: HTML {
    let style: HTML = state.isEmpty ? "" : " class=\"\(state)\""
    return "<span data-line=\"\(number)\"\(style)>\(code)\n</span>"
  }
}

/// Returns the compiled lines of the articles, by file.
private func compiledLines(of example: Example) -> [String: Set<Int>] {
  var lines: [String: Set<Int>] = [:]
  for span in example.source.lines.flatMap(\.spans) {
    if let own = span.own { lines[own.file, default: []].insert(own.line) }
  }
  return lines
}

/// Returns the compiled lines of another example's snippet and the blank lines between them. Its
/// statements and tests aren't compiled.
private func included(_ lines: [Snippet.Line], _ compiled: Set<Int>) -> [Snippet.Line] {
  func isCode(_ line: Snippet.Line) -> Bool {
    compiled.contains(line.number) && line.text.contains { !$0.isWhitespace }
  }
  guard let first = lines.firstIndex(where: isCode), let last = lines.lastIndex(where: isCode) else {
    return []
  }
  return lines[first...last].filter { isCode($0) || !$0.text.contains { !$0.isWhitespace } }
}
