/// Returns text without its formatting: `Basics of stores` for `Basics of *stores*`.
///
/// Images are replaced by their descriptions, links to articles by the heading or the article's
/// name, and line breaks by spaces. Raw HTML is omitted.
package func plainText(_ inlines: [Inline]) -> String {
  if inlines.count == 1, case .text(let text) = inlines[0] { return text }
  var text = ""
  add(inlines, to: &text)
  return text
}

private func add(_ inlines: [Inline], to text: inout String) {
  for inline in inlines {
    switch inline {
    case .text(let words), .code(let words), .symbol(let words, _): text += words
    case .emphasis(let inside), .strong(let inside), .strikethrough(let inside),
      .link(_, _, let inside, _), .image(_, _, let inside, _):
      add(inside, to: &text)
    case .document(let article, let heading, _): text += heading ?? article
    case .html: break
    case .softBreak, .lineBreak: text += " "
    }
  }
}
