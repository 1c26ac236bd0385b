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
    inline.walk { inline in
      switch inline {
      case .link, .image, .document, .symbol: body(inline)
      case .text, .code, .emphasis, .strong, .strikethrough, .html, .softBreak, .lineBreak: break
      }
    }
  }
}
