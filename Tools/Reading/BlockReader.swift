import WaymarkCMark
import WaymarkMarkdown
import WaymarkModel

/// A reader that parses the blocks of an article, in order.
struct BlockReader {
  private var source: MarkdownSource
  private var tree: Tree
  private var tables: Tables
  private let hidesUnreadable: Bool
  private var slugs = Slugs()
  private var heading = "top"
  /// Whether snippets are named after the preceding headings.
  private var followsHeadings = true
  private var open = [Container()]
  private var tooDeep = 0
  private(set) var fences: FenceReader
  private var found: [Diagnostic] = []

  private struct Container {
    var blocks: [Block] = []
    var items: [Block.ListItem] = []
  }

  /// Creates a reader that starts with the given source.
  ///
  /// - Parameter isSwift: A closure that returns whether code without a language is a snippet.
  init(
    _ source: MarkdownSource, hidesUnreadable: Bool,
    readingUnlabeledCodeIf isSwift: @escaping (String) -> Bool
  ) {
    self.source = source
    self.hidesUnreadable = hidesUnreadable
    tree = Tree(parsing: source.bytes, hidesUnreadable: hidesUnreadable)
    tables = Tables(of: tree, in: source, hidesUnreadable: hidesUnreadable)
    fences = FenceReader(
      file: source.file, substitutions: Substitutions(hidesUnreadable: hidesUnreadable),
      isSwift: isSwift)
  }

  var diagnostics: [Diagnostic] { found + fences.diagnostics }

  /// Continues with another part of the same file, whose snippets are all named after `heading`.
  mutating func resume(with part: MarkdownSource, under heading: String) {
    source = part
    tree = Tree(parsing: part.bytes, hidesUnreadable: hidesUnreadable)
    tables = Tables(of: tree, in: part, hidesUnreadable: hidesUnreadable)
    open = [Container()]
    self.heading = heading
    followsHeadings = false
  }

  /// Returns a heading whose text is code and isn't in the file itself.
  mutating func title(_ code: String, level: Int) -> Block {
    .heading(level: level, id: slugs.unique(code), [.code(code)])
  }

  mutating func read() -> [Block] {
    for step in tree.blocks {
      switch step {
      case .enter(let node): enter(node)
      case .leave(let node): leave(node)
      case .leaf(let node): append(blocks(of: node))
      }
    }
    return open[0].blocks
  }

  private mutating func enter(_ node: MarkdownNode) {
    let isItem = cmark_node_get_type(node) == CMARK_NODE_ITEM
    // Flatten only whole lists, because an item can't be shown without its list.
    guard tooDeep > 0 || !isItem && open.count > deepestNesting else {
      return open.append(Container())
    }
    if tooDeep == 0 { reportDepth(of: node) }
    tooDeep += 1
  }

  private mutating func leave(_ node: MarkdownNode) {
    guard tooDeep == 0 else {
      tooDeep -= 1
      return
    }
    let container = open.removeLast()
    switch cmark_node_get_type(node) {
    case CMARK_NODE_LIST: append([list(node, container.items)])
    case CMARK_NODE_ITEM: open[open.count - 1].items.append(item(node, container.blocks))
    default: append([aside(container.blocks) ?? .quote(container.blocks)])
    }
  }

  private mutating func append(_ blocks: [Block]) { open[open.count - 1].blocks += blocks }

  private func list(_ node: MarkdownNode, _ items: [Block.ListItem]) -> Block {
    let isOrdered = cmark_node_get_list_type(node) == CMARK_ORDERED_LIST
    return .list(
      start: isOrdered ? Int(cmark_node_get_list_start(node)) : nil,
      tight: cmark_node_get_list_tight(node) != 0, items)
  }

  private func item(_ node: MarkdownNode, _ blocks: [Block]) -> Block.ListItem {
    guard let first = cmark_node_first_child(node),
      cmark_node_get_type(first) == CMARK_NODE_PARAGRAPH,
      source.lines.indices.contains(firstLine(of: first)),
      let done = task(source.firstContentLine(of: first).bytes), let rest = withoutTask(blocks)
    else { return Block.ListItem(blocks: blocks) }
    return Block.ListItem(done: done, blocks: rest)
  }

  private mutating func blocks(of node: MarkdownNode) -> [Block] {
    switch cmark_node_get_type(node) {
    case CMARK_NODE_PARAGRAPH: return paragraph(node)
    case CMARK_NODE_HEADING: return headingBlocks(node)
    case CMARK_NODE_CODE_BLOCK: return [code(node)]
    case CMARK_NODE_HTML_BLOCK: return html(node)
    case CMARK_NODE_THEMATIC_BREAK: return [.rule]
    default: return []
    }
  }

  private mutating func paragraph(_ node: MarkdownNode) -> [Block] {
    let lines = source.contentLines(of: node)
    found += unopenedFences(in: lines, file: source.file)
    return table(node) ?? [.paragraph(inlines(of: node, lines))]
  }

  private mutating func headingBlocks(_ node: MarkdownNode) -> [Block] {
    if let table = table(node) { return table }
    let inlines = inlines(of: node, source.contentLines(of: node))
    let id = slugs.unique(plainText(inlines))
    if followsHeadings { heading = id }
    return [.heading(level: Int(cmark_node_get_heading_level(node)), id: id, inlines)]
  }

  private mutating func table(_ node: MarkdownNode) -> [Block]? {
    guard let table = tables.blocks(of: node) else { return nil }
    found += table.diagnostics
    return table.value
  }

  private mutating func inlines(of node: MarkdownNode, _ lines: [MarkdownSource.Text]) -> [Inline] {
    var reader = InlineReader(tree: tree, text: source.inlineText(of: lines))
    let inlines = reader.read(node)
    found += reader.diagnostics
    return inlines
  }

  private mutating func code(_ node: MarkdownNode) -> Block {
    guard let fence = Fence(node, in: source) else {
      let lines = source.lines(of: node, from: firstLine(of: node))
      if let snippet = fences.read(indented: lines, under: heading) { return snippet }
      if let missed = missedFence(inIndentedCode: lines, file: source.file) { found.append(missed) }
      return .code(language: nil, tree.verbatim(cmark_node_get_literal(node)))
    }
    return fences.read(fence, .shown, under: heading)
  }

  private mutating func html(_ node: MarkdownNode) -> [Block] {
    let lines = source.lines(of: node, from: firstLine(of: node))
    let opening = lines.first?.bytes.drop(while: \.isBlank) ?? []
    return parts(ofHTML: lines, in: source.file).flatMap { part in
      switch part {
      case .shown(let lines):
        found += fencesInRawHTML(in: lines, openedBy: opening, file: source.file)
        found += swiftElementsInRawHTML(in: lines, file: source.file)
        return shown(lines)
      case .hidden(let lines, let start, let isClosed):
        if !isClosed { reportComment(at: start, opensBlock: opening.starts(with: "<!--".utf8)) }
        return hidden(lines)
      }
    }
  }

  private func shown(_ lines: [MarkdownSource.Text]) -> [Block] {
    guard lines.contains(where: { !$0.bytes.allSatisfy(\.isBlank) }) else { return [] }
    let text = lines.map { String(decoding: $0.bytes, as: UTF8.self) + "\n" }.joined()
    return [.html(fences.substitutions.verbatim(text))]
  }

  /// Returns the snippets in an HTML comment. The comment's prose is meant for authors and is
  /// ignored.
  private mutating func hidden(_ lines: [MarkdownSource.Text]) -> [Block] {
    let part = MarkdownSource(file: source.file, lines: lines)
    let read = Tree(parsing: withoutCommentMarks(part.bytes), hidesUnreadable: hidesUnreadable)
    var blocks: [Block] = []
    for case .leaf(let node) in read.blocks {
      switch cmark_node_get_type(node) {
      case CMARK_NODE_CODE_BLOCK:
        guard let fence = Fence(node, in: part) else {
          let lines = part.lines(of: node, from: firstLine(of: node))
          found += missedFence(inIndentedCode: lines, file: source.file).map { [$0] } ?? []
          continue
        }
        let block = fences.read(fence, .hidden, under: heading)
        if case .snippet = block { blocks.append(block) }
      case CMARK_NODE_HTML_BLOCK:
        let lines = part.lines(of: node, from: firstLine(of: node))
        found += fencesInRawHTML(in: lines, openedBy: lines.first?.bytes ?? [], file: source.file)
      case CMARK_NODE_PARAGRAPH:
        found += unopenedFences(in: part.contentLines(of: node), file: source.file)
      default: continue
      }
    }
    return blocks
  }

  private mutating func reportComment(at location: SourceLocation, opensBlock: Bool) {
    found.append(
      Diagnostic(
        at: location, "this comment is never closed",
        hint: opensBlock
          ? "write '-->' after it; if the comment is in a block quote or list, start the line of "
            + "the '-->' with the same '>' markers or indentation"
          : "add a blank line before the comment, to end the HTML above it"))
  }

  private mutating func reportDepth(of node: MarkdownNode) {
    let line = firstLine(of: node)
    guard source.lines.indices.contains(line) else { return }
    found.append(
      Diagnostic(
        at: source.location(line: line, offset: firstByte(of: node)),
        "block quotes and lists are nested too deeply (more than \(deepestNesting) levels)",
        hint: "reduce the nesting"))
  }
}

/// Neutralizes inner `<!--` marks in the text of a comment, because comments don't nest and the
/// marks must not hide the blocks after them. Columns don't change.
private func withoutCommentMarks(_ bytes: [UInt8]) -> [UInt8] {
  var bytes = bytes
  // libcmark would skip a byte-order mark and count the following columns without it.
  if bytes.starts(with: byteOrderMark) { bytes.replaceSubrange(0..<3, with: "...".utf8) }
  for line in lineRanges(of: bytes) {
    let start = line.first { !bytes[$0].isBlank && !"0123456789.)>*+-".utf8.contains(bytes[$0]) }
    guard let start, bytes[start..<line.upperBound].starts(with: "<!--".utf8) else { continue }
    bytes.replaceSubrange(start..<(start + 4), with: "....".utf8)
  }
  return bytes
}
