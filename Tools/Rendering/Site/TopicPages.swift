import WaymarkBook
import WaymarkLinking
import WaymarkMarkup
import WaymarkModel

/// The pages that list all articles of a topic that has more articles than the front page lists.
struct TopicPages {
  /// The maximum numbers of articles on the front page and on a topic's page.
  private static let (frontLimit, limit) = (150, 200)

  private let book: Book
  /// The number of articles of each topic that the front page lists.
  let shown: Int

  /// Creates the pages of the topics. The front page lists at most `shown` articles of each topic,
  /// but at least one.
  init(_ book: Book) {
    self.book = book
    let counts = book.parts.groups.map(\.articles.count)
    shown =
      (1...Self.frontLimit).last { shown in
        counts.reduce(0) { $0 + min($1, shown) } <= Self.frontLimit
      } ?? 1
  }

  /// Returns the path of a topic's first page; nil if the front page lists all of its articles.
  ///
  /// - Parameter index: The index of the topic in `Book.parts`.
  func path(of index: Int) -> String? { pages(of: index).first }

  /// The pages of all topics.
  var files: [SiteFile] {
    book.parts.groups.indices.flatMap { index in
      let pages = pages(of: index)
      return pages.indices.map { file(of: book.parts.groups[index], pages, part: $0) }
    }
  }

  private func pages(of index: Int) -> [String] {
    let count = book.parts.groups[index].articles.count
    guard count > shown else { return [] }
    let first = "topics/\(index + 1).html"
    return [first]
      + (0..<(count - 1) / Self.limit).map { WaymarkMarkup.path(ofPart: $0 + 2, of: first) }
  }

  private func file(of group: TopicGroup, _ pages: [String], part: Int) -> SiteFile {
    let path = pages[part]
    let title = group.heading.map { plainText($0.text) } ?? "All articles"
    let articles = group.articles.dropFirst(part * Self.limit).prefix(Self.limit)
    let items = articles.compactMap { article in
      book.map.articleAddress(of: article.file).map { page -> HTML in
        "<li><a href=\"\(address(of: page, from: path))\">\(book.title(of: article.file))</a></li>"
      }
    }
    let page = PageLayout(
      book, path: path, title: title + (part == 0 ? "" : ", part \(part + 1)"),
      description: "\(title): \(counted(group.articles.count, "article")).")
    return page.file(
      [
        """
        <main class="run" id="page.main">
        <header class="title">
        <h1>\(title)</h1>
        </header>
        <div class="prose">
        <ol start="\(part * Self.limit + 1)">
        """,
        items.lines(), "</ol>", PageParts(pages, current: part).html, "</div>\n</main>",
      ].lines())
  }
}
