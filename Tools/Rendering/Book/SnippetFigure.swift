import WaymarkDrawing
import WaymarkMarkup
import WaymarkModel

/// A snippet as the article shows it, with its results.
struct SnippetFigure {
  var anchor: HTML
  /// The address of the snippet, relative to the page.
  var here: HTML
  var code: HTML
  var isHidden: Bool
  /// The result of a hidden example that only checks what the prose states. It is shown instead of
  /// the code, which is on the proof's page; nil for other snippets.
  var check: (name: HTML, badge: Badge)?
  /// Whether the code is expected to fail. If so, it has no copy button.
  var isFaulty: Bool
  /// The summary of a hidden snippet, such as `Hidden code of optional-state`.
  var summary: HTML
  /// The verdict; nil for a snippet without an example, and for a hidden snippet without notes.
  var badge: Badge?
  var proof: HTML
  /// The number of the snippet's lines that ran, as in `12 of 12 lines ran`; empty if none can run,
  /// or if the example didn't pass.
  var ran: HTML
  /// Whether some of the lines that can run never ran.
  var isIncomplete: Bool
  /// The author's reason for lines that never run.
  var unreached: HTML
  /// Links to the hidden snippets that this snippet is compiled with, and to the code that its
  /// example uses.
  var setUp: [PageLink]
  /// The pictures of phones that were taken while the snippet ran; nil if there are none.
  var screens: ScreenFigures?
  /// The maps of the navigation state after the snippet ran; empty if the snippet requests none.
  var maps: [MapFigure] = []
  /// The events in the snippet's test stores; nil if there are none, or if they or the snippet are
  /// hidden.
  var timeline: Timeline?
  var notes: [Note]

  init(_ index: Int, of article: Article, page: String, in book: Book) {
    let snippet = article.snippets[index]
    let example = book.example(ofSnippet: index, in: article)
    let links = SnippetLinks(article: article, page: page, book: book)
    let isLast = example.map { book.lastSnippet(of: $0, in: article) == index } ?? true
    let name = book.anchor(ofSnippet: index, in: article)
    anchor = HTML(name)
    here = HTML(address(of: page, anchor: name, from: page))
    isHidden = snippet.visibility == .hidden
    isFaulty = snippet.expectedResult?.isFailure ?? false
    summary = HTML(example.map { "Hidden code of \($0.id.name)" } ?? "Hidden code")
    setUp = []
    proof = ""
    let isPassed = example.map { book.shownVerdict(of: $0) == .passed } ?? false
    let lines = isPassed ? book.coverage.lines(of: snippet) : (ran: [], unreached: [])
    ran = HTML(words(for: lines))
    isIncomplete = !lines.unreached.isEmpty
    unreached = lines.unreached.isEmpty ? "" : HTML(snippet.unreached ?? "")
    notes = []
    if let example {
      let proof = book.proof(of: example)
      screens = ScreenFigures(proof.pictures.filter { $0.snippet == index })
      maps = proof.maps.filter { $0.snippet == index }.map(MapFigure.init)
      if !snippet.hidesTimeline, !isHidden {
        timeline = Timeline(proof.timeline.filter { $0.snippet == index })
      }
      let notes = ExampleNotes(of: example, in: article, book)
      if !isHidden || isLast { self.notes = notes.at(index) }
      if !isHidden || !self.notes.isEmpty { badge = Badge(example, in: book, page: page) }
      self.proof = HTML(
        book.map.proofAddress(of: example.id).map { address(of: $0, from: page) } ?? "")
      if isHidden, !self.proof.isEmpty, book.isHiddenCheck(example, in: article) {
        check = (HTML(example.id.name), Badge(example, in: book, page: page))
      }
      if !isHidden {
        setUp =
          links.usedCode(by: example, at: index)
          + links.hiddenSnippets(of: example, filling: snippet.slot)
      }
    } else {
      notes = snippet.diagnostics.isEmpty ? [] : [Note(problems: snippet.diagnostics)]
    }
    var listing = SnippetListing(snippet, coloring: book.coloring(of: snippet))
    listing.errorLines = Set(notes.flatMap(\.lines))
    listing.unreached = Set(lines.unreached)
    if isHidden { listing.fillers = links.fillers(of: example) }
    code = listing.html
  }
}

extension Snippet.Line {
  /// Returns whether a line of hidden code is replaced by the snippet that fills a slot.
  fileprivate func isSlot(_ name: String) -> Bool {
    text.utf8.lazy.filter { !$0.isBlank }.elementsEqual("//slot:\(name)".utf8)
  }
}

extension Snippet.ExpectedResult {
  /// Whether the code is expected to fail.
  package var isFailure: Bool {
    switch self {
    case .fails, .traps, .reports: true
    case .untested: false
    }
  }
}

/// Links from the figure of a snippet to other snippets.
private struct SnippetLinks {
  /// The article of the snippet.
  let article: Article
  /// The page with the figure.
  let page: String
  let book: Book

  /// Returns the slots of an example, with links to the snippets that fill them.
  func fillers(of example: Example?) -> [(slot: String, href: String)] {
    (example?.snippets ?? []).filter(article.snippets.indices.contains).compactMap { index in
      article.snippets[index].slot.map { slot in
        let anchor = book.anchor(ofSnippet: index, in: article)
        let home = book.page(ofSnippet: index, in: article) ?? page
        return (slot, address(of: home, anchor: anchor, from: page))
      }
    }
  }

  /// Returns the links to the hidden code that an example is compiled with, in the order in which
  /// they appear, followed by the hidden code of the examples that it uses.
  ///
  /// - Parameter slot: The slot that the linking snippet fills, if any.
  func hiddenSnippets(of example: Example, filling slot: String?) -> [PageLink] {
    let used = example.used.compactMap(book.example)
    return ([example] + used).flatMap { owner -> [PageLink] in
      guard let article = book.article(owner.id.article) else { return [] }
      let hidden = owner.snippets.filter {
        article.snippets.indices.contains($0) && article.snippets[$0].visibility == .hidden
      }
      // On phones, the style sheet hides the names.
      let name: HTML = owner.id == example.id ? "" : "<span> of \(owner.id.name)</span>"
      return hidden.enumerated().map { position, index in
        let anchor = book.anchor(ofSnippet: index, in: article)
        let home = book.page(ofSnippet: index, in: article) ?? page
        let number: HTML = hidden.count == 1 ? "" : ", \(position + 1)"
        let isAround =
          owner.id == example.id
          && article.snippets[index].lines.contains { line in slot.map(line.isSlot) ?? false }
        let place: HTML = isAround ? "<span> around slot \(slot ?? "")</span>" : ""
        return PageLink(
          href: HTML(address(of: home, anchor: anchor, from: page)),
          words: "hidden code\(name)\(number)\(place)")
      }
    }
  }

  /// Returns a link to the shown code of another article's example that `uses=` names; empty if
  /// there is none, or if the snippet isn't the first shown snippet of its example.
  func usedCode(by example: Example, at index: Int) -> [PageLink] {
    let first = example.snippets.filter(article.snippets.indices.contains)
      .first { article.snippets[$0].visibility == .shown }
    guard index == first, let used = example.used.first.flatMap(book.example),
      used.id.article != example.id.article, let article = book.article(used.id.article),
      let shown = used.snippets.filter(article.snippets.indices.contains)
        .first(where: { article.snippets[$0].visibility == .shown }),
      let home = book.page(ofSnippet: shown, in: article)
    else { return [] }
    let anchor = book.anchor(ofSnippet: shown, in: article)
    let name = book.name(of: used.id, near: example.id)
    return [
      PageLink(
        href: HTML(address(of: home, anchor: anchor, from: page)),
        words: "used code<span> from \(name)</span>")
    ]
  }
}

/// The colored code of a snippet.
private struct SnippetListing {
  let snippet: Snippet
  let coloring: [[LineHighlight]]
  /// The numbers of the lines with errors.
  var errorLines: Set<Int> = []
  /// The numbers of the lines that can run but never ran.
  var unreached: Set<Int> = []
  /// The slots in the snippet, with the addresses of the snippets that fill them.
  var fillers: [(slot: String, href: String)] = []

  init(_ snippet: Snippet, coloring: [[LineHighlight]]) {
    (self.snippet, self.coloring) = (snippet, coloring)
  }

  var html: HTML {
    zip(snippet.lines, coloring).map { line, spans in
      let filler = fillers.first { line.isSlot($0.slot) }
      var code = coloredCode(line.text, spans: spans) { part in
        part.kind == .comment ? filler?.href : nil
      }
      if errorLines.contains(line.number) { return "<mark>\(code)\n</mark>" }
      if line.text.utf8.count > widthOfPhone {
        code = wrapping(code, line.text)
      } else {
        code += "\n"
      }
      return unreached.contains(line.number)
        ? "<span class=\"unreached\" title=\"never ran\">\(code)</span>" : code
    }.joined()
  }
}

/// Returns a phrase such as `12 of 12 lines ran`, or an empty string if no line can run.
package func words(for lines: (ran: [Int], unreached: [Int])) -> String {
  let count = lines.ran.count + lines.unreached.count
  return count == 0 ? "" : "\(lines.ran.count) of \(counted(count, "line")) ran"
}

/// The number of characters of code that fit on one line on a phone.
private let widthOfPhone = 40

/// Returns a long line marked with its indentation, so that narrow windows can indent the wrapped
/// part.
private func wrapping(_ code: HTML, _ text: String) -> HTML {
  let indentation = min(text.utf8.prefix { $0 == UInt8(ascii: " ") }.count, 16)
  return "<span class=\"long in\(indentation / 2 * 2)\">\(code)\n</span>"
}
