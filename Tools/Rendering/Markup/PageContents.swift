/// The table of contents in the margin of a page.
package struct PageContents {
  /// A heading of the page as a link.
  package struct Entry {
    /// The address of the heading, relative to the page.
    package var href: HTML
    /// The text of the heading.
    package var words: HTML
    /// The level of the heading, 2 or 3.
    package var level: Int

    package init(href: HTML, words: HTML, level: Int = 2) {
      (self.href, self.words, self.level) = (href, words, level)
    }
  }

  /// The kind of the page, such as `article`.
  package var kind: HTML
  /// The headings, in order.
  package var entries: [Entry]

  package init(kind: HTML, entries: [Entry]) { (self.kind, self.entries) = (kind, entries) }

  /// The margin, which is empty without entries.
  package var html: HTML {
    ["<aside class=\"margin\">", entries.isEmpty ? "" : list, "</aside>"].lines()
  }

  private var list: HTML {
    """
    <nav aria-label="Contents of this \(kind)">
    <details class="contents">
    <summary>Contents</summary>
    <ol>
    \(entries.map(item).lines())
    </ol>
    </details>
    </nav>
    """
  }

  private func item(_ entry: Entry) -> HTML {
    "<li class=\"level-\(entry.level)\"><a href=\"\(entry.href)\">\(entry.words)</a></li>"
  }
}
