import WaymarkModel
import Mustache

/// The proof page of an example: the compiled source, its checks and the results.
struct ProofPage {
  struct Check {
    var style: HTML
    var sign: HTML
    var word: HTML
    var text: HTML
    var kind: HTML
    var place: HTML
    var href: HTML
  }

  var page: Page
  var name: HTML
  var badge: Badge
  var summary: HTML
  var article: ArticlePage.Neighbour
  var command: HTML
  var checks: [Check]
  var hasChecks: Bool
  var lines: [ProofLine]
  var hasLines: Bool
  var output: HTML
  var screens: Screens?
  var diagnostics: [Note.Item]
  var hasDiagnostics: Bool
  var log: HTML

  init(_ example: Example, of article: Article, in book: Book) {
    let path = book.map.proofAddress(of: example.id) ?? ""
    let proof = book.proof(of: example)
    let places = Places(article: article, example: example, page: path, book: book)
    let title = plainText((book.outlines[article.file] ?? Outline(article)).title)
    page = Page(
      book, path: path, title: "Proof of \(example.id.name)",
      description: "What happened to the example \(example.id.name) of \(title): \(proof.verdict.rawValue).")
    name = HTML(example.id.name)
    badge = Badge(example, in: book)
    summary = HTML(sentence(proof, example))
    self.article = ArticlePage.Neighbour(href: places.home, title: HTML(title))
    command = HTML("swift run waymark test \(shellQuoted(example.id.description))")
    checks = proof.expectations.map { Check($0, places) }
    lines = ProofLine.lines(of: example.source, places)
    (hasChecks, hasLines) = (!checks.isEmpty, !lines.isEmpty)
    output = HTML(proof.output)
    screens = Screens(proof.pictures)
    page.sidebar = book.sidebar.html(for: path, current: article)
    page.hasScreens = screens != nil
    diagnostics = proof.diagnostics.map { Note.Item($0, places) }
    hasDiagnostics = !diagnostics.isEmpty
    log = HTML(steady(proof.log))
  }

  var file: SiteFile {
    SiteFile(path: page.path, text: Templates.render(self, with: "proof"))
  }
}

extension ProofPage.Check {
  fileprivate init(_ expectation: Proof.Expectation, _ places: Places) {
    let badge = Badge(
      expectation.held ? .passed : expectation.exemption == nil ? .failed : .compiled)
    style = badge.style
    sign = badge.sign
    word = HTML(result(of: expectation))
    text = HTML(expectation.text)
    kind = HTML(words(for: expectation.kind))
    place = HTML(expectation.location.description)
    href = places.href(of: expectation.location)
  }
}

private func result(of expectation: Proof.Expectation) -> String {
  guard !expectation.held else { return "held" }
  switch expectation.exemption {
  case nil: return "did not hold"
  case .known: return "did not hold, as known; not counted"
  case .filtered: return "did not hold, but its issue was filtered out; not counted"
  case .warning: return "did not hold, but its issue was a warning; not counted"
  }
}

private func words(for kind: Proof.Expectation.Kind) -> String {
  switch kind {
  case .check: "check"
  case .assertion: "assertion of a test store"
  case .printed: "printed line"
  case .compileError: "compile error"
  case .trap: "trap"
  case .issue: "issue"
  case .screen: "screen"
  }
}

/// Returns an explanation of the verdict for this example.
private func sentence(_ proof: Proof, _ example: Example) -> String {
  let count = proof.counted.count
  switch (proof.verdict, example.plan) {
  case (.passed, .fails(let text, _, _)):
    return "It was expected not to compile, with “\(text)”, and it did not."
  case (.passed, .traps(let text)):
    return "It was expected to stop its process, with “\(text)”, and it did."
  case (.passed, .reports(let text)):
    return "It was expected to report “\(text)”, and it did."
  case (.passed, _):
    return "It compiled, it ran, and "
      + (count == 1 ? "its expectation held." : "all its \(count) expectations held.")
  case (.compiled, .compile): return "It compiled. It brings its own entry point, so it was not run."
  case (.compiled, _): return "It compiled and ran to its end, but nothing in it was checked."
  case (.failed, _): return "It ran, and something that was expected did not happen."
  case (.doesNotCompile, _): return "The compiler refused it."
  case (.crashed, _): return "Its process ended before its test did."
  case (.timedOut, _): return "It did not end in the time that an example is given."
  case (.untested, _): return "It was never compiled."
  }
}

/// Returns a word quoted so that a shell takes it literally.
private func shellQuoted(_ word: String) -> String {
  let isPlain = word.utf8.allSatisfy {
    $0 > 127 || ("a"..."z").contains(Unicode.Scalar($0)) || ("A"..."Z").contains(Unicode.Scalar($0))
      || ("0"..."9").contains(Unicode.Scalar($0)) || "-_./#+,:@%".utf8.contains($0)
  }
  return isPlain && !word.hasPrefix("#")
    ? word : "'" + word.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
}

extension ProofPage: MustacheParent {
  func child(named name: String) -> Any? {
    switch name {
    case "page": page
    case "name": self.name
    case "badge": badge
    case "summary": summary
    case "article": article
    case "command": command
    case "checks": checks
    case "hasChecks": hasChecks
    case "lines": lines
    case "hasLines": hasLines
    case "output": output
    case "screens": screens
    case "diagnostics": diagnostics
    case "hasDiagnostics": hasDiagnostics
    case "log": log
    default: nil
    }
  }
}

extension ProofPage.Check: MustacheParent {
  func child(named name: String) -> Any? {
    switch name {
    case "style": style
    case "sign": sign
    case "word": word
    case "text": text
    case "kind": kind
    case "place": place
    case "href": href
    default: nil
    }
  }
}
