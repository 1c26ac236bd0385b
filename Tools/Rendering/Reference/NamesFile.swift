import WaymarkBook
import WaymarkLinking
import WaymarkMarkup
import WaymarkModel

/// A script with the targets and types of the names in an article's code, which `script.js` loads
/// when a reader first points at code. In the page itself, they would make up most of its size.
package struct NamesFile {
  /// The script, which assigns `window.waymarkNames`.
  package let file: SiteFile

  /// Creates the script. Returns nil if the article has no page, or if no name in its code is
  /// known.
  package init?(_ article: Article, in book: Book) {
    guard let page = book.map.articleAddress(of: article.file), !book.names.isEmpty(in: article)
    else {
      return nil
    }
    // If the article has several pages, they share the script, so no address is relative to one.
    let isDivided = book.map.pages(of: article.file).count > 1
    var targets = Targets(page: isDivided ? SiteMap.namesAddress(of: page) : page, book: book)
    let snippets = article.snippets.compactMap { snippet -> String? in
      let names = targets.names(in: snippet, of: article)
      guard !names.isEmpty else { return nil }
      let anchor = scriptString(book.anchor(ofSnippet: snippet.index, in: article))
      return "\(anchor):[\(names.map(String.init).joined(separator: ","))]"
    }
    file = SiteFile(
      path: SiteMap.namesAddress(of: page),
      text: """
        window.waymarkNames={targets:[
        \(targets.lines.joined(separator: ",\n"))
        ],snippets:{
        \(snippets.joined(separator: ",\n"))
        }};

        """)
  }
}

/// The distinct targets and types of the names in an article's code.
private struct Targets {
  let page: String
  let book: Book
  /// Each target as a script, such as `["../symbols/Store.html","class Store"]`.
  private(set) var lines: [String] = []
  private var indices: [String: Int] = [:]

  init(page: String, book: Book) { (self.page, self.book) = (page, book) }

  /// Returns three numbers for each name: its offset and its length in the snippet's code, in
  /// UTF-16 units, and the index of its target.
  mutating func names(in snippet: Snippet, of article: Article) -> [Int] {
    var numbers: [Int] = []
    var start = 0
    for line in snippet.lines {
      for name in book.names.names(inLine: line.number, of: article.file) {
        let bytes = line.text.utf8
        let column = name.location.column - line.column
        guard column >= 0, column + name.length <= bytes.count,
          let before = String(bytes.prefix(column)),
          let word = String(bytes.dropFirst(column).prefix(name.length)),
          let target = index(of: name, word, from: snippet, of: article)
        else { continue }
        // Scripts in the browser count text in UTF-16 code units.
        numbers += [start + before.utf16.count, word.utf16.count, target]
      }
      start += line.text.utf16.count + 1
    }
    return numbers
  }

  private mutating func index(
    of name: ResolvedName, _ word: String, from snippet: Snippet, of article: Article
  ) -> Int? {
    var (href, tip) = ("", "")
    if let id = name.symbol, let symbol = book.map.symbols.symbol(id),
      let place = book.map.symbols.place(of: id)
    {
      href = address(of: place.page, anchor: place.anchor, from: page)
      // A macro's summary is more useful than its roles.
      let summary = symbol.kind == .macro ? symbol.abstract.map(plainText) : nil
      tip = shortened(summary ?? symbol.declaration.map(\.text).joined())
    } else if let declaration = name.declaration, let home = book.article(declaration.file) {
      let index = book.snippet(at: declaration, in: home)
      if let index, index != snippet.index || home.file != article.file,
        let path = book.page(ofSnippet: index, in: home)
      {
        href = address(of: path, anchor: book.anchor(ofSnippet: index, in: home), from: page)
      }
      tip = name.type.map { shortened("\(word): \($0)") } ?? ""
    }
    guard !href.isEmpty || !tip.isEmpty else { return nil }
    let line = "[\(scriptString(href)),\(scriptString(tip))]"
    if let known = indices[line] { return known }
    indices[line] = lines.count
    lines.append(line)
    return lines.count - 1
  }
}

/// Returns a declaration or type on one line, truncated to 240 characters.
private func shortened(_ text: String) -> String {
  let line = text.collapsingWhitespace()
  return line.count <= 240 ? line : line.prefix(240) + "…"
}
