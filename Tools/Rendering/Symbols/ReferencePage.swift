import Mustache

/// A page about the library.
struct ReferencePage {
  var page: Page
  var topic: HTML
  var title: HTML
  var contents: [ArticlePage.Entry]
  var body: HTML

  var file: SiteFile {
    var view = self
    view.page.style = "reference.css"
    return SiteFile(path: page.path, text: Templates.render(view, with: "reference"))
  }
}

extension ReferencePage: MustacheParent {
  func child(named name: String) -> Any? {
    switch name {
    case "page": page
    case "topic": topic
    case "title": title
    case "contents": contents
    case "hasContents": contents.count > 1
    case "body": body
    default: nil
    }
  }
}
