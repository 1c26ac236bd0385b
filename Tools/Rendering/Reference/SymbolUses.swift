import WaymarkBook
import WaymarkMarkup
import WaymarkModel

/// The examples of the book in which symbols are used, grouped by the section of the article.
struct SymbolUses {
  /// The numbers of sections that a page shows at first and in total.
  private static let (shown, limit) = (4, 14)

  /// The path of the page that shows the uses. Sections whose prose mentions its symbols come
  /// first.
  let page: String
  let book: Book

  /// The examples of a section.
  private struct Section {
    var title: String
    /// The use in the snippet with the fewest symbols.
    var best: NameIndex.Use
    var examples: [Example]
    /// Whether the prose mentions the symbols.
    var isAbout: Bool
  }

  /// Returns a list of the sections with examples that use any of the symbols, with their verdicts;
  /// empty if no example does. The sections that are most relevant to the symbols come first.
  func list(of symbols: [Symbol]) -> HTML {
    let sections = sections(with: symbols)
    guard !sections.isEmpty else { return "" }
    let first = sections.prefix(Self.shown)
    let more = sections.dropFirst(Self.shown).prefix(Self.limit - Self.shown)
    guard !more.isEmpty else { return list(first) }
    let left = sections.count - first.count
    let rest = left - more.count
    return [
      list(first), "<details class=\"more\">\n<summary>\(counted(left, "more section"))</summary>",
      list(more),
      rest == 0 ? "" : "<p class=\"caption\">And \(counted(rest, "more section")).</p>",
      "</details>",
    ].lines()
  }

  /// Returns a line with at most three sections, those that are most relevant to a symbol; empty if
  /// no example uses the symbol.
  func line(of symbol: Symbol) -> HTML {
    let links = sections(with: [symbol]).prefix(3).map { section in
      "<a href=\"\(address(of: section))\">\(section.title)</a>" as HTML
    }
    return links.isEmpty ? "" : "<p class=\"caption\">Used in \(links.joined(separator: ", "))</p>"
  }

  private func list(_ sections: ArraySlice<Section>) -> HTML {
    let items = sections.map { section -> HTML in
      let article = book.title(of: section.best.example.article)
      let title = section.title == article ? article : "\(article) › \(section.title)"
      return "<li>\(badge(of: section)) <a href=\"\(address(of: section))\">\(title)</a></li>"
    }
    return "<ul class=\"uses\">\n\(items.lines())\n</ul>"
  }

  /// Returns the verdict of the only example, with a link to its proof, or else the number of
  /// examples with each verdict.
  private func badge(of section: Section) -> HTML {
    guard section.examples.count == 1, let example = section.examples.first else {
      return Tally(section.examples.map(book.shownVerdict)).badges
    }
    let badge = Badge(example, in: book, page: page)
    let proof =
      book.map.proofAddress(of: example.id).map { WaymarkMarkup.address(of: $0, from: page) } ?? ""
    return
      "<a class=\"badge small \(badge.style)\" href=\"\(proof)\" title=\"Proof\">\(badge.mark())</a>"
  }

  private func address(of section: Section) -> String {
    guard let article = book.article(section.best.example.article),
      let path = book.page(ofSnippet: section.best.snippet, in: article)
    else { return "" }
    let anchor = book.anchor(ofSnippet: section.best.snippet, in: article)
    return WaymarkMarkup.address(of: path, anchor: anchor, from: page)
  }

  private func sections(with symbols: [Symbol]) -> [Section] {
    struct Key: Hashable { var file, heading: String }
    var known: Set<Example.ID> = []
    var order: [Key] = []
    var sections: [Key: Section] = [:]
    for use in symbols.flatMap({ book.names.uses(of: $0.id) }) {
      guard let example = book.example(use.example), let article = book.article(use.example.article)
      else { continue }
      let heading = article.snippets[use.snippet].heading
      let key = Key(file: article.file, heading: heading)
      if sections[key] == nil { order.append(key) }
      let words = book.outlines[article.file]?.heading(heading).map { plainText($0.text) }
      var section =
        sections[key]
        ?? Section(
          title: words ?? book.title(of: article.file), best: use, examples: [],
          isAbout: book.mentions(page, below: heading, of: article.file))
      if use.symbolCount < section.best.symbolCount { section.best = use }
      if known.insert(use.example).inserted { section.examples.append(example) }
      sections[key] = section
    }
    let found = order.compactMap { sections[$0] }.filter { !$0.examples.isEmpty }
    // Prefer code that readers can copy, and sections about the symbol.
    func rank(_ section: Section) -> Int {
      let isFailure = section.examples.allSatisfy(\.plan.isFailure)
      return isFailure ? 2 : section.isAbout ? 0 : 1
    }
    return found.enumerated()
      .map { (section: $1, order: (rank($1), $1.best.symbolCount, $0)) }
      .sorted { $0.order < $1.order }
      .map(\.section)
  }
}
