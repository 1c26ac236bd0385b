import WaymarkBook
import WaymarkDrawing
import WaymarkLinking
import WaymarkMarkup
import WaymarkModel

/// The proof page of an example: its code, its expectations, and the results.
package struct ProofPage {
  /// The maximum size in bytes, which applies separately to printed text and to a log.
  private static let textLimit = 20_000

  /// The parts that all pages share: the head, the sidebar, and the style sheets.
  var page: PageLayout
  /// The name of the example, without its article.
  var name: HTML
  /// The verdict as shown to readers.
  var badge: Badge
  /// The verdict in one or two sentences.
  var summary: HTML
  /// The link to the example's first shown snippet in its article.
  var article: PageLink
  /// The section of the article that contains the example, such as ` › First steps`; empty if no
  /// section heading precedes it.
  var place: HTML
  /// The shell command that runs only this example.
  var command: HTML
  /// The labeled facts that are needed to reproduce the result, such as the compiler.
  var conditions: [ExpectationItem.Evidence]
  /// The address of the page about the run.
  var run: HTML
  /// The links to the proofs of the passing examples that use this example; empty if none do.
  var users: [PageLink]
  /// The expectations with their results, in the order of the proof. Consecutive equal expectations
  /// are combined, as are consecutive printed lines. Pictures and maps that were drawn are omitted.
  var expectations: [ExpectationItem]
  /// The code from the articles: the used examples first, then the example's own snippets.
  var parts: [AuthorsCode]
  /// The compiled source, in parts that fit on a page.
  var compiled: [HTML]
  /// A description of the code that the tool added.
  var additions: HTML
  /// A sentence about the number of lines that ran in passing examples, if any executable lines are
  /// known. If the example passed but its own lines weren't recorded, the text states that first.
  /// Empty if neither applies.
  var coverage: HTML
  /// The printed text, or its first lines if it exceeds the limit.
  var output: HTML
  /// The pictures that the example took; nil if there are none.
  var screens: ScreenFigures?
  /// The maps of the state that the example drew, in order.
  var maps: [MapFigure]
  /// The events of the test stores; nil if none were recorded.
  var timeline: Timeline?
  /// The errors, warnings, and notes about the example, with hints.
  var diagnostics: [Note.Item]
  /// The log without details that differ between runs, or its first lines.
  var log: HTML

  /// Creates the page from the book's proof of an example of the article.
  package init(_ example: Example, of article: Article, in book: Book) {
    let path = book.map.proofAddress(of: example.id) ?? ""
    let proof = book.proof(of: example)
    let links = ProofLinks(article: article, example: example, page: path, book: book)
    let title = book.title(of: article.file)
    let badge = Badge(example, in: book, page: path)
    page = PageLayout(
      book, path: path, title: "Proof of \(example.id.name)",
      description:
        "The result of the example \(example.id.name) in \(title): \(badge.verdict.rawValue).")
    page.sidebar = book.sidebar.html(for: path, current: article)
    page.style = "proof.css"
    page.hasScreens = proof.hasDrawings
    name = HTML(example.id.name)
    self.badge = badge
    users = book.passingUsers(of: example).map { user in
      PageLink(
        href: HTML(book.map.proofAddress(of: user).map { address(of: $0, from: path) } ?? ""),
        words: HTML(book.name(of: user, near: example.id)))
    }
    summary = HTML(explanation(of: proof, example, isUsed: !users.isEmpty))
    self.article = PageLink(href: links.home, words: HTML(title))
    place = links.section.map { " › \($0)" } ?? ""
    command = HTML("swift run waymark test \(shellQuoted(example.id.description))")
    conditions = WaymarkProofPages.conditions(of: book.input)
    run = HTML(address(of: SiteMap.run, from: path))
    // A picture that was taken is shown below and isn't counted.
    let isDrawn = { (expectation: Proof.Expectation) in
      expectation.kind == .picture && expectation.held
    }
    timeline = Timeline(proof.timeline)
    let hasTimeline = timeline != nil
    expectations = proof.expectations.filter { !isDrawn($0) }.joiningPrintedLines().chunked()
      .map { ExpectationItem($0.expectation, times: $0.count, isInTimeline: hasTimeline, links) }
    parts = AuthorsCode.parts(of: example, links)
    compiled = compiledListing(of: example.source)
    additions = HTML(additionsInWords(to: example))
    coverage = HTML(linesInWords(example, of: article, proof, in: book))
    output = HTML(excerpt(of: proof.output, limit: Self.textLimit))
    screens = ScreenFigures(proof.pictures)
    maps = proof.maps.map(MapFigure.init)
    diagnostics = proof.diagnostics.map { Note.Item($0, links) }
    log = HTML(excerpt(of: reproducible(proof.log), limit: Self.textLimit))
  }
}

extension [Proof.Expectation] {
  /// Returns the expectations. Printed lines that held and are consecutive in the article are
  /// combined into one expectation.
  fileprivate func joiningPrintedLines() -> [Proof.Expectation] {
    var end: SourceLocation?
    return reduce(into: []) { joined, expectation in
      let location = expectation.location
      defer { end = expectation.kind == .printed && expectation.held ? location : nil }
      guard let last = joined.last, let end, expectation.kind == .printed, expectation.held,
        end.file == location.file, location.line == end.line + 1
      else { return joined.append(expectation) }
      joined[joined.count - 1].text = last.text + "\n" + expectation.text
      joined[joined.count - 1].observed = [last.observed, expectation.observed].compactMap(\.self)
        .joined(separator: "\n")
    }
  }

  /// Returns the expectations with the number of times that each occurs in a row. Consecutive equal
  /// expectations are combined.
  fileprivate func chunked() -> [(expectation: Proof.Expectation, count: Int)] {
    reduce(into: []) { chunks, expectation in
      if let last = chunks.last, last.expectation == expectation {
        chunks[chunks.count - 1].count += 1
      } else {
        chunks.append((expectation, 1))
      }
    }
  }
}

/// Returns the text of ``ProofPage/coverage``.
private func linesInWords(
  _ example: Example, of article: Article, _ proof: Proof, in book: Book
) -> String {
  let lines = example.snippets.filter(article.snippets.indices.contains)
    .map { book.coverage.lines(of: article.snippets[$0]) }
  let total = words(for: (lines.flatMap(\.ran), lines.flatMap(\.unreached)))
  let isMissing = proof.verdict == .passed && proof.duration != nil && proof.lines == nil
  let own = isMissing ? "The lines that this run reached weren't recorded. " : ""
  guard !total.isEmpty else { return own }
  return own + "\(total) in the passing examples that contain them. A line that ran is marked ✓, "
    + "and a line that never ran is marked –."
}

/// Returns the compiler, the platform, the flags, and the repository, as far as they are known.
private func conditions(of input: SiteInput) -> [ExpectationItem.Evidence] {
  let environment = input.environment
  let facts: [(HTML, String?)] = [
    ("Repository", input.settings.repository), ("Compiler", environment?.compiler),
    ("Platform", environment?.platform),
    ("Flags", environment?.flags.joined(separator: " ")),
  ]
  return facts.compactMap { label, text in
    text.flatMap { $0.isEmpty ? nil : ExpectationItem.Evidence(label: label, text: HTML($0)) }
  }
}

/// Returns a word quoted so that a shell interprets it literally.
private func shellQuoted(_ word: String) -> String {
  let isPlain = word.utf8.allSatisfy {
    $0 > 127 || ("a"..."z").contains(Unicode.Scalar($0)) || ("A"..."Z").contains(Unicode.Scalar($0))
      || ("0"..."9").contains(Unicode.Scalar($0)) || "-_./#+,:@%".utf8.contains($0)
  }
  return isPlain && !word.hasPrefix("#")
    ? word
    : "'" + word.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''")
      + "'"
}
