import WaymarkModel

/// A document with the findings about it, in the form in which reports and the site show results.
package struct AuditedArticle: Sendable {
  /// The document. A note or warning below each block states the finding.
  package private(set) var article: Article
  /// An example for each finding, in order.
  package private(set) var examples: [Example] = []
  /// The proofs of the examples, in the same order.
  package private(set) var proofs: [Proof] = []

  /// Creates a document that shows each finding below its block.
  ///
  /// - Parameter number: The number of the document, which keeps the names of modules unique.
  package init(_ article: Article, _ findings: [BlockFinding], number: Int) {
    self.article = article
    if article.blocks.isEmpty { self.article.blocks = article.snippets.map { .snippet($0.index) } }
    var snippets = Dictionary(
      article.snippets.map { ($0.location.line, $0) }, uniquingKeysWith: { first, _ in first })
    var names = ExampleNames()
    var notes: [Int: [Block]] = [:]
    for finding in findings {
      let snippet = snippets[finding.line] ?? addSnippet(of: finding)
      snippets[finding.line] = snippet
      let id = Example.ID(article: article.file, name: names.next(under: snippet.heading))
      examples.append(
        Example(
          id: id, module: "Audit\(number)_\(examples.count)", snippets: [snippet.index],
          plan: finding.plan, source: GeneratedSource(snippet)))
      proofs.append(finding.proof(of: id))
      notes[snippet.index] = finding.notice
    }
    self.article.blocks = Self.annotated(self.article.blocks, notes)
  }

  /// Adds a snippet for a finding about a test in a comment, which readers don't see. Its example
  /// is named after the test.
  private mutating func addSnippet(of finding: BlockFinding) -> Snippet {
    let place = SourceLocation(file: finding.file, line: finding.line, column: 1)
    let name = (finding.test ?? "").lowercased().map { $0.isLetter || $0.isNumber ? $0 : "-" }
    let snippet = Snippet(
      index: article.snippets.count, location: place,
      heading: name.isEmpty ? "top" : "test-\(String(name))", lines: [])
    article.snippets.append(snippet)
    return snippet
  }

  private static func annotated(_ blocks: [Block], _ notes: [Int: [Block]]) -> [Block] {
    blocks.flatMap { block -> [Block] in
      switch block {
      case .snippet(let index): [block] + (notes[index] ?? [])
      case .quote(let inner): [.quote(annotated(inner, notes))]
      case .aside(let kind, let inner): [.aside(kind: kind, annotated(inner, notes))]
      case .list(let start, let tight, let items):
        [
          .list(
            start: start, tight: tight,
            items.map { Block.ListItem(done: $0.done, blocks: annotated($0.blocks, notes)) })
        ]
      default: [block]
      }
    }
  }
}

/// A generator for the names of examples. An example is named after its heading. The names of
/// further examples under the same heading end with a number.
private struct ExampleNames {
  private var counts: [String: Int] = [:]
  private var used: Set<String> = []

  /// Returns a name that no other example has. A heading can end with a number, too.
  mutating func next(under heading: String) -> String {
    while true {
      let count = counts[heading, default: 0] + 1
      counts[heading] = count
      let name = count == 1 ? heading : "\(heading)-\(count)"
      if used.insert(name).inserted { return name }
    }
  }
}

extension GeneratedSource {
  /// Creates a source with a snippet's code as the author wrote it.
  fileprivate init(_ snippet: Snippet) {
    self.init(
      lines: snippet.lines.map { line in
        let place = SourceLocation(
          file: snippet.location.file, line: line.number, column: line.column)
        return Line(text: line.text, origins: [Origin(column: 1, location: place)])
      })
  }
}

extension BlockFinding {
  /// The class, the test, the context, and the missing names: `proved, after the block on line 3`.
  package var summary: String {
    let names = missing.map { name in
      let isLong = name.name.count > 80
      return (isLong ? name.name.prefix(80) + "…" : name.name)
        + (name.file.map { " (\($0)\(name.trait.map { ", with the trait '\($0)'" } ?? ""))" } ?? "")
    }
    let parts =
      [kind.rawValue] + (test.map { ["test '\($0)'"] } ?? []) + context
      + (names.isEmpty ? [] : ["missing: " + names.joined(separator: ", ")])
    return parts.joined(separator: ", ")
  }

  /// Whether the block was compiled or run with a result that can be right or wrong.
  private var isProof: Bool {
    [.proved, .compiles, .errorOnPurpose, .trapOnPurpose, .broken].contains(kind)
  }

  fileprivate var plan: Example.Plan {
    switch (kind, notes.first { $0.severity == .error }?.message) {
    case (.errorOnPurpose, let message?): .fails(text: message, snippet: 0...0, marked: [])
    case (.trapOnPurpose, let message?): .traps(text: message)
    default: isProof ? .run : .untested(reason: summary)
    }
  }

  fileprivate func proof(of id: Example.ID) -> Proof {
    let place = SourceLocation(file: file, line: line, column: 1)
    let errors = notes.map { note in
      var note = note
      note.severity = kind == .broken && note.severity == .error ? .error : .warning
      return note
    }
    let silent = Diagnostic(
      at: place, "the block doesn't do what the document states",
      hint: "correct the code or the text that describes it")
    let isSilent = kind == .broken && !errors.contains { $0.severity == .error }
    var proof = Proof(
      example: id, verdict: verdict, diagnostics: errors + (isSilent ? [silent] : []))
    proof.expectations = held.map {
      Proof.Expectation(kind: .printed, location: place, text: $0, held: true)
    }
    return proof
  }

  private var verdict: Verdict {
    switch kind {
    case .proved, .errorOnPurpose, .trapOnPurpose: .passed
    case .compiles: .compiled
    case .broken: .failed
    case .interface, .manifest, .fragment, .elision, .needsContext, .otherPlatform: .untested
    }
  }

  /// The finding as blocks, which the site shows below the audited block.
  fileprivate var notice: [Block] {
    let head = Block.paragraph([.strong([.text(kind.rawValue)]), .text(details)])
    let messages = notes.map { note in
      [.text("line \(note.location.line): ")] + Self.lines(of: note.message)
        + (note.hint.map { [.lineBreak] + Self.lines(of: $0) } ?? [])
    }
    let compared = held.map { [.text("the result is as shown: ")] + Self.lines(of: $0) }
    let items = (compared + messages).map { Block.ListItem(blocks: [.paragraph($0)]) }
    let blocks = [head] + (items.isEmpty ? [] : [.list(start: nil, tight: true, items)])
    return [.aside(kind: kind == .broken ? "Warning" : "Note", blocks)]
  }

  private var details: String { String(summary.dropFirst(kind.rawValue.count)) }

  private static func lines(of text: String) -> [Inline] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.enumerated().flatMap { index, line -> [Inline] in
      (index == 0 ? [] : [.lineBreak]) + [.code(String(line))]
    }
  }
}
