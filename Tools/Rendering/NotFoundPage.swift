import Mustache

/// The page that a server shows for an unknown address.
struct NotFoundPage {
  static let path = "404.html"

  var page: Page

  init(_ book: Book) {
    page = Page(
      book, path: Self.path, title: "Page not found",
      description: "There is no page at this address.", isAtAnyDepth: true)
  }

  var file: SiteFile { SiteFile(path: Self.path, text: Templates.render(self, with: "missing")) }
}

extension NotFoundPage: MustacheParent {
  func child(named name: String) -> Any? { name == "page" ? page : nil }
}
