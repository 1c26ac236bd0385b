import WaymarkBook
import WaymarkMarkup

/// A page about a module of the library or about some of its symbols.
struct ReferencePage {
  /// The parts that all pages share: the head, the sidebar, and the style sheets.
  var page: PageLayout
  /// The line above the title, such as the kind of a symbol and its module.
  var topic: HTML
  var title: HTML
  /// The sections of the page, in order. A single section isn't listed.
  var contents: [PageContents.Entry]
  var body: HTML

  var file: SiteFile {
    var page = page
    page.style = "reference.css"
    let contents = PageContents(kind: "page", entries: contents.count > 1 ? contents : [])
    return page.file(
      ["<div class=\"spread\">", contents.html, main, page.sidebar, "</div>"].lines())
  }

  private var main: HTML {
    """
    <main class="reference" id="page.main">
    <header class="title">
    <p class="topic">\(topic)</p>
    <h1>\(title)</h1>
    </header>
    <div class="prose">
    \(body)
    </div>
    </main>
    """
  }
}
