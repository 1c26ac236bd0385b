import WaymarkMarkup
import WaymarkModel

/// A note below a snippet, such as compiler output, an issue, printed text, or an error.
package struct Note {
  /// The maximum number of messages in a note, and the maximum number of bytes of printed text in
  /// it. They limit the size of a page, no matter how much programs print.
  static let (itemLimit, textLimit) = (20, 6_000)

  /// A message of the note, with its location and hint.
  package struct Item {
    /// The location, such as `Articles/Basics.md:12:5`.
    package var place: HTML
    /// The message without its location.
    package var message: HTML
    /// A hint for the author; empty if there is none.
    package var hint: HTML
    /// The severity as a word, such as `error`.
    package var severity: HTML
    let isNote: Bool
    /// The address of the location, for links from another page.
    package var href: HTML = ""

    package init(_ diagnostic: Diagnostic) {
      place = HTML(diagnostic.location.description)
      message = HTML(diagnostic.message)
      hint = HTML(diagnostic.hint ?? "")
      severity = HTML(diagnostic.severity.rawValue)
      isNote = diagnostic.severity == .note
    }
  }

  /// The class for the style sheet: `expected`, `broken`, or `printed`.
  package var style: HTML
  /// The heading of the note, such as `Not proved`.
  package var title: HTML
  /// The listed messages, in order. There are at most `itemLimit`.
  package var items: [Item]
  /// The number of messages that aren't listed.
  private var more = 0
  /// Text that is shown verbatim, line by line.
  package var verbatim: HTML = ""
  /// The lines of the article that contain the errors.
  package var lines: [Int] = []

  package init(style: HTML, title: String, diagnostics: [Diagnostic], verbatim: String = "") {
    self.style = style
    self.title = HTML(title)
    items = diagnostics.prefix(Self.itemLimit).map(Item.init)
    more = diagnostics.count - items.count
    self.verbatim = HTML(verbatim)
    lines = diagnostics.filter { $0.severity == .error }.map(\.location.line)
  }

  /// Creates a note about errors in an article itself.
  package init(problems: [Diagnostic]) {
    self.init(style: "broken", title: "Not proved", diagnostics: problems)
  }

  /// Creates a note with printed text, or its first lines if it exceeds the limit.
  package init(printed text: String) {
    self.init(
      style: "printed", title: "Prints", diagnostics: [],
      verbatim: excerpt(of: text, limit: Self.textLimit))
  }
}

extension Note {
  /// The note as a box.
  package var html: HTML {
    [
      "<div class=\"remark \(style)\">\n<p class=\"kind\">\(title)</p>", items.map(\.html).lines(),
      more > 0 ? "<p class=\"caption\">And \(counted(more, "more message")).</p>" : "",
      verbatim.isEmpty ? "" : "<pre><samp>\(verbatim)</samp></pre>", "</div>",
    ].lines()
  }
}

extension Note.Item {
  fileprivate var html: HTML {
    let kind: HTML = isNote ? "<span class=\"severity\">note</span> " : ""
    let location: HTML = place.isEmpty ? "" : " <span class=\"place\">\(place)</span>"
    let hintLine: HTML = hint.isEmpty ? "" : "<br><span class=\"hint\">\(hint)</span>"
    return """
      <p class="said \(severity)">\(kind)<span class="message">\(message)</span>\(location)\(hintLine)</p>
      """
  }
}
