import WaymarkBook
import WaymarkHashing
import WaymarkLinking
import WaymarkMarkup
import WaymarkModel

/// The path of the search index.
let searchIndexPath = "sections.js"

/// Returns `sections.js`: the sections of all articles and the symbols of the library, for
/// `search.js`. It is a script because a page opened from disk can't read other files.
///
/// If an address is on the same page as the previous one, only the part from its `#` is listed.
func searchIndex(of book: Book, _ articles: [IndexedArticle]) -> SiteFile {
  var index = SiteFile(path: searchIndexPath, text: "window.waymarkSections = [\n")
  let start = index.bytes.count
  let separator = ",\n"
  for article in articles {
    if !article.lines.isEmpty, index.bytes.count > start { index.bytes += separator.utf8 }
    let (first, place) = (index.bytes.count, index.parts.count)
    index.append(article.lines, separator: separator)
    index.parts.insert(SiteFile.Part(key: article.key, range: first..<index.bytes.count), at: place)
  }
  let symbols = concurrentMap(book.map.symbols.groups) {
    SearchSection.lines(of: SearchSection.all(of: $0, in: book))
  }
  for line in symbols.flatMap(\.self) {
    if index.bytes.count > start { index.bytes += separator.utf8 }
    index.bytes += line
  }
  index.bytes += "\n];\n".utf8
  return index
}

/// An article in the search index.
struct IndexedArticle {
  /// The key of the article's pages, which covers everything that the index shows of the article.
  let key: ContentHash
  /// A line for the title and one for each heading.
  let lines: [RenderedPart]

  /// Creates the lines of an article, or reuses those that an earlier run generated.
  ///
  /// - Parameters:
  ///   - key: The key of the article's pages.
  ///   - kind: The kind of all sections of the article.
  ///   - sections: A closure that returns the sections of the article's pages, if they are needed.
  ///   - parts: The parts of the earlier index.
  init(
    _ article: Article, key: ContentHash, kind: SearchSection.Kind, in book: Book,
    reusing parts: ReusableParts, sections: () -> [PageSections]
  ) {
    self.key = key
    lines =
      parts.parts(in: key)
      ?? Self.entries(of: article, kind, sections(), in: book).map { entry in
        let key = ContentHash(combining: entry.keys)
        let line = parts.bytes(of: key) ?? entry.line(of: article, kind, in: book)[...]
        return RenderedPart(key: key, bytes: line)
      }
  }

  /// The title of an article or one of its headings, with the blocks up to the next heading.
  private struct Entry {
    /// The anchor and the text of the heading; nil for the title.
    var heading: (id: String, text: [Inline])?
    var page: String
    /// Whether the previous entry is on the same page.
    var isOnSamePage = false
    var blocks: [Block] = []
    /// The keys of the sections with the blocks. A section can continue on the next page.
    var keys: [ContentHash]

    func line(of article: Article, _ kind: SearchSection.Kind, in book: Book) -> [UInt8] {
      let title = book.title(of: article.file)
      var section = SearchSection(
        page: page, anchor: heading?.id, heading: heading.map { plainText($0.text) } ?? title,
        title: heading == nil ? "" : title, kind: kind)
      for block in blocks {
        block.walk { section.add($0, of: article, in: book) }
      }
      return section.line(isOnSamePage: isOnSamePage)
    }
  }

  /// Returns the entries of an article, starting with the entry of its title; empty if the article
  /// has no page.
  private static func entries(
    of article: Article, _ kind: SearchSection.Kind, _ sections: [PageSections], in book: Book
  ) -> [Entry] {
    let pages = book.map.pages(of: article.file)
    guard let first = pages.first else { return [] }
    // The entry of the title needs a key of its own, because it can have no blocks.
    let title = ContentHash(Array("\(kind) \(first)#\(book.title(of: article.file))".utf8))
    var entries = [Entry(page: first, keys: [title])]
    for (page, sections) in zip(pages, sections) {
      for section in sections.sections {
        if case .heading(_, let id, let text)? = section.blocks.first {
          let isOnSamePage = entries.last?.page == page
          entries.append(
            Entry(
              heading: (id, text), page: page, isOnSamePage: isOnSamePage,
              blocks: Array(section.blocks.dropFirst()), keys: [section.key]))
        } else {
          entries[entries.count - 1].blocks += section.blocks
          entries[entries.count - 1].keys.append(section.key)
        }
      }
    }
    return entries
  }
}

/// Returns the files of the articles that rarely answer a question: the front page, which
/// summarizes the articles, and, if its topics have at least three groups, the articles of the last
/// group. A book's first groups are about its subject.
func backgroundArticles(of book: Book) -> Set<String> {
  let groups = book.parts.groups.filter { !$0.articles.isEmpty }
  let last = groups.count > 2 ? groups.last?.articles ?? [] : []
  return Set((book.input.front.map { [$0] } ?? []).map(\.file) + last.map(\.file))
}
