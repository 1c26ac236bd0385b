import WaymarkMarkup

extension PageLayout {
  /// Returns the page's file with the given main part.
  ///
  /// - Parameter path: The path of another page in the same folder with the same layout.
  package func file(_ main: HTML, at path: String? = nil) -> SiteFile {
    SiteFile(
      path: path ?? self.path,
      text: [
        "<!doctype html>\n<html lang=\"\(language)\" data-root=\"\(root)\">", head,
        "<body>\n<a class=\"skip\" href=\"#page.main\">Skip to content</a>", bar, main, foot,
        "</body>\n</html>\n",
      ].lines().markup)
  }

  private var head: HTML {
    let address: HTML =
      canonical.isEmpty ? "" : "<link rel=\"canonical\" href=\"\(canonical)\">"
    let copy: HTML =
      markdown.isEmpty ? "" : "<link rel=\"alternate\" type=\"text/markdown\" href=\"\(markdown)\">"
    return [
      """
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>\(title)</title>
      <meta name="description" content="\(description)">
      <meta name="color-scheme" content="light dark">
      """,
      address, copy, "<link rel=\"icon\" href=\"\(logo.isEmpty ? icon : logo)\">",
      sheet("style.css"), style.isEmpty ? "" : sheet(style), hasScreens ? sheet("screens.css") : "",
      "<script src=\"\(root)script.js\"></script>\n</head>",
    ].lines()
  }

  private func sheet(_ name: HTML) -> HTML { "<link rel=\"stylesheet\" href=\"\(root)\(name)\">" }

  /// The default icon: a signpost in the site's color.
  private var icon: HTML {
    """
    data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16'%3E%3Cpath \
    d='M8 0l7 4-7 4-7-4z' fill='%23\(tint)'/%3E%3Cpath d='M7.2 7.5h1.6V16H7.2z' \
    fill='%23858f8d'/%3E%3C/svg%3E
    """
  }

  private var bar: HTML {
    [
      """
      <header class="bar">
      <a class="brand" href="\(home)">\(brand)<span>\(siteTitle)</span></a>
      <div class="tools">
      """,
      repository.isEmpty ? "" : "<a href=\"\(repository)\">Repository</a>",
      sidebar.isEmpty ? "" : toBook,
      """
      <button type="button" id="page.search" aria-label="Search"><svg viewBox="0 0 16 16" \
      aria-hidden="true" focusable="false"><circle cx="7" cy="7" r="5"/><path d="M11 11l4 4"/></svg>\
      <span>Search</span><kbd>/</kbd></button>
      <button type="button" id="page.theme" aria-label="Dark colors">\
      <svg viewBox="0 0 16 16" aria-hidden="true" focusable="false"><circle cx="8" cy="8" r="6.5"/>\
      <path d="M8 1.5a6.5 6.5 0 0 1 0 13z" fill="currentColor"/></svg></button>
      </div>
      </header>
      """,
    ].lines()
  }

  /// The button that opens the sidebar in narrow windows. It works without scripts.
  private var toBook: HTML {
    """
    <button class="to-book" type="button" popovertarget="page.book" aria-label="Articles">\
    <svg viewBox="0 0 16 16" aria-hidden="true" focusable="false"><path d="M1 3.5h14M1 8h14M1 12.5h14"/>\
    </svg><span>Articles</span></button>
    """
  }

  private var brand: HTML {
    guard logo.isEmpty else { return "<img src=\"\(logo)\" alt=\"\">" }
    return """
      <svg viewBox="0 0 16 16" aria-hidden="true" focusable="false"><path class="blaze" \
      d="M8 0l7 4-7 4-7-4z"/><path class="post" d="M7.2 7.5h1.6V16H7.2z"/></svg>
      """
  }

  private var foot: HTML {
    """
    <footer class="foot">
    <p>Each badge shows whether its snippet was compiled, run, and checked to generate this site. \
    <a href="\(root)run.html">About this run</a> · \
    <a href="\(root)verdicts.json">all verdicts as data</a></p>
    <noscript><p>Search, copying, and the links and types of names in code need JavaScript.</p>\
    </noscript>
    </footer>
    """
  }
}
