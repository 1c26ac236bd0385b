import Mustache

/// What every page has around its content.
struct Page {
  var language: HTML
  /// In the window's title.
  var title: HTML
  var description: HTML
  /// The relative way to the site's folder: `../`, or nothing on the front page.
  var root: HTML
  var siteTitle: HTML
  var home: HTML
  /// Names the page in `run.css`.
  var name: HTML
  /// Whether pictures of phones are on it.
  var hasScreens = false

  init(_ book: Book, path: String, title: String, description: String) {
    language = HTML(book.input.settings.language)
    self.title = HTML(title == book.title ? title : "\(title) · \(book.title)")
    self.description = HTML(description)
    root = HTML(String(repeating: "../", count: path.count { $0 == "/" }))
    siteTitle = HTML(book.title)
    home = HTML(address(of: SiteMap.home, from: path))
    name = HTML(path)
  }
}

extension Page: MustacheParent {
  func child(named name: String) -> Any? {
    switch name {
    case "language": language
    case "title": title
    case "description": description
    case "root": root
    case "siteTitle": siteTitle
    case "home": home
    case "name": self.name
    case "hasScreens": hasScreens
    default: nil
    }
  }
}
