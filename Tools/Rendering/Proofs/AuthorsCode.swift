import WaymarkMarkup
import WaymarkModel

/// A block of code of an example, as shown in its article.
struct AuthorsCode {
  /// A line of the article.
  struct Line {
    /// The number in the article, starting at 1.
    var number: Int
    /// The state of the line: `ran` or `unreached` in the passing examples, or empty if the line
    /// can't run.
    var state: HTML
    var code: HTML
  }

  /// The location in words, such as `Articles/Trees.md, lines 8–10`.
  var place: HTML
  /// The address of the snippet in its article.
  var href: HTML
  /// Notes about the code, such as `hidden in the article`; empty if there are none.
  var remark: HTML
  /// Whether the code must fail. If so, it has no copy button.
  var isFaulty: Bool
  /// Whether the code belongs to another example.
  var isUsed: Bool
  /// The address of the script with the names in its article's code; empty if there is none.
  var names: HTML
  /// The omitted parts of the snippet: the offset and the length of each, in UTF-16 units.
  var omitted: [Int]
  /// The shown lines. Their numbers can have gaps, because only the compiled lines of other
  /// examples are shown.
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

  /// Creates a block of code. Returns nil for an empty block.
  private init?(
    _ lines: [Snippet.Line], of snippet: Snippet, owner: Example.ID, example: Example.ID,
    _ links: ProofLinks
  ) {
    guard let first = lines.first?.number, let last = lines.last?.number else { return nil }
    let range = first == last ? "line \(first)" : "lines \(first)–\(last)"
    place = "\(owner.article), \(range)"
    href = links.href(of: snippet.location)
    isUsed = owner != example
    names = links.names(of: owner.article)
    omitted = WaymarkProofPages.omitted(Set(lines.map(\.number)), of: snippet)
    let remarks =
      (owner == example ? [] : ["used from \(owner.name)"])
      + (snippet.visibility == .hidden ? ["hidden in the article"] : [])
      + (snippet.slot.map { ["fills the slot \($0)"] } ?? [])
    remark = HTML(remarks.joined(separator: ", "))
    isFaulty = snippet.expectedResult?.isFailure ?? false
    let coloring = Dictionary(
      zip(snippet.lines.map(\.number), links.book.coloring(of: snippet))
    ) { first, _ in first }
    self.lines = lines.map { line in
      let hasRun = links.book.coverage.hasRun(line.number, of: owner.article)
      return Line(
        number: line.number, state: hasRun.map { $0 ? "ran" : "unreached" } ?? "",
        code: coloredCode(line.text, spans: coloring[line.number] ?? []))
    }
  }
}

extension AuthorsCode {
  /// The code as a figure with its location and, unless the code must fail, a button that copies
  /// it.
  var html: HTML {
    let note: HTML = remark.isEmpty ? "" : " <span>\(remark)</span>"
    let script: HTML = names.isEmpty ? "" : " data-names=\"\(names)\""
    let gaps: HTML =
      names.isEmpty || omitted.isEmpty
      ? "" : " data-gaps=\"\(omitted.map(String.init).joined(separator: ","))\""
    let previous = [nil] + lines.map { Optional($0.number) }
    let code = zip(previous, lines).map { $1.html(after: $0) }.joined()
    let copy: HTML = isFaulty ? "" : " <button class=\"copy\">copy</button>"
    return """
      <figure class="part\(isFaulty ? " faulty" : "")"\(script)\(gaps)>
      <figcaption><a href="\(href)">\(place)</a>\(note)\(copy)</figcaption>
      <pre><code class="numbered">\(code)</code></pre>
      </figure>
      """
  }
}

extension AuthorsCode.Line {
  /// Returns the line as markup. The style sheet numbers the lines, so the markup contains a number
  /// only where there is a gap.
  fileprivate func html(after previous: Int?) -> HTML {
    let number: HTML = number - 1 == previous ? "" : " style=\"counter-set:line \(number)\""
    let style: HTML = state.isEmpty ? "" : " class=\"\(state)\""
    return "<span\(number)\(style)>\(code)\n</span>"
  }
}

/// Returns the offset and the length, in UTF-16 units, of each sequence of a snippet's lines that
/// isn't shown.
private func omitted(_ shown: Set<Int>, of snippet: Snippet) -> [Int] {
  var start = 0
  return snippet.lines.reduce(into: []) { gaps, line in
    let length = line.text.utf16.count + 1
    defer { start += length }
    guard !shown.contains(line.number) else { return }
    if let last = gaps.last, gaps[gaps.count - 2] + last == start {
      gaps[gaps.count - 1] += length
    } else {
      gaps += [start, length]
    }
  }
}

/// Returns the compiled lines of the articles, keyed by file.
private func compiledLines(of example: Example) -> [String: Set<Int>] {
  var lines: [String: Set<Int>] = [:]
  for span in example.source.lines.flatMap(\.spans) {
    if let own = span.own { lines[own.file, default: []].insert(own.line) }
  }
  return lines
}

/// Returns the compiled lines of another example's snippet and the blank lines between them. The
/// snippet's statements and tests aren't compiled.
private func included(_ lines: [Snippet.Line], _ compiled: Set<Int>) -> [Snippet.Line] {
  func isCode(_ line: Snippet.Line) -> Bool {
    compiled.contains(line.number) && line.text.contains { !$0.isWhitespace }
  }
  guard let first = lines.firstIndex(where: isCode), let last = lines.lastIndex(where: isCode)
  else {
    return []
  }
  return lines[first...last].filter { isCode($0) || !$0.text.contains { !$0.isWhitespace } }
}
