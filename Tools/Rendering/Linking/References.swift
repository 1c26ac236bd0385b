import WaymarkModel

/// Returns all links, pictures, and references of an article in order, including nested ones.
func references(in blocks: [Block]) -> [Inline] {
  var references: [Inline] = []
  add(blocks, to: &references)
  return references
}

private func add(_ blocks: [Block], to references: inout [Inline]) {
  for block in blocks {
    switch block {
    case .heading(_, _, let text), .paragraph(let text): add(text, to: &references)
    case .quote(let inside), .aside(_, let inside): add(inside, to: &references)
    case .list(_, _, let items): for item in items { add(item.blocks, to: &references) }
    case .table(_, let header, let rows):
      for cell in header { add(cell, to: &references) }
      for cell in rows.joined() { add(cell, to: &references) }
    case .snippet, .output, .code, .html, .rule: break
    }
  }
}

private func add(_ inlines: [Inline], to references: inout [Inline]) {
  for inline in inlines {
    switch inline {
    case .emphasis(let inside), .strong(let inside), .strikethrough(let inside):
      add(inside, to: &references)
    case .link(_, _, let inside, _), .image(_, _, let inside, _):
      references.append(inline)
      add(inside, to: &references)
    case .document, .symbol: references.append(inline)
    case .text, .code, .html, .softBreak, .lineBreak: break
    }
  }
}
