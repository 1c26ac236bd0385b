import WaymarkModel
import Mustache

/// The proof page of an example: its code, its checks and the results.
struct ProofPage {
  var page: Page
  var name: HTML
  var badge: Badge
  var summary: HTML
  var article: ArticlePage.Neighbour
  var command: HTML
  /// The labeled facts that are needed to reproduce the result, such as the compiler.
  var conditions: [ProofCheck.Evidence]
  /// The address of the page about the run.
  var run: HTML
  var users: [ArticlePage.Neighbour]
  var hasUsers: Bool
  var checks: [ProofCheck]
  var hasChecks: Bool
  var parts: [AuthorsCode]
  var compiled: HTML
  var hasLines: Bool
  var additions: HTML
  var coverage: HTML
  var output: HTML
  var screens: Screens?
  var maps: [MapFigure]
  var hasMaps: Bool
  var timeline: Timeline?
  var diagnostics: [Note.Item]
  var hasDiagnostics: Bool
  var log: HTML

  init(_ example: Example, of article: Article, in book: Book) {
    let path = book.map.proofAddress(of: example.id) ?? ""
    let proof = book.proof(of: example)
    let links = ProofLinks(article: article, example: example, page: path, book: book)
    let title = plainText((book.outlines[article.file] ?? Outline(article)).title)
    page = Page(
      book, path: path, title: "Proof of \(example.id.name)",
      description:
        "The result of the example \(example.id.name) of \(title): \(proof.verdict.rawValue).")
    name = HTML(example.id.name)
    badge = Badge(example, in: book, page: path)
    users = book.passingUsers(of: example).map { user in
      ArticlePage.Neighbour(
        href: HTML(book.map.proofAddress(of: user).map { address(of: $0, from: path) } ?? ""),
        title: HTML(book.name(of: user, near: example.id)))
    }
    hasUsers = !users.isEmpty
    summary = HTML(sentence(proof, example, isUsed: hasUsers))
    self.article = ArticlePage.Neighbour(href: links.home, title: HTML(title))
    command = HTML("swift run waymark test \(shellQuoted(example.id.description))")
    conditions = WaymarkRendering.conditions(of: book.input)
    run = HTML(address(of: RunPage.path, from: path))
    checks = proof.expectations.chunked().map { ProofCheck($0.expectation, times: $0.count, links) }
    parts = AuthorsCode.parts(of: example, links)
    compiled = compiledListing(of: example.source)
    (hasChecks, hasLines) = (!checks.isEmpty, !example.source.lines.isEmpty)
    additions = HTML(added(to: example))
    coverage = HTML(linesInWords(example, of: article, proof, in: book))
    output = HTML(proof.output)
    screens = Screens(proof.pictures)
    maps = proof.maps.map(MapFigure.init)
    hasMaps = !maps.isEmpty
    timeline = Timeline(proof.timeline)
    page.sidebar = book.sidebar.html(for: path, current: article)
    page.hasScreens = proof.hasDrawings
    diagnostics = proof.diagnostics.map { Note.Item($0, links) }
    hasDiagnostics = !diagnostics.isEmpty
    log = HTML(reproducible(proof.log))
  }

  var file: SiteFile {
    SiteFile(path: page.path, text: Templates.render(self, with: "proof"))
  }
}

extension [Proof.Expectation] {
  /// Returns the expectations, with equal consecutive ones combined, and the number of times that
  /// each occurs in a row.
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

/// Returns an explanation of the verdict for this example.
///
/// - Parameter isUsed: Whether passing examples use its declarations.
private func sentence(_ proof: Proof, _ example: Example, isUsed: Bool) -> String {
  let count = proof.counted.count
  switch (proof.verdict, example.plan) {
  case (.passed, .fails(let text, _, _)):
    return "As expected, the compiler rejected it with an error that contains “\(text)”."
  case (.passed, .traps(let text)):
    return "As expected, it trapped with a message that contains “\(text)”."
  case (.passed, .reports(let text)):
    return "As expected, it reported an issue that contains “\(text)”, and no other."
  case (.passed, _):
    return "It compiled, it ran, and "
      + (count == 1 ? "its expectation held." : "all its \(count) expectations held.")
  case (.compiled, .compile): return "It compiled. It has its own entry point, so it wasn't run."
  case (.compiled, _) where isUsed:
    return "It compiled and ran to completion. It checks nothing itself; the examples below use it, "
      + "and passed."
  case (.compiled, _): return "It compiled and ran to completion, but nothing in it was checked."
  case (.failed, _): return "It didn't do what the article expects."
  case (.doesNotCompile, _): return "The compiler rejected it."
  case (.crashed, _): return "Its process ended before its test did."
  case (.timedOut, _): return "It didn't finish within the time limit."
  case (.untested, _): return "It was never compiled."
  }
}

/// Returns the number of lines of an example's snippets that ran, in words.
private func linesInWords(
  _ example: Example, of article: Article, _ proof: Proof, in book: Book
) -> String {
  let lines = example.snippets.filter(article.snippets.indices.contains)
    .map { book.coverage.lines(of: article.snippets[$0]) }
  let total = words(for: (lines.flatMap(\.ran), lines.flatMap(\.unreached)))
  let isMissing = proof.verdict == .passed && proof.duration != nil && proof.lines == nil
  let own = isMissing ? "The lines that this run reached weren't recorded. " : ""
  guard !total.isEmpty else { return own }
  return own + "\(total) in the passing examples that contain them: ✓ marks a line that ran, – a "
    + "line that never did."
}

/// Returns the compiler, the platform, the flags and the repository, as far as they are known.
private func conditions(of input: SiteInput) -> [ProofCheck.Evidence] {
  let environment = input.environment
  let facts: [(HTML, String?)] = [
    ("Repository", input.settings.repository), ("Compiler", environment?.compiler),
    ("Platform", environment?.platform),
    ("Flags", environment?.flags.joined(separator: " ")),
  ]
  return facts.compactMap { label, text in
    text.flatMap { $0.isEmpty ? nil : ProofCheck.Evidence(label: label, text: HTML($0)) }
  }
}

/// Returns a description of the additions to the author's code.
private func added(to example: Example) -> String {
  let kinds = Set(example.source.lines.flatMap(\.spans).map(\.purpose))
  let parts = Purpose.allCases.filter(kinds.contains).compactMap(\.words)
  let modules = example.aliases.sorted { $0.key < $1.key }.map { name, real in
    " The module \(real) replaces \(name)."
  }
  let added =
    parts.isEmpty ? "Nothing was added." : "Dimmed code was added: \(parts.joined(separator: "; "))."
  return added + modules.joined()
}

private enum Purpose: CaseIterable {
  case author, scaffolding, marker, check, continuation, picture

  /// The description of the code; nil for the author's code.
  var words: String? {
    switch self {
    case .author: nil
    case .scaffolding: "imports, and a function around the statements"
    case .marker: "calls that report which snippet is running"
    case .check: "arguments that report each check"
    case .continuation: "statements that show whether code after an 'await' was reached"
    case .picture: "calls that take pictures and draw maps"
    }
  }
}

extension GeneratedSource.Span {
  fileprivate var purpose: Purpose {
    switch kind {
    case .author: .author
    case .scaffolding, .harness: .scaffolding
    case .marker: .marker
    case .check: .check
    case .continuation: .continuation
    case .picture: .picture
    }
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
    case "conditions": conditions
    case "run": run
    case "users": users
    case "hasUsers": hasUsers
    case "checks": checks
    case "hasChecks": hasChecks
    case "parts": parts
    case "compiled": compiled
    case "additions": additions
    case "coverage": coverage
    case "hasLines": hasLines
    case "output": output
    case "screens": screens
    case "maps": maps
    case "hasMaps": hasMaps
    case "timeline": timeline
    case "diagnostics": diagnostics
    case "hasDiagnostics": hasDiagnostics
    case "log": log
    default: nil
    }
  }
}
