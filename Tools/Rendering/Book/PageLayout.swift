import WaymarkLinking
import WaymarkMarkup

/// The layout around the content of every page.
package struct PageLayout {
  /// The language of the prose, as in `<html lang="en">`.
  package var language: HTML
  /// The title of the browser window, which ends with the site's title.
  package var title: HTML
  /// A sentence about the page, for search engines.
  package var description: HTML
  /// The address of the site's folder, such as `../`; empty for a page in that folder itself.
  package var root: HTML
  /// The title of the site, which links to the front page.
  package var siteTitle: HTML
  /// The address of the front page.
  package var home: HTML
  /// The page's path below the site's folder.
  package let path: String
  /// The absolute address of the page; empty if the site's address is unknown.
  package var canonical: HTML
  /// The address of the repository with the articles; empty if the address is unknown.
  package var repository: HTML
  /// The address of the picture next to the site's title; empty for the default picture.
  var logo: HTML
  /// The color of the default picture, as hexadecimal digits.
  var tint: HTML
  /// The address of the page's Markdown copy; empty if there is none.
  package var markdown: HTML = ""
  /// The sidebar; empty if the page has none.
  package var sidebar: HTML = ""
  /// The name of the style sheet for this kind of page; empty if there is none.
  package var style: HTML = ""
  /// Whether the page contains pictures of phones or maps.
  package var hasScreens = false

  /// Creates the layout of a page.
  ///
  /// - Parameter isAtAnyDepth: Whether a server shows the page for addresses in any folder.
  package init(
    _ book: Book, path: String, title: String, description: String, isAtAnyDepth: Bool = false
  ) {
    let settings = book.input.settings
    let top = isAtAnyDepth ? settings.address.map(folderOnServer) : nil
    root = HTML(top ?? String(repeating: "../", count: path.count { $0 == "/" }))
    func link(_ target: String) -> HTML {
      HTML((top ?? "") + address(of: target, from: top == nil ? path : ""))
    }
    language = HTML(settings.language)
    self.title = HTML(title == book.title ? title : "\(title) · \(book.title)")
    self.description = HTML(description)
    siteTitle = HTML(book.title)
    home = link(SiteMap.home)
    canonical = HTML(isAtAnyDepth ? "" : book.canonical(path))
    repository = HTML(settings.repository ?? "")
    logo = settings.logo.flatMap(book.map.fileAddress).map(link) ?? ""
    tint = HTML(String((settings.accent?.code ?? "#0a6b5d").dropFirst()))
    self.path = path
  }
}

/// Returns the folder part of an address, such as `/book/` for `https://example.com/book/`.
private func folderOnServer(_ address: String) -> String {
  let rest = address.split(separator: "/", omittingEmptySubsequences: false).dropFirst(3)
  return "/" + rest.joined(separator: "/")
}
