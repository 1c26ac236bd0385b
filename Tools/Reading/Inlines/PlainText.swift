import WaymarkModel

/// Returns the inlines as plain text, with line breaks as spaces and without raw HTML.
func plainText(_ inlines: [Inline]) -> String {
  inlines.map { inline in
    switch inline {
    case .text(let text), .code(let text), .symbol(let text, _): text
    case .emphasis(let inner), .strong(let inner), .strikethrough(let inner): plainText(inner)
    case .link(_, _, let inner, _), .image(_, _, let inner, _): plainText(inner)
    case .document(let article, let heading, _): heading ?? article
    case .softBreak, .lineBreak: " "
    case .html: ""
    }
  }.joined()
}
