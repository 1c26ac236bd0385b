import WaymarkBook
import WaymarkDrawing
import WaymarkMarkup

extension ProofPage {
  package var file: SiteFile { page.file(["<div class=\"spread\">", main, page.sidebar, "</div>"].lines()) }

  private var main: HTML {
    [
      "<main class=\"proof\" id=\"page.main\">", header,
      section("users", "Passing examples that use it", list("users", users.map(item))),
      section("expectations", "Expectations", list("checks", checks.map(\.html))),
      section("diagnostics", "Diagnostics", list("checks", diagnostics.map(item))),
      section(
        "screens", "Screens",
        screens?.html("aria-labelledby=\"screens\"", showsText: true) ?? ""),
      section("maps", "Maps", maps.map(\.html).lines()),
      section(
        "timeline", "What the test store did",
        timeline.map { "<div class=\"timeline\">\n\($0.list)\n</div>" } ?? ""),
      section("printed", "Printed", verbatim(output)), section("log", "Log", verbatim(log)),
      section("source", "The code as written", source), reproduction,
      "<p class=\"back\"><a href=\"\(article.href)\">Back to the article</a></p>\n</main>",
    ].lines()
  }

  private var header: HTML {
    """
    <header class="title \(badge.style)">
    <p class="topic">Proof · <a href="\(article.href)">\(article.words)</a></p>
    <h1><code>\(name)</code></h1>
    <p class="verdict"><span class="badge large \(badge.style)">\(badge.mark())</span> \
    <span class="summary">\(summary)</span></p>
    </header>
    """
  }

  private var reproduction: HTML {
    """
    <section aria-labelledby="again">
    <h2 id="again">Prove it again</h2>
    <pre tabindex="0"><code class="language-sh">\(command)</code></pre>
    <dl class="conditions">
    \(conditions.map { "<dt>\($0.label)</dt><dd>\($0.text)</dd>" }.lines())
    </dl>
    <p class="caption"><a href="\(run)">About the run</a> that made this page.</p>
    </section>
    """
  }

  /// Returns a section with a heading; empty without content.
  private func section(_ id: HTML, _ heading: HTML, _ content: HTML) -> HTML {
    guard !content.isEmpty else { return "" }
    return """
      <section aria-labelledby="\(id)">
      <h2 id="\(id)">\(heading)</h2>
      \(content)
      </section>
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
    text.isEmpty ? "" : "<pre tabindex=\"0\"><samp>\(text)</samp></pre>"
  }

  private var source: HTML {
    guard !compiled.isEmpty else { return "" }
    return [
      coverage.isEmpty ? "" : "<p class=\"caption\">\(coverage)</p>", parts.map(\.html).lines(),
      """
      <details class="compiled">
      <summary>The code as compiled</summary>
      <p class="caption">\(additions)</p>
      <pre tabindex="0"><code class="language-swift">\(compiled)</code></pre>
      </details>
      """,
    ].lines()
  }
}

/// Returns words as a link; only the words if there is no address.
func linked(_ words: HTML, to href: HTML) -> HTML {
  href.isEmpty ? words : "<a href=\"\(href)\">\(words)</a>"
}
