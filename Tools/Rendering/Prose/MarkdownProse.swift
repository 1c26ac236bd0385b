import WaymarkLinking
import WaymarkMarkup
import WaymarkModel

/// A renderer that writes the blocks of an article as CommonMark, for programs that read Markdown.
///
/// It is a class so that it isn't copied for every block and inline.
package final class MarkdownProse {
  let page: ProsePage
  /// The functions that return the Markdown of a snippet and of an expected output, given its
  /// index.
  private let snippet: (Int) -> String
  private let output: (Int) -> String

  package init(
    _ page: ProsePage, snippet: @escaping (Int) -> String = { _ in "" },
    output: @escaping (Int) -> String = { _ in "" }
  ) {
    (self.page, self.snippet, self.output) = (page, snippet, output)
  }

  /// Returns the Markdown of blocks, with blank lines between them.
  package func text(_ blocks: [Block]) -> String {
    blocks.map { text($0) }.filter { !$0.isEmpty }.joined(separator: "\n\n")
  }

  private func text(_ block: Block) -> String {
    switch block {
    case .heading(let level, _, let text):
      String(repeating: "#", count: level) + " " + joiningLines(self.text(text))
    case .paragraph(let text): protected(self.text(text))
    case .quote(let inside): quoted(text(inside))
    case .aside(let kind, let inside): quoted("**\(kind)**\n\n" + text(inside))
    case .list(let start, let tight, let items): list(start, tight: tight, items)
    case .snippet(let index): snippet(index)
    case .output(let index): output(index)
    case .code(let language, let text): fenced(text, language ?? "")
    case .table(let alignments, let header, let rows): table(alignments, header, rows)
    case .html(let text): page.trustsHTML ? text : ""
    case .rule: "---"
    }
  }

  private func list(_ start: Int?, tight: Bool, _ items: [Block.ListItem]) -> String {
    items.enumerated().map { position, item in
      let marker = start.map { "\($0 + position). " } ?? "- "
      let box = item.done.map { $0 ? "[x] " : "[ ] " } ?? ""
      let blocks = item.blocks.map { text($0) }.filter { !$0.isEmpty }
      let inside = box + blocks.joined(separator: tight ? "\n" : "\n\n")
      return marker + indented(inside, by: marker.count)
    }.joined(separator: tight ? "\n" : "\n\n")
  }

  private func table(
    _ alignments: [Block.Alignment], _ header: [[Inline]], _ rows: [[[Inline]]]
  ) -> String {
    func row(_ cells: [String]) -> String { "| " + cells.joined(separator: " | ") + " |" }
    let rules = header.indices.map { column in
      switch alignments.indices.contains(column) ? alignments[column] : .none {
      case .none: "---"
      case .left: ":--"
      case .center: ":-:"
      case .right: "--:"
      }
    }
    return ([row(header.map(cell)), row(rules)] + rows.map { row($0.map(cell)) })
      .joined(separator: "\n")
  }

  private func cell(_ inlines: [Inline]) -> String {
    joiningLines(text(inlines)).replacing("|", with: "\\|")
  }
}

/// Returns code as a fenced block with a fence that the code doesn't contain.
package func fenced(_ code: String, _ language: String) -> String {
  let fence = String(repeating: "`", count: max(3, longestRunOfBackticks(in: code) + 1))
  let end = code.isEmpty || code.hasSuffix("\n") ? "" : "\n"
  return "\(fence)\(language)\n\(code)\(end)\(fence)"
}

/// Returns the length of the longest run of backticks in text.
func longestRunOfBackticks(in text: String) -> Int {
  var text = text
  return text.withUTF8 { bytes in
    var longest = 0
    var count = 0
    for byte in bytes {
      count = byte == UInt8(ascii: "`") ? count + 1 : 0
      longest = max(longest, count)
    }
    return longest
  }
}

private func quoted(_ text: String) -> String {
  text.split(separator: "\n", omittingEmptySubsequences: false)
    .map { $0.isEmpty ? ">" : "> \($0)" }.joined(separator: "\n")
}

private func indented(_ text: String, by count: Int) -> String {
  guard text.utf8.contains(UInt8(ascii: "\n")) else { return text }
  let blank = String(repeating: " ", count: count)
  return text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    .map { $0 == 0 || $1.isEmpty ? String($1) : blank + $1 }.joined(separator: "\n")
}

/// Returns text on one line, with a space instead of each line ending.
package func joiningLines(_ text: String) -> String {
  guard !bytesOfNewlines.containsNone(of: text) else { return text }
  return text.split(whereSeparator: \.isNewline).joined(separator: " ")
}

/// The first bytes of the encodings of line endings, and control characters.
private let bytesOfNewlines = ByteSet { $0 < 32 || $0 == 0xC2 || $0 == 0xE2 }

/// Escapes characters that would start a different block at the beginning of a line.
private func protected(_ paragraph: String) -> String {
  guard startsLineWithMarker(paragraph) else { return paragraph }
  return paragraph.split(separator: "\n", omittingEmptySubsequences: false).map { line -> String in
    let digits = line.prefix { $0.isASCII && $0.isNumber }
    let rest = line.dropFirst(digits.count)
    if !digits.isEmpty, rest.hasPrefix(".") || rest.hasPrefix(")") { return "\(digits)\\\(rest)" }
    return digits.isEmpty && ["#", ">", "-", "+", "="].contains(line.prefix(1))
      ? "\\" + line : String(line)
  }.joined(separator: "\n")
}

/// Returns whether any line of text starts with a digit or another character that can start a
/// block.
private func startsLineWithMarker(_ text: String) -> Bool {
  var text = text
  return text.withUTF8 { bytes in
    var isStart = true
    for byte in bytes {
      if isStart, "0123456789#>-+=".utf8.contains(byte) { return true }
      isStart = byte == UInt8(ascii: "\n")
    }
    return false
  }
}
