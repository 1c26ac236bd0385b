import Mustache

/// The layout around the content of every page.
struct Page {
  var language: HTML
  /// The title of the window.
  var title: HTML
  var description: HTML
  /// The relative path of the site's folder: `../`, or empty on the front page.
  var root: HTML
  var siteTitle: HTML
  var home: HTML
  /// The name of the page in `run.css`.
  var name: HTML
  /// Whether the page contains pictures of phones.
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
