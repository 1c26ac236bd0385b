import WaymarkBook
import WaymarkDrawing
import WaymarkMarkup

extension ProofPage {
  /// The maximum size of the sections on a page, in bytes, so that pages don't grow with the
  /// example.
  private static let limit = 52_000

  /// The page of the proof, or its pages if the proof doesn't fit on one.
  package var files: [SiteFile] {
    let sections = sections.filter { !$0.items.isEmpty }
    let units = sections.flatMap { section in section.items.map { (id: section.id, html: $0) } }
    let ranges = pageRanges(ofWeights: units.map(\.html.markup.utf8.count), limit: Self.limit)
    let paths = ranges.indices.map { part in
      part == 0 ? page.path : path(ofPart: part + 1, of: page.path)
    }
    return ranges.enumerated().map { part, range in
      let items = Dictionary(grouping: units[range], by: \.id).mapValues { $0.map(\.html) }
      let own = sections.compactMap { section -> Section? in
        var section = section
        section.items = items[section.id] ?? []
        return section.items.isEmpty ? nil : section
      }
      return file(own, PageParts(paths, current: part).html, at: paths[part])
    }
  }

  private func file(_ sections: [Section], _ parts: HTML, at path: String) -> SiteFile {
    var page = page
    if path != page.path { page.canonical = "" }
    let contents = PageContents(
      kind: "page", entries: sections.map { .init(href: "#\($0.id)", words: $0.heading) })
    let main: HTML = [
      "<main class=\"proof\" id=\"page.main\">", header, sections.map(\.html).lines(), parts,
      "<p class=\"back\"><a href=\"\(article.href)\">Back to the article</a></p>\n</main>",
    ].lines()
    return page.file(
      ["<div class=\"spread\">", contents.html, main, page.sidebar, "</div>"].lines(), at: path)
  }

  /// A section of the proof. Its items can be on different pages.
  private struct Section {
    var id: HTML
    var heading: HTML
    var items: [HTML]
    /// The tags around the items.
    var start: HTML = ""
    var end: HTML = ""

    var html: HTML {
      """
      <section aria-labelledby="\(id)">
      <h2 id="\(id)">\(heading)</h2>
      \(([start] + items + [end]).lines())
      </section>
      """
    }
  }

  /// The sections about the example's code, its results, and the conditions under which it was
  /// compiled.
  private var sections: [Section] {
    [
      Section(
        id: "source", heading: "The code as written",
        items: (coverage.isEmpty ? [] : ["<p class=\"caption\">\(coverage)</p>"])
          + parts.filter { !$0.isUsed }.map(\.html)),
      Section(
        id: "users", heading: "Passing examples that use it", items: users.map(item),
        start: "<ul class=\"users\">", end: "</ul>"),
      Section(
        id: "expectations", heading: "Expectations", items: expectations.map(\.html),
        start: "<ul class=\"expectations\">", end: "</ul>"),
      Section(
        id: "diagnostics", heading: "Diagnostics", items: diagnostics.map(item),
        start: "<ul class=\"expectations\">", end: "</ul>"),
      Section(
        id: "screens", heading: "Screens",
        items: screens?.rows("aria-labelledby=\"screens\"", showsText: true) ?? []),
      Section(id: "maps", heading: "Maps", items: maps.map(\.html)),
      Section(
        id: "timeline", heading: "What the test store did", items: timeline?.items ?? [],
        start: "<div class=\"timeline\">\n<ol>", end: "</ol>\n</div>"),
      Section(id: "printed", heading: "Output", items: verbatim(output)),
      Section(id: "log", heading: "Log", items: verbatim(log)),
      Section(
        id: "used", heading: "Code from other examples",
        items: parts.filter(\.isUsed).map(\.html)),
      Section(id: "compiled", heading: "The code as compiled", items: compiled.map(listing)),
      Section(id: "again", heading: "Prove it again", items: [reproduction]),
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
    <p class="caption"><a href="\(run)">About the run</a> that generated this page.</p>
    """
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

  private func verbatim(_ text: HTML) -> [HTML] {
    text.isEmpty ? [] : ["<pre><samp>\(text)</samp></pre>"]
  }

  private func listing(_ code: HTML) -> HTML {
    """
    <details class="compiled">
    <summary>All code, including the code that the tool added</summary>
    <p class="caption">\(additions)</p>
    <div class="block"><pre><code>\(code)</code></pre>\
    <button class="copy">copy</button></div>
    </details>
    """
  }
}

/// Returns words as a link, or only the words if there is no address.
func linked(_ words: HTML, to href: HTML) -> HTML {
  href.isEmpty ? words : "<a href=\"\(href)\">\(words)</a>"
}
