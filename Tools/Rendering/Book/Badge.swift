import WaymarkMarkup
import WaymarkModel

/// A verdict as a word and a CSS class. The style sheet has a color and a sign for each class, so
/// that the meaning never depends on color alone.
package struct Badge {
  /// The CSS class, such as `does-not-compile`, or `intended` for an intentional failure.
  package var style: HTML
  /// The verdict as a word, such as `passed`.
  package var word: HTML
  /// The verdict that the badge shows.
  package let verdict: Verdict
  /// More information about the example, such as `3 expectations`. If the example passed because
  /// it fails on purpose, ``word`` has the same text.
  package var words = ""
  /// The proofs that the text after the word mentions.
  package var links: [(name: String, href: HTML)] = []
  /// The words before the links, such as `run in`.
  private var relation = ""
  /// Whether the example passed because it fails on purpose. Readers shouldn't mistake it for code
  /// to copy, so the badge shows what happens instead of "passed".
  private var isIntended = false

  /// The text after the word, with links to the proofs that it mentions.
  var detail: HTML {
    if isIntended { return "" }
    guard !links.isEmpty else { return HTML(words) }
    let shown = links.prefix(2).map { "<a href=\"\($0.href)\">\($0.name)</a>" as HTML }
    let more = links.count - shown.count
    let rest = more == 0 ? "" : ", and \(more) more"
    return HTML(relation) + " " + shown.joined(separator: more == 0 ? " and " : ", ") + HTML(rest)
  }

  /// Returns the word or, if a count is given, the count and the verdict, as in `12 passed`.
  package func mark(_ count: Int? = nil) -> HTML {
    count.map { "\($0) \(verdict.words(for: $0))" } ?? word
  }

  /// Creates the badge of a verdict without information about an example.
  package init(_ verdict: Verdict) {
    style = HTML(trusted: verdict.style)
    word = HTML(verdict.rawValue)
    self.verdict = verdict
  }

  /// Creates the badge of an example.
  ///
  /// An example without expectations counts as passed if passing examples run it or, if none of its
  /// lines can run, use it. The badge links to at most two of those examples.
  ///
  /// - Parameter page: The page that shows the badge.
  package init(_ example: Example, in book: Book, page: String) {
    let proof = book.proof(of: example)
    guard let users = book.provingUsers[example.id] else {
      self.init(proof.verdict)
      words = remark(on: proof, example)
      guard proof.verdict == .passed, example.plan.isFailure else { return }
      isIntended = true
      (style, word) = ("intended", HTML(words))
      return
    }
    self.init(.passed)
    relation = users.relation
    let named = users.examples.map { (name: book.name(of: $0, near: example.id), id: $0) }
    let more = named.count - 2
    words =
      relation + " " + named.prefix(2).map(\.name).joined(separator: more > 0 ? ", " : " and ")
      + (more > 0 ? ", and \(more) more" : "")
    links = named.compactMap { name, id in
      book.map.proofAddress(of: id).map { (name, HTML(address(of: $0, from: page))) }
    }
  }
}

extension Verdict {
  /// The class for the style sheet.
  fileprivate var style: String {
    switch self {
    case .doesNotCompile: "does-not-compile"
    case .timedOut: "timed-out"
    case .passed, .compiled, .failed, .crashed, .untested: rawValue
    }
  }

  /// Whether readers must be warned about the verdict.
  package var isBroken: Bool {
    switch self {
    case .passed, .compiled, .untested: false
    case .failed, .doesNotCompile, .crashed, .timedOut: true
    }
  }

  /// All verdicts, the most severe first.
  static let bySeverity = allCases.sorted { $0.severity > $1.severity }

  private var severity: Int {
    switch self {
    case .passed: 0
    case .compiled: 1
    case .untested: 2
    case .failed: 3
    case .timedOut: 4
    case .crashed: 5
    case .doesNotCompile: 6
    }
  }
}

extension Example.Plan {
  /// Whether the example fails on purpose.
  package var isFailure: Bool {
    switch self {
    case .fails, .traps, .reports: true
    case .run, .compile, .untested, .incomplete, .broken: false
    }
  }
}

private func remark(on proof: Proof, _ example: Example) -> String {
  let held = proof.counted.count(where: \.held)
  switch (proof.verdict, example.plan) {
  case (.passed, .fails): return "does not compile, as expected"
  case (.passed, .traps): return "traps, as expected"
  case (.passed, .reports): return "reports an issue, as expected"
  case (.compiled, _): return "nothing checked"
  case (.untested, .untested(let reason)): return reason
  case (_, _) where proof.counted.isEmpty: return ""
  case (.passed, _): return counted(held, "expectation")
  default: return "\(held) of \(counted(proof.counted.count, "expectation")) held"
  }
}
