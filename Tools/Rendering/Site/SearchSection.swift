import WaymarkBook
import WaymarkLinking
import WaymarkMarkup
import WaymarkModel
import WaymarkReference

/// A heading of an article with its contents, up to the next heading, or a symbol of the library.
struct SearchSection {
  /// The path of the page below the site's folder.
  private let page: String
  /// The anchor of the heading or the symbol; nil at the top of the page.
  private let anchor: String?
  private let heading: String
  /// The article's title, or a symbol's kind and the type or module that declares it; empty if the
  /// heading is the article's title.
  private let title: String
  private var prose: [String] = []
  /// The words of the section's code, and the names of its examples.
  private var names = WordList()
  private let kind: Kind

  /// Creates a section. Its names are empty until blocks are added.
  init(
    page: String, anchor: String?, heading: String, title: String, prose: [String] = [], kind: Kind
  ) {
    (self.page, self.anchor, self.heading, self.title) = (page, anchor, heading, title)
    (self.prose, self.kind) = (prose, kind)
  }

  /// The kinds of sections, which search results treat differently.
  enum Kind: String {
    case text, symbol
    /// Text with a lower rank in the results.
    case background
  }

  /// Returns an entry for each base name and kind of a group's symbols. Overloads share the entry
  /// of the first overload.
  static func all(of group: SymbolMap.Group, in book: Book) -> [SearchSection] {
    struct Key: Hashable { var name: String, kind: Symbol.Kind }
    var known: Set<Key> = []
    return ((group.isFirst ? group.heads : []) + group.members).compactMap { symbol in
      guard known.insert(Key(name: symbol.baseName, kind: symbol.kind)).inserted,
        let place = book.map.symbols.place(of: symbol.id)
      else { return nil }
      let isHead = symbol.dottedBase == group.title
      return SearchSection(
        page: place.page, anchor: place.anchor,
        heading: symbol.sign + (isHead ? group.title : symbol.baseName),
        title: "\(symbol.kind.noun) in \(isHead ? group.module : group.title)",
        prose: symbol.abstract.map { [plainText($0)] } ?? [], kind: .symbol)
    }
  }

  /// Returns the lines of the index for consecutive sections.
  static func lines(of sections: [SearchSection]) -> [[UInt8]] {
    sections.indices.map { index in
      sections[index].line(
        isOnSamePage: index > 0 && sections[index - 1].page == sections[index].page)
    }
  }

  /// Returns the section's line of the index: an array of strings, in the order in which the script
  /// reads them. The kind is omitted if it's `text`.
  ///
  /// - Parameter isOnSamePage: Whether the previous line is about the same page, so that the path
  ///   can be omitted.
  func line(isOnSamePage: Bool) -> [UInt8] {
    let origin = isOnSamePage && anchor != nil ? page : ""
    let fields =
      [
        address(of: page, anchor: anchor, from: origin), heading, title, names.text,
        prose.joined(separator: " "),
      ] + (kind == .text ? [] : [kind.rawValue])
    var line = [UInt8(ascii: "[")]
    for (index, field) in fields.enumerated() {
      if index > 0 { line.append(UInt8(ascii: ",")) }
      appendScriptString(field, to: &line)
    }
    line.append(UInt8(ascii: "]"))
    return line
  }

  /// Adds a block of the section's article, but not the blocks that the block contains.
  mutating func add(_ block: Block, of article: Article, in book: Book) {
    switch block {
    case .heading(_, _, let text), .paragraph(let text): prose.append(plainText(text))
    case .table(_, let header, let rows):
      let lines = ([header] + rows).map {
        $0.map(plainText).filter { !$0.isEmpty }.joined(separator: " · ")
      }
      prose.append(lines.joined(separator: ". "))
    case .snippet(let index):
      guard article.snippets[index].visibility == .shown else { return }
      for line in article.snippets[index].lines { names.addIdentifiers(in: line.text) }
      if let example = book.example(ofSnippet: index, in: article) { names.add(example.id.name) }
      prose += book.messages(below: index, of: article).map { $0.collapsingWhitespace() }
    case .output(let index):
      prose.append(
        article.outputs[index].lines.map(\.text).joined(separator: "\n").collapsingWhitespace())
    case .code(nil, let text), .code("text", let text): prose.append(text.collapsingWhitespace())
    case .code(_, let text): names.addIdentifiers(in: text)
    case .quote, .aside, .list, .html, .rule: break
    }
  }
}
