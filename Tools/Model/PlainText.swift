/// Returns text without its formatting: `Basics of stores` for `Basics of *stores*`.
///
/// Images are replaced by their descriptions, links to articles by the heading or the article's
/// name, links to symbols by the symbol's name, and line breaks by spaces. Raw HTML is omitted.
package func plainText(_ inlines: [Inline]) -> String {
  if inlines.count == 1, case .text(let text) = inlines[0] { return text }
  var text = ""
  add(inlines, to: &text)
  return text
}

private func add(_ inlines: [Inline], to text: inout String) {
  for inline in inlines {
    switch inline {
    case .text(let words), .code(let words): text += words
    case .symbol(let link, _): text += symbolName(link)
    case .emphasis(let inside), .strong(let inside), .strikethrough(let inside),
      .link(_, _, let inside, _), .image(_, _, let inside, _):
      add(inside, to: &text)
    case .document(let article, let heading, _): text += heading ?? article
    case .html: break
    case .softBreak, .lineBreak: text += " "
    }
  }
}

/// Returns the name of the symbol in a link: `send(_:)` for `ComposableCore/Store/send(_:)-4t3k1`.
package func symbolName(_ link: String) -> String {
  let path = withoutDocCSuffix(link) ?? link
  // A slash before a parenthesis belongs to the name of an operator.
  let last = path.indices.last { index in
    path[index] == "/" && path[path.index(after: index)...].first.map { $0 != "(" } ?? false
  }
  return last.map { String(path[path.index(after: $0)...]) } ?? path
}

/// Returns a reference without the suffix by which DocC distinguishes symbols of the same name,
/// such as `-swift.method` or `-4t3k1`; nil if there is no suffix.
package func withoutDocCSuffix(_ reference: String) -> String? {
  guard let hyphen = reference.lastIndex(of: "-") else { return nil }
  let suffix = reference[reference.index(after: hyphen)...]
  let isSuffix = !suffix.isEmpty
    && suffix.allSatisfy { $0.isASCII && ($0.isLowercase || $0.isNumber || $0 == ".") }
  return isSuffix ? String(reference[..<hyphen]) : nil
}
