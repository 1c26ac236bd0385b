import WaymarkModel

/// Returns all links, pictures and references of an article in order, including nested ones.
func references(in blocks: [Block]) -> [Inline] {
  blocks.flatMap { block -> [Inline] in
    switch block {
    case .heading(_, _, let text), .paragraph(let text): references(in: text)
    case .quote(let inside), .aside(_, let inside): references(in: inside)
    case .list(_, _, let items): items.flatMap { references(in: $0.blocks) }
    case .table(_, let header, let rows):
      (header + rows.flatMap(\.self)).flatMap { references(in: $0) }
    case .snippet, .output, .code, .html, .rule: []
    }
  }
}

private func references(in inlines: [Inline]) -> [Inline] {
  inlines.flatMap { inline -> [Inline] in
    switch inline {
    case .emphasis(let inside), .strong(let inside), .strikethrough(let inside):
      references(in: inside)
    case .link(_, _, let inside, _), .image(_, _, let inside, _):
      [inline] + references(in: inside)
    case .document, .symbol: [inline]
    case .text, .code, .html, .softBreak, .lineBreak: []
    }
  }
}
