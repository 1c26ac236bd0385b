import WaymarkModel
import Mustache

/// A note below a snippet, such as compiler output, an issue, printed text or an error.
struct Note {
  struct Item {
    /// The location: `Articles/Basics.md:12:5`.
    var place: HTML
    var message: HTML
    var hint: HTML = ""
    var severity: HTML = "error"
    var isNote = false
    /// The address of the location, for links from another page.
    var href: HTML = ""
  }

  /// The class for the style sheet: `expected`, `broken` or `printed`.
  var style: HTML
  var title: HTML
  var items: [Item]
  /// Text that is shown verbatim, line by line.
  var verbatim: HTML = ""
  /// The lines of the article that the note refers to.
  var lines: [Int] = []

  init(style: HTML, title: String, diagnostics: [Diagnostic], verbatim: String = "") {
    self.style = style
    self.title = HTML(title)
    items = diagnostics.map { diagnostic in
      Item(
        place: HTML(diagnostic.location.description), message: HTML(diagnostic.message),
        hint: HTML(diagnostic.hint ?? ""), severity: HTML(diagnostic.severity.rawValue),
        isNote: diagnostic.severity == .note)
    }
    self.verbatim = HTML(verbatim)
    lines = diagnostics.filter { $0.severity == .error }.map(\.location.line)
  }

  init(problems: [Diagnostic]) {
    self.init(style: "broken", title: "Not proved", diagnostics: problems)
  }

  init(printed text: String) {
    self.init(style: "printed", title: "Prints", diagnostics: [], verbatim: text)
  }
}

extension Note: MustacheParent {
  func child(named name: String) -> Any? {
    switch name {
    case "style": style
    case "title": title
    case "items": items
    case "verbatim": verbatim
    case "lines": lines
    default: nil
    }
  }
}

extension Note.Item: MustacheParent {
  func child(named name: String) -> Any? {
    switch name {
    case "place": place
    case "message": message
    case "hint": hint
    case "severity": severity
    case "isNote": isNote
    case "href": href
    default: nil
    }
  }
}
