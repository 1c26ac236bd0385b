import WaymarkCMark
import WaymarkModel

/// The tables of Markdown text, which libcmark parses as paragraphs.
///
/// A paragraph contains a table if one of its lines is followed by a delimiter row with the same
/// number of cells, and if at least one of these two lines contains a pipe (GitHub Flavored
/// Markdown 0.29, section 4.10). The preceding lines are text; the following lines are rows. An
/// unescaped pipe always separates cells, even in code.
///
/// libcmark parses all cells in a single pass, each as a heading, because headings can contain only
/// inlines. The whole source follows the cells, so that its reference definitions apply.
package struct Tables {
  private var drafts: [MarkdownNode: Draft] = [:]
  private var feed: [UInt8] = []
  private var feedLine = 1
  private var missingCells = 0
  private var tree: Tree?
  private var nodes: [Int: MarkdownNode] = [:]

  private struct Draft {
    var before: Part?
    var alignments: [Block.Alignment]
    var header: [Part]
    var rows: [[Part]]
  }

  /// Text to be parsed, with its line in the input for libcmark.
  private struct Part {
    var feedLine: Int
    var text: InlineText
  }

  /// Finds the tables in a tree. Only paragraphs that could contain a delimiter row are examined.
  package init(of tree: Tree, in source: MarkdownSource, hidesUnreadable: Bool) {
    for case .leaf(let node) in tree.blocks where isTextual(node) {
      guard source.mayHoldDelimiterRow(node) else { continue }
      drafts[node] = draft(source.contentLines(of: node), file: source.file)
    }
    guard !drafts.isEmpty else { return }
    let read = Tree(
      parsing: feed + [newline] + source.bytes, hidesUnreadable: hidesUnreadable)
    self.tree = read
    var next = cmark_node_first_child(read.root)
    while let node = next, firstLine(of: node) + 1 < feedLine {
      nodes[firstLine(of: node) + 1] = node
      next = cmark_node_next(node)
    }
  }

  /// Returns the blocks of a paragraph that contains a table; nil for other paragraphs.
  package func blocks(of node: MarkdownNode) -> Checked<[Block]>? {
    guard let draft = drafts[node] else { return nil }
    var result = Checked<[Block]>([])
    func read(_ part: Part) -> [Inline] {
      guard let tree, let node = nodes[part.feedLine] else { return [] }
      var reader = InlineReader(tree: tree, text: part.text)
      let inlines = reader.read(node)
      result.diagnostics += reader.diagnostics
      return inlines
    }
    if let before = draft.before, nodes[before.feedLine] != nil {
      result.value.append(.paragraph(read(before)))
    }
    result.value.append(
      .table(
        alignments: draft.alignments, header: draft.header.map(read),
        rows: draft.rows.map { $0.map(read) }))
    if cmark_node_get_type(node) == CMARK_NODE_HEADING { result.value.append(.rule) }
    return result
  }

  private mutating func draft(_ lines: [MarkdownSource.Text], file: String) -> Draft? {
    for index in lines.indices.dropFirst() {
      guard let alignments = alignments(of: lines[index].bytes),
        cells(of: lines[index - 1]).count == alignments.count,
        lines[index - 1].bytes.contains(pipe) || lines[index].bytes.contains(pipe)
      else { continue }
      let before = index > 1 ? paragraph(lines[..<(index - 1)], file: file) : nil
      let header = cells(of: lines[index - 1]).map { cell($0, file: file) }
      let rows = lines[(index + 1)...].map { row($0, width: alignments.count, file: file) }
      return Draft(before: before, alignments: alignments, header: header, rows: rows)
    }
    return nil
  }

  private mutating func row(_ line: MarkdownSource.Text, width: Int, file: String) -> [Part] {
    var row = cells(of: line).prefix(width).map { cell($0, file: file) }
    missingCells += width - row.count
    // A wide header above many short rows must not result in a table that exhausts memory.
    guard missingCells <= 200_000 else { return row }
    while row.count < width { row.append(Part(feedLine: 0, text: InlineText(file: file))) }
    return row
  }

  private mutating func cell(_ cell: MarkdownSource.Text, file: String) -> Part {
    var text = InlineText(file: file)
    var rest = cell
    var i = rest.bytes.startIndex
    while i + 1 < cell.bytes.endIndex {
      if cell.bytes[i] == backslash, cell.bytes[i + 1] == pipe {
        text.append(rest.upTo(i))
        rest = rest.from(i + 1)
        i += 1
      }
      i += 1
    }
    text.append(rest)
    return part(text, [UInt8]("# ".utf8) + text.bytes + " #\n".utf8, lines: 1)
  }

  private mutating func paragraph(_ lines: ArraySlice<MarkdownSource.Text>, file: String) -> Part {
    var text = InlineText(file: file)
    var fed: [UInt8] = [newline]
    for line in lines {
      if line.number != lines.first?.number { text.appendNewline() }
      text.append(line)
      // Indented lines always continue the paragraph.
      if line.number != lines.first?.number { fed += "    ".utf8 }
      fed += line.bytes + [newline]
    }
    feedLine += 1
    return part(text, fed + [newline], lines: lines.count + 1)
  }

  private mutating func part(_ text: InlineText, _ fed: [UInt8], lines: Int) -> Part {
    feed += fed
    feedLine += lines
    return Part(feedLine: feedLine - lines, text: text)
  }
}

private let pipe = UInt8(ascii: "|")
private let backslash = UInt8(ascii: "\\")
private let dash = UInt8(ascii: "-")
private let colon = UInt8(ascii: ":")

private func isTextual(_ node: MarkdownNode) -> Bool {
  switch cmark_node_get_type(node) {
  case CMARK_NODE_PARAGRAPH: true
  // A thematic break directly below a table is parsed as the underline of a heading.
  case CMARK_NODE_HEADING: lastLine(of: node) > firstLine(of: node)
  default: false
  }
}

extension MarkdownSource {
  /// Returns whether a node can contain a delimiter row, based on a quick scan of the lines after
  /// the first.
  fileprivate func mayHoldDelimiterRow(_ node: MarkdownNode) -> Bool {
    let first = max(firstLine(of: node), 0)
    let last = min(lastLine(of: node), lines.count - 1)
    return first < last && (first..<last).contains { mayBeDelimiterRow(text(line: $0 + 1).bytes) }
  }
}

private func mayBeDelimiterRow(_ line: ArraySlice<UInt8>) -> Bool {
  line.contains(dash)
    && line.allSatisfy { $0.isBlank || [pipe, dash, colon, UInt8(ascii: ">")].contains($0) }
}

/// Returns the alignments of a delimiter row; nil for any other row.
private func alignments(of line: ArraySlice<UInt8>) -> [Block.Alignment]? {
  let cells = cells(of: MarkdownSource.Text(bytes: line, number: 0, column: 0)).map(\.bytes)
  var alignments: [Block.Alignment] = []
  for cell in cells {
    let left = cell.first == colon
    let right = cell.count > 1 && cell.last == colon
    let dashes = cell.dropFirst(left ? 1 : 0).dropLast(right ? 1 : 0)
    guard !dashes.isEmpty, dashes.allSatisfy({ $0 == dash }) else { return nil }
    alignments.append(left ? (right ? .center : .left) : right ? .right : .none)
  }
  return alignments.isEmpty ? nil : alignments
}

/// Returns the trimmed cells of a row. Pipes at the ends of the row don't create cells.
private func cells(of line: MarkdownSource.Text) -> [MarkdownSource.Text] {
  let row = trimmed(line)
  var cells: [MarkdownSource.Text] = []
  var start = row.bytes.startIndex
  var i = start
  if row.bytes.first == pipe {
    start += 1
    i += 1
  }
  while i < row.bytes.endIndex {
    if row.bytes[i] == backslash {
      i += 1
    } else if row.bytes[i] == pipe {
      cells.append(trimmed(row.upTo(i).from(start)))
      start = i + 1
    }
    i += 1
  }
  if start < row.bytes.endIndex { cells.append(trimmed(row.from(start))) }
  return cells
}

private func trimmed(_ text: MarkdownSource.Text) -> MarkdownSource.Text {
  guard let first = text.bytes.firstIndex(where: { !$0.isBlank }),
    let last = text.bytes.lastIndex(where: { !$0.isBlank })
  else { return text.from(text.bytes.endIndex) }
  return text.upTo(last + 1).from(first)
}
