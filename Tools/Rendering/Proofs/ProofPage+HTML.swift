import WaymarkBook
import WaymarkDrawing
import WaymarkMarkup

extension ProofPage {
  package var file: SiteFile {
    let sections = sections.filter { !$0.content.isEmpty }
    let contents = PageContents(
      kind: "page", entries: sections.map { .init(href: "#\($0.id)", words: $0.heading) })
    let main: HTML = [
      "<main class=\"proof\" id=\"page.main\">", header, sections.map(\.html).lines(),
      "<p class=\"back\"><a href=\"\(article.href)\">Back to the article</a></p>\n</main>",
    ].lines()
    return page.file(
      ["<div class=\"spread\">", contents.html, main, page.sidebar, "</div>"].lines())
  }

  private struct Section {
    var id: HTML
    var heading: HTML
    var content: HTML

    var html: HTML {
      """
      <section aria-labelledby="\(id)">
      <h2 id="\(id)">\(heading)</h2>
      \(content)
      </section>
      """
    }
  }

  /// The code of the example, what happened to it, and what it was compiled with.
  private var sections: [Section] {
    [
      Section(id: "source", heading: "The code as written", content: source),
      Section(
        id: "users", heading: "Passing examples that use it",
        content: list("users", users.map(item))),
      Section(
        id: "expectations", heading: "Expectations", content: list("checks", checks.map(\.html))),
      Section(
        id: "diagnostics", heading: "Diagnostics", content: list("checks", diagnostics.map(item))),
      Section(
        id: "screens", heading: "Screens",
        content: screens?.html("aria-labelledby=\"screens\"", showsText: true) ?? ""),
      Section(id: "maps", heading: "Maps", content: maps.map(\.html).lines()),
      Section(
        id: "timeline", heading: "What the test store did",
        content: timeline.map { "<div class=\"timeline\">\n\($0.list)\n</div>" } ?? ""),
      Section(id: "printed", heading: "Printed", content: verbatim(output)),
      Section(id: "log", heading: "Log", content: verbatim(log)),
      Section(
        id: "used", heading: "Code from other examples",
        content: parts.filter(\.isUsed).map(\.html).lines()),
      Section(id: "compiled", heading: "The code as compiled", content: listing),
      Section(id: "again", heading: "Prove it again", content: reproduction),
    ]
  }

  private var header: HTML {
    """
    <header class="title \(badge.style)">
    <p class="topic">Proof · <a href="\(article.href)">\(article.words)</a>\(place)</p>
    <h1><code>\(name)</code></h1>
    <p class="verdict"><span class="badge large \(badge.style)">\(badge.mark())</span> \
    <span class="summary">\(summary)</span></p>
    </header>
    """
  }

  private var reproduction: HTML {
    """
    <pre><code class="language-sh">\(command)</code></pre>
    <dl class="conditions">
    \(conditions.map { "<dt>\($0.label)</dt><dd>\($0.text)</dd>" }.lines())
    </dl>
    <p class="caption"><a href="\(run)">About the run</a> that made this page.</p>
    """
  }

  private func list(_ style: HTML, _ items: [HTML]) -> HTML {
    items.isEmpty ? "" : "<ul class=\"\(style)\">\n\(items.lines())\n</ul>"
  }

  private func item(_ user: PageLink) -> HTML {
    "<li>\(linked("<code>\(user.words)</code>", to: user.href))</li>"
  }

  private func item(_ diagnostic: Note.Item) -> HTML {
    let hint: HTML =
      diagnostic.hint.isEmpty ? "" : "<br><span class=\"hint\">\(diagnostic.hint)</span>"
    return """
      <li class="\(diagnostic.severity)"><span class="severity">\(diagnostic.severity)</span> \
      <span class="message">\(diagnostic.message)</span> \
      <span class="place">\(linked(diagnostic.place, to: diagnostic.href))</span>\(hint)</li>
      """
  }

  private func verbatim(_ text: HTML) -> HTML {
    text.isEmpty ? "" : "<pre><samp>\(text)</samp></pre>"
  }

  private var source: HTML {
    [
      coverage.isEmpty ? "" : "<p class=\"caption\">\(coverage)</p>",
      parts.filter { !$0.isUsed }.map(\.html).lines(),
    ].lines()
  }

  private var listing: HTML {
    guard !compiled.isEmpty else { return "" }
    return """
      <details class="compiled">
      <summary>All code, with the additions of the tool</summary>
      <p class="caption">\(additions)</p>
      <div class="block"><pre><code>\(compiled)</code></pre>\
      <button class="copy">copy</button></div>
      </details>
      """
  }
}

/// Returns words as a link; only the words if there is no address.
func linked(_ words: HTML, to href: HTML) -> HTML {
  href.isEmpty ? words : "<a href=\"\(href)\">\(words)</a>"
}
