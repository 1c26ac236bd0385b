import WaymarkDrawing
import WaymarkMarkup

extension SnippetFigure {
  /// The markup.
  package var html: HTML {
    let hidden: HTML = isHidden ? " hidden" : ""
    let faulty: HTML = isFaulty ? " faulty" : ""
    let style: HTML = badge.map { " \($0.style)" } ?? ""
    return [
      "<div class=\"snippet\(hidden)\(faulty)\(style)\">",
      check.map(line) ?? (isHidden ? details : figure), results,
      "</div>\n",
    ].lines()
  }

  private var results: HTML {
    let screens = screens?.html("aria-label=\"What the phone shows\"") ?? ""
    return ([screens] + maps.map(\.html) + [timeline?.details ?? ""] + notes.map(\.html)).lines()
  }

  private var details: HTML {
    """
    <details>
    <summary>\(summary)</summary>
    <pre id="\(anchor)" tabindex="0"><code>\(code)</code></pre>
    </details>
    """
  }

  private func line(_ name: HTML, _ badge: Badge) -> HTML {
    """
    <p class="caption" id="\(anchor)">\
    <a class="badge small \(badge.style)" href="\(proof)" title="Proof">\(badge.mark())</a> \
    Hidden example <code>\(name)</code>\(badge.words.isEmpty ? "" : ": \(badge.words)")</p>
    """
  }

  private var figure: HTML {
    """
    <figure id="\(anchor)">
    \(badge.map(figureCaption) ?? "")<pre tabindex="0"><code>\(code)</code></pre>
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
      \(detail(badge.detail))\(detail(lines))<span class="ways">\(ways)</span>
      </figcaption>

      """
  }

  private func detail(_ words: HTML) -> HTML {
    words.isEmpty ? "" : "<span class=\"detail\">\(words)</span>\n"
  }

  private var ways: HTML {
    let setUp = setUp.map { "<a class=\"set-up\" href=\"\($0.href)\">\($0.words)</a> " as HTML }
    let copy: HTML = isFaulty ? "" : "<button class=\"copy\" type=\"button\">copy</button> "
    let link: HTML = "<a class=\"anchor\" href=\"\(here)\" aria-label=\"Link to this snippet\">#</a>"
    return setUp.joined() + copy + link
  }
}
