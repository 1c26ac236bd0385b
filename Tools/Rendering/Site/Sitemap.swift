import WaymarkBook
import WaymarkLinking
import WaymarkMarkup
import WaymarkModel

/// Returns `sitemap.xml` for search engines if the site's address is known: the front page and the
/// pages of articles, topics, and symbols.
///
/// - Parameter paths: The paths of the site's files.
func sitemap(of book: Book, _ paths: [String]) -> [SiteFile] {
  guard book.input.settings.address != nil else { return [] }
  let folders = ["articles/", "symbols/", "topics/"]
  let pages = paths.filter { path in
    path == SiteMap.home || path.hasSuffix(".html") && folders.contains(where: path.hasPrefix)
  }
  let entries = pages.sorted()
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
