import WaymarkBook
import WaymarkMarkup

/// The page that a server shows for an unknown address.
struct NotFoundPage {
  private let page: PageLayout

  init(_ book: Book) {
    page = PageLayout(
      book, path: "404.html", title: "Page not found",
      description: "There is no page at this address.", isAtAnyDepth: true)
  }

  var file: SiteFile {
    page.file(
      """
      <main class="run" id="page.main">
      <header class="title">
      <h1>Page not found</h1>
      </header>
      <div class="prose">
      <p>There is no page at this address. It may have been moved or renamed.</p>
      <p>Go to <a href="\(page.home)">\(page.siteTitle)</a>, which lists all articles.</p>
      </div>
      </main>
      """)
  }
}
