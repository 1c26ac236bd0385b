import WaymarkLinking
import WaymarkMarkup
import WaymarkModel

extension Prose {
  /// Returns the HTML of inlines.
  ///
  /// - Parameter linked: Whether links are rendered as links. Inside another link, only their text
  ///   is rendered.
  package func html(_ inlines: [Inline], linked: Bool = true) -> HTML {
    inlines.map { html($0, linked: linked) }.joined()
  }

  private func html(_ inline: Inline, linked: Bool) -> HTML {
    switch inline {
    case .text(let text): HTML(text)
    case .code(let text): code(text, linked: linked)
    case .emphasis(let inside): "<em>\(html(inside, linked: linked))</em>"
    case .strong(let inside): "<strong>\(html(inside, linked: linked))</strong>"
    case .strikethrough(let inside): "<del>\(html(inside, linked: linked))</del>"
    case .link(let destination, let title, let inside, let location):
      link(to: page.links.destination(destination, at: location), title, linked: linked) { _ in
        html(inside, linked: false)
      }
    case .document(let name, let heading, let location):
      link(to: page.links.document(name, heading: heading, at: location), nil, linked: linked) {
        title in
        title.map { html($0, linked: false) } ?? HTML(plainText([inline]))
      }
    case .image(let source, let title, let inside, let location):
      image(page.links.picture(source, at: location), title, plainText(inside))
    case .symbol(let name, let location):
      link(to: page.links.symbol(name, in: page.scope, at: location), nil, linked: linked) { _ in
        "<code class=\"symbol\">\(symbolName(name))</code>"
      }
    case .html(let text): page.trustsHTML ? HTML(trusted: text) : ""
    case .softBreak: "\n"
    case .lineBreak: "<br>\n"
    }
  }

  /// Renders a link. A link without a valid target is rendered as its text.
  private func link(
    to target: Links.Target, _ title: String?, linked: Bool, words: ([Inline]?) -> HTML
  ) -> HTML {
    let tip: HTML = title.map { " title=\"\($0)\"" } ?? ""
    switch target {
    case .place(let path, let anchor, let title):
      let href = address(of: path, anchor: anchor, from: page.path)
      return linked ? "<a href=\"\(href)\"\(tip)>\(words(title))</a>" : words(title)
    case .web(let href):
      return linked ? "<a href=\"\(href)\"\(tip)>\(words(nil))</a>" : words(nil)
    case .nowhere: return words(nil)
    }
  }

  private func image(_ target: Links.Target, _ title: String?, _ words: String) -> HTML {
    let tip: HTML = title.map { " title=\"\($0)\"" } ?? ""
    switch target {
    case .place(let path, _, _):
      return
        "<img src=\"\(address(of: path, from: page.path))\" alt=\"\(words)\"\(tip) loading=\"lazy\">"
    case .web(let source):
      return "<img src=\"\(source)\" alt=\"\(words)\"\(tip) loading=\"lazy\">"
    case .nowhere: return HTML(words)
    }
  }
}
