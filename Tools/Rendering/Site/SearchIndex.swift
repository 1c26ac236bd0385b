import WaymarkBook
import WaymarkLinking
import WaymarkMarkup
import WaymarkModel

/// Returns `sections.js`: the sections of all articles and the symbols of the library, for
/// `search.js`. It is a script because a page opened from disk can't read other files.
///
/// If an address is on the same page as the previous one, only the part from its `#` is listed.
///
/// - Parameters:
///   - keys: The keys of the articles' pages, which cover everything that the index shows of them.
///   - pages: A closure that returns the bytes of a part that was generated with the same key; nil
///     if the part must be generated.
func searchIndex(
  of book: Book, _ keys: [String: String],
  reusing pages: @Sendable (_ path: String, _ key: String) -> [UInt8]?
) -> SiteFile {
  let background = backgroundArticles(of: book)
  var index = SiteFile(path: "sections.js", text: "window.waymarkSections = [\n")
  let start = index.bytes.count
  func append(_ lines: [UInt8]) -> Range<Int> {
    if !lines.isEmpty, index.bytes.count > start { index.bytes += ",\n".utf8 }
    index.bytes += lines
    return index.bytes.count - lines.count..<index.bytes.count
  }
  let parts = concurrentMap(book.input.allArticles) { article in
    let (path, key) = ("sections.js#\(article.file)", keys[article.file] ?? "")
    let kind = background.contains(article.file) ? SearchSection.Kind.background : .text
    let lines = pages(path, key) ?? indexLines(of: SearchSection.all(in: article, of: book, kind))
    return (path: path, key: key, lines: lines)
  }
  for part in parts {
    let range = append(part.lines)
    index.parts.append(SiteFile.Part(path: part.path, key: part.key, range: range))
  }
  let symbols = concurrentMap(book.map.symbols.groups) {
    indexLines(of: SearchSection.all(of: $0, in: book))
  }
  for lines in symbols { _ = append(lines) }
  index.bytes += "\n];\n".utf8
  return index
}

/// Returns the lines of the index for sections of the same page.
private func indexLines(of sections: [SearchSection]) -> [UInt8] {
  var page = ""
  var lines: [UInt8] = []
  for section in sections {
    var fields = section.fields
    if section.address.hasPrefix(page + "#") {
      fields[0] = String(section.address.dropFirst(page.count))
    } else {
      page = String(section.address.prefix { $0 != "#" })
    }
    if !lines.isEmpty { lines += ",\n".utf8 }
    lines.append(UInt8(ascii: "["))
    for (index, field) in fields.enumerated() {
      if index > 0 { lines.append(UInt8(ascii: ",")) }
      appendScriptString(field, to: &lines)
    }
    lines.append(UInt8(ascii: "]"))
  }
  return lines
}

/// Returns the files of the articles that rarely answer a question: the front page, which
/// summarizes the articles, and, if its topics have at least three groups, the articles of the last
/// group. A book's first groups are about its subject.
private func backgroundArticles(of book: Book) -> Set<String> {
  let groups = book.parts.groups.filter { !$0.articles.isEmpty }
  let last = groups.count > 2 ? groups.last?.articles ?? [] : []
  return Set((book.input.front.map { [$0] } ?? []).map(\.file) + last.map(\.file))
}

/// A heading of an article with its contents, up to the next heading, or a symbol of the library.
private struct SearchSection {
  /// The address relative to the site's folder.
  var address: String
  var heading: String
  /// The article's title; empty if the heading is the title.
  var title: String
  var prose: [String] = []
  /// The words of the section's code and outputs and the names of its examples.
  private var names = WordList()
  var kind: Kind

  /// Creates a section. Its names are empty until blocks are added.
  init(
    address: String, heading: String, title: String, prose: [String] = [], kind: Kind
  ) {
    (self.address, self.heading, self.title) = (address, heading, title)
    (self.prose, self.kind) = (prose, kind)
  }

  /// The kinds of sections, which search results treat differently.
  enum Kind: String {
    case text, symbol
    /// Text with a lower rank in the results.
    case background
  }

  /// The fields of a line of the index, in the order in which the script reads them. The kind is
  /// omitted if it's `text`.
  var fields: [String] {
    [address, heading, title, names.text, prose.joined(separator: " ")]
      + (kind == .text ? [] : [kind.rawValue])
  }

  /// Returns the sections of an article, the one below its title first; empty if the article has no
  /// page.
  static func all(in article: Article, of book: Book, _ kind: Kind) -> [SearchSection] {
    let pages = book.map.pages(of: article.file)
    let parts = book.divisions[article.file]
    guard let outline = book.outlines[article.file], let path = pages.first else { return [] }
    let title = plainText(outline.title)
    var sections = [SearchSection(address: link(to: path), heading: title, title: "", kind: kind)]
    for block in outline.body {
      if case .heading(_, let id, let text) = block {
        let page = pages[parts?.part(ofHeading: id) ?? 0]
        sections.append(
          SearchSection(
            address: link(to: page, anchor: id), heading: plainText(text),
            title: title, kind: kind))
      } else {
        sections[sections.count - 1].add(block, of: article, in: book)
      }
    }
    return sections
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
        address: link(to: place.page, anchor: place.anchor),
        heading: symbol.sign + (isHead ? group.title : symbol.baseName),
        title: "\(symbol.kind.noun) in \(isHead ? group.module : group.title)",
        prose: symbol.abstract.map { [plainText($0)] } ?? [], kind: .symbol)
    }
  }

  private mutating func add(_ block: Block, of article: Article, in book: Book) {
    switch block {
    case .heading(_, _, let text), .paragraph(let text): prose.append(plainText(text))
    case .quote(let inside), .aside(_, let inside):
      for block in inside { add(block, of: article, in: book) }
    case .list(_, _, let items):
      for block in items.lazy.flatMap(\.blocks) { add(block, of: article, in: book) }
    case .table(_, let header, let rows):
      let lines = ([header] + rows).map {
        $0.map(plainText).filter { !$0.isEmpty }.joined(separator: " · ")
      }
      prose.append(lines.joined(separator: ". "))
    case .snippet(let index):
      guard article.snippets[index].visibility == .shown else { return }
      for line in article.snippets[index].lines { names.addIdentifiers(in: line.text) }
      if let example = book.example(ofSnippet: index, in: article) { names.add(example.id.name) }
      prose += book.messages(below: index, of: article).map(oneLine)
    case .output(let index):
      prose.append(oneLine(article.outputs[index].lines.map(\.text).joined(separator: "\n")))
    case .code(nil, let text), .code("text", let text): prose.append(oneLine(text))
    case .code(_, let text): names.addIdentifiers(in: text)
    case .html, .rule: break
    }
  }
}

extension Symbol {
  /// The sign before the name of a macro; empty for other symbols.
  fileprivate var sign: String {
    guard kind == .macro else { return "" }
    return declaration.contains { $0.text.contains("@freestanding") } ? "#" : "@"
  }
}

private func oneLine(_ text: String) -> String {
  text.split { $0.isWhitespace }.joined(separator: " ")
}

private func link(to path: String, anchor: String? = nil) -> String {
  address(of: path, anchor: anchor, from: "")
}
