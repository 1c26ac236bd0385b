import WaymarkDrawing
import WaymarkMarkup

extension SnippetFigure {
  /// The figure as HTML, with the results below the code.
  package var html: HTML {
    let hidden: HTML = isHidden ? " hidden" : ""
    let faulty: HTML = isFaulty ? " faulty" : ""
    let style: HTML = badge.map { " \($0.style)" } ?? ""
    return [
      "<div class=\"snippet\(hidden)\(faulty)\(style)\">",
      check.map(line) ?? (isHidden ? details() : figure), results,
      "</div>\n",
    ].lines()
  }

  private var results: HTML {
    let screens = screens?.html("aria-label=\"What the phone shows\"") ?? ""
    return ([screens] + maps.map(\.html) + [timeline?.details ?? ""] + notes.map(\.html)).lines()
  }

  private func details(id: HTML? = nil) -> HTML {
    """
    <details>
    <summary>\(summary)</summary>
    <pre\(id ?? " id=\"\(anchor)\"")><code>\(code)</code></pre>
    </details>
    """
  }

  /// Returns the result of a hidden example. If a message about its code follows, readers can open
  /// the code.
  private func line(_ name: HTML, _ badge: Badge) -> HTML {
    let detail: HTML = badge.detail.isEmpty ? "" : ": \(badge.detail)"
    return [
      """
      <p class="caption" id="\(anchor)">\
      <a class="badge small \(badge.style)" href="\(proof)" title="Proof">\(badge.mark())</a> \
      Hidden example <code>\(name)</code>\(detail)</p>
      """,
      notes.contains { !$0.items.isEmpty } ? details(id: "") : "",
    ].lines()
  }

  private var figure: HTML {
    """
    <figure id="\(anchor)">
    \(badge.map(figureCaption) ?? "")<pre><code>\(code)</code></pre>
    </figure>
    """
  }

  private func figureCaption(_ badge: Badge) -> HTML {
    let word = badge.mark()
    let verdict: HTML =
      proof.isEmpty
      ? "<span class=\"badge \(badge.style)\">\(word)</span>"
      : "<a class=\"badge \(badge.style)\" href=\"\(proof)\" title=\"Proof\">\(word)</a>"
    let reason: HTML = unreached.isEmpty ? "" : ": \(unreached)"
    let lines: HTML = ran.isEmpty ? "" : "\(ran)\(reason)"
    return """
      <figcaption>
      \(verdict)
      \(detail(badge.detail))\(detail(lines, isIncomplete ? "detail missed" : "detail"))<span class="ways">\(ways)</span>
      </figcaption>

      """
  }

  /// Returns the text that follows the badge. On phones, the style sheet hides it for a passing
  /// snippet unless some of its lines never ran, so that the caption fits on one line.
  private func detail(_ words: HTML, _ style: HTML = "detail") -> HTML {
    words.isEmpty ? "" : "<span class=\"\(style)\">\(words)</span>\n"
  }

  private var ways: HTML {
    let setUp = setUp.map { "<a class=\"set-up\" href=\"\($0.href)\">\($0.words)</a> " as HTML }
    let copy: HTML = isFaulty ? "" : "<button class=\"copy\">copy</button> "
    let link: HTML =
      "<a class=\"anchor\" href=\"\(here)\" aria-label=\"Link to this snippet\">#</a>"
    return setUp.joined() + copy + link
  }
}
