import WaymarkBook
import WaymarkLinking
import WaymarkMarkup
import WaymarkModel

/// Returns `sections.js`: the sections of all articles, for `search.js`. It is a script because a
/// page opened from disk can't read other files.
func searchIndex(of book: Book) -> SiteFile {
  let sections = book.input.allArticles.flatMap { SearchSection.all(in: $0, of: book) }
    + book.map.symbols.groups.flatMap { SearchSection.all(of: $0, in: book) }
  let lines = sections.map { "[\($0.fields.map(scriptString).joined(separator: ","))]" }
  return SiteFile(
    path: "sections.js", text: "window.waymarkSections = [\n\(lines.joined(separator: ",\n"))\n];\n")
}

/// A heading of an article with its contents, up to the next heading.
private struct SearchSection {
  /// The address relative to the site's folder.
  var address: String
  var heading: String
  /// The article's title; empty if the heading is the title.
  var title: String
  var prose: [String] = []
  /// The identifiers in its snippets and the names of their examples, without duplicates.
  var names: [String] = []
  /// Whether the entry is a symbol.
  var isSymbol = false

  var fields: [String] {
    [address, heading, title, names.joined(separator: " "), prose.joined(separator: " ")]
      + (isSymbol ? ["symbol"] : [])
  }

  static func all(in article: Article, of book: Book) -> [SearchSection] {
    guard let outline = book.outlines[article.file],
      let path = book.map.articleAddress(of: article.file)
    else { return [] }
    let title = plainText(outline.title)
    var sections = [SearchSection(address: link(to: path), heading: title, title: "")]
    for block in outline.body {
      if case .heading(_, let id, let text) = block {
        sections.append(
          SearchSection(
            address: link(to: path, fragment: id), heading: plainText(text),
            title: title))
      } else {
        sections[sections.count - 1].add(block, of: article, in: book)
      }
    }
    return sections
  }

  /// Returns an entry for each base name of a group's symbols. Overloads share the entry of the
  /// first one.
  static func all(of group: SymbolMap.Group, in book: Book) -> [SearchSection] {
    var known: Set<String> = []
    return ((group.isFirst ? group.heads : []) + group.members).compactMap { symbol in
      guard known.insert(symbol.baseName).inserted, let place = book.map.symbols.place(of: symbol.id)
      else { return nil }
      let isHead = symbol.dottedBase == group.title
      return SearchSection(
        address: link(to: place.page, fragment: place.fragment),
        heading: isHead ? group.title : symbol.baseName,
        title: "\(symbol.kind.noun) of \(isHead ? group.module : group.title)",
        prose: symbol.abstract.map { [plainText($0)] } ?? [], isSymbol: true)
    }
  }

  private mutating func add(_ block: Block, of article: Article, in book: Book) {
    switch block {
    case .heading(_, _, let text), .paragraph(let text): prose.append(plainText(text))
    case .quote(let inside), .aside(_, let inside):
      for block in inside { add(block, of: article, in: book) }
    case .list(_, _, let items):
      for block in items.flatMap(\.blocks) { add(block, of: article, in: book) }
    case .table(_, let header, let rows):
      prose += (header + rows.flatMap(\.self)).map(plainText)
    case .snippet(let index):
      guard article.snippets[index].visibility == .shown else { return }
      let example = book.example(ofSnippet: index, in: article)?.id.name ?? ""
      for name in identifiers(in: article.snippets[index].code) + [example]
      where !name.isEmpty && !names.contains(name) {
        names.append(name)
      }
    case .output, .code, .html, .rule: break
    }
  }
}

private func link(to path: String, fragment: String? = nil) -> String {
  address(of: path, fragment: fragment, from: "")
}

/// Returns the words of a snippet's code that start with a letter, without Swift's most common
/// keywords.
private func identifiers(in code: String) -> [String] {
  code.utf8.split { !isWordByte[Int($0)] }.compactMap { bytes in
    guard bytes.count > 1, let word = String(bytes), !commonKeywords.contains(word),
      word.unicodeScalars.first?.properties.isAlphabetic == true
    else { return nil }
    return word
  }
}

/// Whether a byte belongs to a word. All bytes of non-ASCII characters do.
private let isWordByte: [Bool] = (0...255).map { byte in
  let scalar = Unicode.Scalar(UInt8(byte))
  return byte > 127 || scalar.properties.isAlphabetic || scalar.properties.numericType != nil
    || scalar == "_"
}

private let commonKeywords: Set<String> = [
  "case", "func", "if", "in", "init", "let", "return", "self", "some", "static", "struct", "switch",
  "var",
]
