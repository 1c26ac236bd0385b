/// Returns text without its formatting: `Basics of stores` for `Basics of *stores*`.
///
/// A picture is replaced by its description, a link to an article by its heading or the article's
/// name, a line break by a space. Raw HTML is left out.
public func plainText(_ inlines: [Inline]) -> String { inlines.map(plainText).joined() }

private func plainText(_ inline: Inline) -> String {
  switch inline {
  case .text(let text), .code(let text): text
  case .symbol(let name, _): name
  case .emphasis(let inside), .strong(let inside), .strikethrough(let inside): plainText(inside)
  case .link(_, _, let inside, _), .image(_, _, let inside, _): plainText(inside)
  case .document(let article, let heading, _): heading ?? article
  case .html: ""
  case .softBreak, .lineBreak: " "
  }
}
