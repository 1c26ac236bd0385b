import WaymarkModel

/// The bytes of everything that a file or part of a site is made from, from which its key is
/// computed.
///
/// Boundaries are significant, so `ab, c` and `a, bc` differ.
package struct InputBytes {
  /// The added bytes, with the length of each added value.
  package private(set) var bytes: [UInt8] = []

  package init() {}

  /// Adds a number.
  package mutating func add(_ number: Int) {
    withUnsafeBytes(of: number) { bytes.append(contentsOf: $0) }
  }

  /// Adds a list of numbers.
  package mutating func add(_ numbers: [Int]) {
    add(numbers.count)
    for number in numbers { add(number) }
  }

  /// Adds text.
  package mutating func add(_ text: String) {
    add(text.utf8.count)
    var text = text
    text.withUTF8 { bytes.append(contentsOf: $0) }
  }

  /// Adds bytes as one value.
  package mutating func add(_ added: [UInt8]) {
    add(added.count)
    bytes += added
  }
}

extension InputBytes {
  /// Adds blocks with their formatting. Their snippets and outputs are added as indices.
  package mutating func add(_ blocks: [Block]) {
    add(blocks.count)
    for block in blocks { add(block) }
  }

  private mutating func add(_ block: Block) {
    switch block {
    case .heading(let level, let id, let text):
      add("heading", id)
      add(level)
      add(text)
    case .paragraph(let text):
      add("paragraph")
      add(text)
    case .quote(let inside):
      add("quote")
      add(inside)
    case .aside(let kind, let inside):
      add("aside", kind)
      add(inside)
    case .list(let start, let tight, let items):
      add("list", start.map(String.init), tight ? "tight" : "loose")
      add(items.count)
      for item in items {
        add(item.done.map { $0 ? "done" : "to do" } ?? "")
        add(item.blocks)
      }
    case .snippet(let index):
      add("snippet")
      add(index)
    case .output(let index):
      add("output")
      add(index)
    case .code(let language, let text): add("code", language, text)
    case .table(let alignments, let header, let rows):
      add("table")
      add(alignments.map(\.rawValue).joined(separator: " "))
      add(rows.count)
      for row in [header] + rows {
        add(row.count)
        for cell in row { add(cell) }
      }
    case .html(let text): add("html", text)
    case .rule: add("rule")
    }
  }

  /// Adds text with its formatting.
  package mutating func add(_ inlines: [Inline]) {
    add(inlines.count)
    for inline in inlines {
      switch inline {
      case .text(let text): add("text", text)
      case .code(let text): add("code", text)
      case .emphasis(let inside): add("emphasis", inside)
      case .strong(let inside): add("strong", inside)
      case .strikethrough(let inside): add("strikethrough", inside)
      case .link(let destination, let title, let inside, _):
        add("link", destination, title)
        add(inside)
      case .image(let source, let title, let inside, _):
        add("image", source, title)
        add(inside)
      case .symbol(let name, _): add("symbol", name)
      case .document(let article, let heading, _): add("document", article, heading)
      case .html(let text): add("html", text)
      case .softBreak: add("soft break")
      case .lineBreak: add("line break")
      }
    }
  }

  private mutating func add(_ kind: String, _ inside: [Inline]) {
    add(kind)
    add(inside)
  }

  /// Adds a kind with texts, which can be missing.
  private mutating func add(_ kind: String, _ texts: String?...) {
    add(kind)
    for text in texts {
      guard let text else {
        add(-1)
        continue
      }
      add(text)
    }
  }

  /// Adds everything that a page can show of a snippet, except for its results.
  package mutating func add(_ snippet: Snippet) {
    add(snippet.index)
    add(snippet.location.line)
    add(snippet.visibility.rawValue)
    for option in [snippet.example, snippet.uses, snippet.slot, snippet.unreached] {
      add("option", option)
    }
    add(snippet.hidesTimeline ? 1 : 0)
    switch snippet.expectedResult {
    case .fails(let text): add("fails", text)
    case .traps(let text): add("traps", text)
    case .reports(let text): add("reports", text)
    case .untested(let reason): add("untested", reason)
    case nil: add("passes")
    }
    for problem in snippet.diagnostics { add("\(problem) \(problem.hint ?? "")") }
    add(snippet.lines)
  }

  /// Adds lines of code or output.
  package mutating func add(_ lines: [Snippet.Line]) {
    add(lines.count)
    for line in lines {
      add(line.number)
      add(line.text)
    }
  }
}
