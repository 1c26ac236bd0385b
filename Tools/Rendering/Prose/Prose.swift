import WaymarkLinking
import WaymarkMarkup
import WaymarkModel

/// A renderer of the blocks of an article for one page.
///
/// It is a class because it changes `mentions` while it renders a heading.
package final class Prose {
  let page: ProsePage
  /// The symbols that are linked where they are first mentioned; nil if none are.
  private var mentions: SectionMentions?
  /// The functions that return the markup of a snippet and of an expected output, given its index.
  private let snippet: (Int) -> HTML
  private let output: (Int) -> HTML

  /// Creates a renderer for one page.
  ///
  /// - Parameters:
  ///   - mentions: The symbols to link where they are first mentioned; nil to link none.
  ///   - snippet: A closure that returns the markup of the snippet with an index.
  ///   - output: A closure that returns the markup of the expected output with an index.
  package init(
    _ page: ProsePage, mentions: SectionMentions? = nil,
    snippet: @escaping (Int) -> HTML = { _ in "" }, output: @escaping (Int) -> HTML = { _ in "" }
  ) {
    (self.page, self.mentions) = (page, mentions)
    (self.snippet, self.output) = (snippet, output)
  }

  /// Returns the HTML of blocks, each on separate lines.
  package func html(_ blocks: [Block]) -> HTML { blocks.map { html($0) }.joined(separator: "\n") }

  private func html(_ block: Block) -> HTML {
    switch block {
    case .heading(let level, let id, let text): heading(level, id, text)
    case .paragraph(let text): "<p>\(html(text))</p>"
    case .quote(let inside): "<blockquote>\n\(html(inside))\n</blockquote>"
    case .aside(let kind, let inside): aside(kind, inside)
    case .list(let start, let tight, let items): list(start, tight: tight, items)
    case .snippet(let index): snippet(index)
    case .output(let index): output(index)
    case .code(let language, let text): code(language, text)
    case .table(let alignments, let header, let rows): table(alignments, header, rows)
    case .html(let text): page.trustsHTML ? HTML(trusted: text) : ""
    case .rule: "<hr>"
    }
  }

  private func heading(_ level: Int, _ id: String, _ text: [Inline]) -> HTML {
    let tag = HTML("h\(min(max(level, 1), 6))")
    mentions?.startSection()
    // The text of a heading links to the heading itself, unless it contains other links.
    let href = address(of: page.path, anchor: id, from: page.path)
    let words = withoutMentions { html(text) }
    let own = html(text, linked: false)
    return words == own
      ? "<\(tag) id=\"\(id)\"><a href=\"\(href)\">\(own)</a></\(tag)>"
      : "<\(tag) id=\"\(id)\">\(words) <a class=\"anchor\" href=\"\(href)\" aria-label=\"Link to this section\">#</a></\(tag)>"
  }

  /// Renders text without links to the symbols that it mentions.
  private func withoutMentions(_ render: () -> HTML) -> HTML {
    let suspended = mentions
    mentions = nil
    defer { mentions = suspended }
    return render()
  }

  /// Returns code, linked to the symbol that it mentions if this is the symbol's first mention in
  /// the section.
  func code(_ text: String, linked: Bool) -> HTML {
    let code: HTML = "<code>\(text)</code>"
    guard linked, let place = mentions?.place(of: text) else { return code }
    return
      "<a href=\"\(address(of: place.page, anchor: place.anchor, from: page.path))\">\(code)</a>"
  }

  private func aside(_ kind: String, _ inside: [Block]) -> HTML {
    let known = ["tip", "important", "warning", "experiment"]
    let style = known.contains(kind.lowercased()) ? kind.lowercased() : "note"
    return """
      <div class="aside \(style)" role="note" aria-label="\(kind)">
      <p class="kind">\(kind)</p>
      \(html(inside))
      </div>
      """
  }

  private func code(_ language: String?, _ text: String) -> HTML {
    let name: HTML = language.map { " class=\"language-\($0)\"" } ?? ""
    return """
      <div class="block"><pre><code\(name)>\(text)</code></pre>\
      <button class="copy">copy</button></div>
      """
  }

  private func list(_ start: Int?, tight: Bool, _ items: [Block.ListItem]) -> HTML {
    let inside = items.map { item($0, tight: tight) }.joined(separator: "\n")
    guard let start else { return "<ul>\n\(inside)\n</ul>" }
    return start == 1 ? "<ol>\n\(inside)\n</ol>" : "<ol start=\"\(start)\">\n\(inside)\n</ol>"
  }

  private func item(_ item: Block.ListItem, tight: Bool) -> HTML {
    let inside = item.blocks.map { block in
      // In a tight list, CommonMark renders paragraphs without their tags.
      if tight, case .paragraph(let text) = block { html(text) } else { html(block) }
    }.joined(separator: "\n")
    switch item.done {
    case nil: return "<li>\(inside)</li>"
    case true?:
      return "<li class=\"task\">\(checkbox(" checked aria-label=\"done\""))\(inside)</li>"
    case false?: return "<li class=\"task\">\(checkbox(" aria-label=\"to do\""))\(inside)</li>"
    }
  }

  private func checkbox(_ attributes: HTML) -> HTML {
    "<input type=\"checkbox\" disabled\(attributes)> "
  }

  private func table(
    _ alignments: [Block.Alignment], _ header: [[Inline]], _ rows: [[[Inline]]]
  ) -> HTML {
    func cells(_ row: [[Inline]], _ tag: HTML) -> HTML {
      row.enumerated().map { column, text -> HTML in
        let alignment = alignments.indices.contains(column) ? alignments[column] : .none
        let style: HTML = alignment == .none ? "" : " class=\"\(alignment.rawValue)\""
        // A header cell without text is rendered as an ordinary cell.
        guard tag == "th", !text.isEmpty else { return "<td\(style)>\(html(text))</td>" }
        return "<th scope=\"col\"\(style)>\(html(text))</th>"
      }.joined()
    }
    let body = rows.map { "<tr>\(cells($0, "td"))</tr>" as HTML }.joined(separator: "\n")
    return """
      <div class="table" role="group" aria-label="Table"><table>
      <thead><tr>\(cells(header, "th"))</tr></thead>
      <tbody>
      \(body)
      </tbody>
      </table></div>
      """
  }
}
