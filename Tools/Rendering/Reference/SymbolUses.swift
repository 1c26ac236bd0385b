import WaymarkBook
import WaymarkMarkup
import WaymarkModel

/// The examples of the book in which symbols are used.
struct SymbolUses {
  /// The maximum number of examples that a page lists for its type.
  private static let limit = 12

  let page: String
  let book: Book

  /// Returns a list of the examples that use any of the symbols, with their verdicts; empty if no
  /// example does.
  func list(of symbols: [Symbol]) -> HTML {
    let uses = uses(of: symbols)
    guard !uses.isEmpty else { return "" }
    let items = uses.prefix(Self.limit).compactMap { use -> HTML? in
      guard let example = book.example(use.example), let link = link(to: use) else { return nil }
      let badge = Badge(example, in: book, page: page)
      let proof = book.map.proofAddress(of: use.example).map { address(of: $0, from: page) } ?? ""
      let title = book.title(of: use.example.article)
      return """
        <li><a class="badge small \(badge.style)" href="\(proof)" title="Proof">\(badge.mark())</a> \
        \(link) in \(title)</li>
        """
    }
    let rest = uses.count - items.count
    let more: HTML = rest == 0 ? "" : "\n<p class=\"caption\">And \(counted(rest, "more example")).</p>"
    return "<ul class=\"uses\">\n\(items.joined(separator: "\n"))\n</ul>\(more)"
  }

  /// Returns a line with the first three examples that use a symbol; empty if no example does.
  func line(of symbol: Symbol) -> HTML {
    let links = book.names.uses(of: symbol.id).prefix(3).compactMap(link)
    return links.isEmpty ? "" : "<p class=\"caption\">Used in \(links.joined(separator: ", "))</p>"
  }

  private func uses(of symbols: [Symbol]) -> [NameIndex.Use] {
    var known: Set<Example.ID> = []
    return symbols.flatMap { book.names.uses(of: $0.id) }.filter { known.insert($0.example).inserted }
  }

  private func link(to use: NameIndex.Use) -> HTML? {
    guard let article = book.article(use.example.article),
      let path = book.map.articleAddress(of: article.file)
    else { return nil }
    let anchor = book.anchor(ofSnippet: use.snippet, in: article)
    let href = address(of: path, fragment: anchor, from: page)
    return "<a href=\"\(href)\"><code>\(use.example.name)</code></a>"
  }
}
