import WaymarkBook
import WaymarkLinking
import WaymarkMarkup
import WaymarkModel

/// The page that a server shows for an unknown address.
struct NotFoundPage {
  /// The maximum number of articles that the page lists. If the book has more, the page lists none,
  /// so that its size doesn't depend on the size of the book.
  private static let limit = 60

  private let page: PageLayout
  private let book: Book

  init(_ book: Book) {
    self.book = book
    page = PageLayout(
      book, path: "404.html", title: "Page not found",
      description: "There is no page at this address.", isAtAnyDepth: true)
  }

  /// The file of the page. A server can return it for an address in any folder, so its links don't
  /// depend on its own address.
  var file: SiteFile {
    page.file(
      """
      <main class="run" id="page.main">
      <header class="title">
      <h1>Page not found</h1>
      </header>
      <div class="prose">
      <p>There is no page at this address. The page may have been moved or renamed.</p>
      <p>Go to the front page, <a href="\(page.home)">\(page.siteTitle)</a>\(list.isEmpty ? "." : ", or to one of these articles:")</p>
      \(list)
      </div>
      </main>
      """)
  }

  /// The articles by group, as on the front page; empty if there are too many.
  private var list: HTML {
    guard book.input.articles.count <= Self.limit else { return "" }
    return book.parts.groups.filter { !$0.articles.isEmpty }.map { group in
      let heading = group.heading.map { "<h2>\(plainText($0.text))</h2>" as HTML } ?? ""
      let items = group.articles.compactMap(item)
      return [heading, "<ul>\n\(items.lines())\n</ul>"].lines()
    }.lines()
  }

  private func item(_ article: Article) -> HTML? {
    book.map.articleAddress(of: article.file).map { path in
      let href = page.root + HTML(address(of: path, from: ""))
      return "<li><a href=\"\(href)\">\(book.title(of: article.file))</a></li>"
    }
  }
}
