import WaymarkBook
import WaymarkLinking
import WaymarkMarkup
import WaymarkModel

/// Returns `sitemap.xml` for search engines if the site's address is known.
func sitemap(of book: Book) -> [SiteFile] {
  guard book.input.settings.address != nil else { return [] }
  let pages = book.input.allArticles.compactMap { book.map.articleAddress(of: $0.file) }
  let symbols = book.map.symbols.groups.map(\.page) + book.map.symbols.modules.values
  let entries = Set(pages + symbols + [SiteMap.home]).sorted()
    .map { "<url><loc>\(HTML(book.canonical($0)).markup)</loc></url>" }
  return [
    SiteFile(
      path: "sitemap.xml",
      text: """
        <?xml version="1.0" encoding="UTF-8"?>
        <urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
        \(entries.joined(separator: "\n"))
        </urlset>

        """)
  ]
}
