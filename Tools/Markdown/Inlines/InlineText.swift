import WaymarkCMark
import WaymarkModel

/// The text of a paragraph, heading, or cell as libcmark parses it, with the location of each byte.
package struct InlineText {
  private(set) var bytes: [UInt8] = []
  /// The parts in order. Each part's bytes start at `offset` and have consecutive columns.
  private var parts: [(offset: Int, line: Int, column: Int)] = []
  private let file: String

  init(file: String) { self.file = file }

  /// Creates an empty text with enough capacity for lines.
  init(file: String, for lines: [MarkdownSource.Text]) {
    self.init(file: file)
    parts.reserveCapacity(lines.count)
    bytes.reserveCapacity(lines.reduce(0) { $0 + $1.bytes.count + 1 })
  }

  mutating func append(_ text: MarkdownSource.Text) {
    parts.append((bytes.count, text.number, text.column))
    bytes += text.bytes
  }

  mutating func appendNewline() { bytes.append(newline) }

  func location(of offset: Int) -> SourceLocation {
    var (low, high) = (0, parts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if parts[middle].offset <= offset { low = middle } else { high = middle }
    }
    guard let part = parts.isEmpty ? nil : parts[low] else {
      return SourceLocation(file: file, line: 1, column: 1)
    }
    return SourceLocation(
      file: file, line: part.line, column: max(part.column + offset - part.offset, 1))
  }
}

extension MarkdownSource {
  /// Returns the text of a paragraph or heading, line by line, without the markers of the enclosing
  /// blocks and without leading whitespace.
  package func contentLines(of node: MarkdownNode) -> [Text] {
    let first = firstLine(of: node)
    let last = min(lastLine(of: node), lines.count - 1)
    guard first >= 0, first <= last else { return [] }
    let opening = firstContentLine(of: node)
    guard first < last else { return [opening] }
    let quotes = quoteCount(around: node)
    let following = (first..<last).map { content(of: text(line: $0 + 1), quotes: quotes) }
    let isHeading = cmark_node_get_type(node) == CMARK_NODE_HEADING
    return [opening] + (isHeading ? Array(following.prefix { !isUnderline($0.bytes) }) : following)
  }

  /// Returns the first content line of a paragraph or heading that starts inside the source.
  package func firstContentLine(of node: MarkdownNode) -> Text {
    let opening = text(line: firstLine(of: node), from: firstByte(of: node))
    return opening.from(opening.bytes.firstIndex { !$0.isBlank } ?? opening.bytes.endIndex)
  }

  private func content(of line: Text, quotes: Int) -> Text {
    var quotes = quotes
    var start = line.bytes.startIndex
    while start < line.bytes.endIndex {
      if quotes > 0, line.bytes[start] == UInt8(ascii: ">") {
        quotes -= 1
      } else if !line.bytes[start].isBlank {
        break
      }
      start += 1
    }
    return line.from(start)
  }

  /// Returns the text of a block that contains inlines.
  ///
  /// - Parameter lines: The content lines of the block.
  package func inlineText(of lines: [Text]) -> InlineText {
    var text = InlineText(file: file, for: lines)
    for (index, line) in lines.enumerated() {
      if index > 0 { text.appendNewline() }
      text.append(line)
    }
    return text
  }
}

/// Returns whether a line is the underline of a heading (`=` or `-`). libcmark counts it as part of
/// the heading, and sometimes the line after it too.
private func isUnderline(_ line: ArraySlice<UInt8>) -> Bool {
  guard let mark = line.first, mark == UInt8(ascii: "=") || mark == UInt8(ascii: "-") else {
    return false
  }
  return line.drop { $0 == mark }.allSatisfy(\.isBlank)
}

private func quoteCount(around node: MarkdownNode) -> Int {
  var count = 0
  var ancestor = cmark_node_parent(node)
  while let node = ancestor {
    if cmark_node_get_type(node) == CMARK_NODE_BLOCK_QUOTE { count += 1 }
    ancestor = cmark_node_parent(node)
  }
  return count
}
