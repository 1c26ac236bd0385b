import WaymarkCMark
import WaymarkMarkdown
import WaymarkModel

/// A fenced code block, with the location of each of its parts.
struct Fence {
  /// The location of the first byte of the opening fence.
  var location: SourceLocation
  /// The rest of the line after the opening fence.
  var info: InfoString
  /// The backticks or tildes of the opening fence.
  var marker: String
  /// The lines of code.
  var lines: [MarkdownSource.Text]
  /// The last line of the block in the article.
  var lastLine: Int
  /// The column after the last byte of ``lastLine``.
  var endColumn: Int
  var end: End

  enum End {
    case closed
    /// The enclosing block quote, list, or comment ended first.
    case cutShort
    /// The block extends to the end of the text.
    case open
  }

  /// Creates a fence from a code block. Returns nil for an indented code block.
  init?(_ node: MarkdownNode, in source: MarkdownSource) {
    let first = firstLine(of: node)
    guard source.lines.indices.contains(first) else { return nil }
    let opening = source.text(line: first, from: firstByte(of: node))
    let run = fenceLength(opening.bytes)
    lines = source.lines(of: node, from: first + 1)
    guard run >= 3,
      isFenced(node, opening: opening.bytes, info: opening.bytes.dropFirst(run))
    else { return nil }

    location = SourceLocation(
      file: source.file, line: opening.number, column: max(opening.column, 1))
    marker = String(decoding: opening.bytes.prefix(run), as: UTF8.self)
    info = InfoString(opening.from(opening.bytes.startIndex + run))
    let next = first + 1 + lines.count
    end = Fence.end(of: node, marker: opening.bytes.prefix(run), at: next, in: source)
    let last = source.lines[end == .closed ? next : next - 1]
    lastLine = last.number
    endColumn = last.column + last.range.count
  }

  private static func end(
    of node: MarkdownNode, marker: ArraySlice<UInt8>, at line: Int, in source: MarkdownSource
  ) -> End {
    guard source.lines.indices.contains(line) else { return .open }
    if let next = following(node), firstLine(of: next) == line { return .cutShort }
    let text = source.text(line: line).bytes.drop { $0.isBlank || $0 == UInt8(ascii: ">") }
    let run = fenceLength(text)
    let closes =
      run >= marker.count && text.first == marker.first && text.dropFirst(run).allSatisfy(\.isBlank)
    return closes ? .closed : .cutShort
  }

  /// Returns the code as its author wrote it.
  func code(_ substitutions: Substitutions) -> [Snippet.Line] {
    lines.map { Snippet.Line($0, substitutions) }
  }
}

extension Snippet.Line {
  /// Creates a line of code as its author wrote it.
  init(_ text: MarkdownSource.Text, _ substitutions: Substitutions) {
    self.init(
      text: substitutions.verbatim(String(decoding: text.bytes, as: UTF8.self)),
      number: text.number, column: text.column)
  }
}

/// Returns whether a code block is fenced. libcmark doesn't report this, and an indented block can
/// start with the text of a fence. Only a fence can have an info string, and the first line is part
/// of the code only in an indented block.
private func isFenced(
  _ node: MarkdownNode, opening: ArraySlice<UInt8>, info: ArraySlice<UInt8>
) -> Bool {
  if let read = cmark_node_get_fence_info(node), read.pointee != 0 { return true }
  guard info.allSatisfy(\.isBlank), let literal = cmark_node_get_literal(node) else { return false }
  return !String(cString: literal).utf8.prefix { $0 != newline }.elementsEqual(opening)
}
