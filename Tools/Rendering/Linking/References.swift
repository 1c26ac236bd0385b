import WaymarkModel

/// Returns all links, pictures, and references of an article in order, including nested ones.
func references(in blocks: [Block]) -> [Inline] {
  var references: [Inline] = []
  forEachReference(in: blocks) { references.append($0) }
  return references
}

/// Calls a function with each link, picture, and reference of an article in order, including nested
/// ones.
func forEachReference(in blocks: [Block], _ body: (Inline) -> Void) {
  for block in blocks {
    block.walk { block in
      switch block {
      case .heading(_, _, let text), .paragraph(let text): forEachReference(in: text, body)
      case .table(_, let header, let rows):
        for cell in header { forEachReference(in: cell, body) }
        for cell in rows.joined() { forEachReference(in: cell, body) }
      case .quote, .aside, .list, .snippet, .output, .code, .html, .rule: break
      }
    }
  }
}

private func forEachReference(in inlines: [Inline], _ body: (Inline) -> Void) {
  for inline in inlines {
    switch inline {
    case .link(_, _, let inside, _), .image(_, _, let inside, _):
      body(inline)
      forEachReference(in: inside, body)
    case .emphasis(let inside), .strong(let inside), .strikethrough(let inside):
      forEachReference(in: inside, body)
    case .document, .symbol: body(inline)
    case .text, .code, .html, .softBreak, .lineBreak: break
    }
  }
}
