import WaymarkBlocks
import WaymarkClaims
import WaymarkContexts
import WaymarkFindings
import WaymarkModel

/// A link between a shown block and the test fence that repeats the block in the comment below it.
struct TestLink {
  let fence: SwiftTest.TestFence
  /// Warnings about the lines and results in which the block and the fence differ.
  let differences: [Diagnostic]

  /// Compares a shown block with a fence. Returns nil if the fence tests something else.
  init?(_ block: AuditedBlock, _ fence: SwiftTest.TestFence) {
    let shown = block.snippet.lines.filter { Self.isCode($0.text) }
    let tested = fence.shown.filter { Self.isCode($0.text) }
    let (own, other) = (
      Set(shown.map { Self.code($0.text) }), Set(tested.map { Self.code($0.text) })
    )
    let unshown = shown.filter { !other.contains(Self.code($0.text)) }
    let new = unshown.count { line in
      !other.contains { Self.isSimilar($0, Self.code(line.text)) }
    }
    guard new * 2 < shown.count else { return nil }
    let place = { (line: Int, column: Int) in
      SourceLocation(file: block.snippet.location.file, line: line, column: column)
    }
    self.fence = fence
    let hidden = Set(fence.lines.filter { $0.marker == .hiddenCode }.map { Self.code($0.text) })
    let added = unshown.filter { !hidden.contains(Self.code($0.text)) }
    differences =
      added.map { line in
        Diagnostic(
          .warning, at: place(line.number, line.column),
          "the test on line \(fence.line) has no line '\(trimmed(line.text))'",
          hint: "add the line to the test, or remove it from the block")
      }
      + tested.filter { $0.marker != .template && !own.contains(Self.code($0.text)) }.map { line in
        Diagnostic(
          .warning, at: place(line.number, 1),
          "the test has the line '\(trimmed(line.text))', but the block on line "
            + "\(block.snippet.location.line) doesn't show it",
          hint: "add the line to the block, or remove it from the test")
      }
      + Self.resultsNotShown(of: fence, in: block).map { line in
        Diagnostic(
          .warning, at: place(line.number, 1),
          "the test has the result '\(trimmed(line.text))', but the block on line "
            + "\(block.snippet.location.line) doesn't show it",
          hint: "show the result in a comment, or remove it from the test")
      }
  }

  /// Returns a test's visible results that are missing from the block's comments; empty if the
  /// block has no comments.
  private static func resultsNotShown(
    of fence: SwiftTest.TestFence, in block: AuditedBlock
  ) -> [SwiftTest.Line] {
    let comments = block.syntax.comments.flatMap(\.text)
    guard !comments.isEmpty else { return [] }
    let texts = [comments.joined(separator: " "), comments.joined()].map(plainWords)
    let missing = texts.map { results(fence.shownResults, missingIn: $0) }
    return missing.min { $0.count < $1.count } ?? []
  }

  /// Returns the results that a text doesn't contain in their order.
  private static func results(
    _ results: [SwiftTest.Line], missingIn text: String
  ) -> [SwiftTest.Line] {
    var rest = text[...]
    return results.filter { line in
      let words = plainWords(line.text)
      guard !words.isEmpty, let range = rest.firstRange(of: words) else { return !words.isEmpty }
      rest = rest[range.upperBound...]
      return false
    }
  }

  /// Returns whether the test confirms the results that the block's run contradicts. The block may
  /// need the test's hidden code to produce these results.
  func confirmsResults(in finding: BlockFinding, of block: AuditedBlock) -> Bool {
    let outputs = fence.lines.filter(\.isOutput).map { Self.plainWords($0.text) }
    let contradicted = finding.notes.filter {
      $0.severity == .error && $0.reason == .contradiction
    }
    return contradicted.allSatisfy { note in
      let line = block.snippet.lines.first { $0.number == note.location.line }
      let text = Self.plainWords(line?.text ?? "")
      return outputs.contains { !$0.isEmpty && text.contains($0) }
    }
  }

  /// Returns whether the test expects all errors of a finding.
  func expectsErrors(of finding: BlockFinding) -> Bool {
    let errors = finding.notes.filter { $0.severity == .error }
    let expected = ExpectedDiagnostic.all(in: fence.lines).filter { $0.severity == .error }
    return !errors.isEmpty
      && errors.allSatisfy { error in expected.contains { error.message.hasPrefix($0.text) } }
  }

  /// Returns text without quotation marks and backslashes, and with single spaces.
  private static func plainWords(_ text: String) -> String {
    text.filter { !"\"“”\\".contains($0) }.split(whereSeparator: \.isWhitespace)
      .joined(separator: " ")
  }

  private static func isCode(_ line: String) -> Bool {
    let text = trimmed(line)
    return !text.isEmpty && !text.hasPrefix("//")
  }

  /// Returns whether two lines are versions of the same code: at least two thirds of the longer
  /// line, counted from both ends, are equal.
  private static func isSimilar(_ one: String, _ other: String) -> Bool {
    let start = zip(one, other).prefix { $0 == $1 }.count
    let end = zip(one.dropFirst(start).reversed(), other.dropFirst(start).reversed())
      .prefix { $0 == $1 }.count
    return (start + end) * 3 >= max(one.count, other.count) * 2
  }

  /// Returns a line of code without its comment.
  private static func code(_ line: String) -> String {
    trimmed(line.split(separator: " //", maxSplits: 1, omittingEmptySubsequences: false)[0])
  }
}

extension Document {
  /// Returns the link between a shown block and its test; nil if the block has no test.
  func link(of block: AuditedBlock) -> TestLink? {
    let line = block.snippet.location.line
    guard block.test == nil, let fence = tests.fences.first(where: { $0.line > line }) else {
      return nil
    }
    let next = blocks.indices.contains(block.index + 1) ? blocks[block.index + 1] : nil
    let isBelow = next.map { $0.test != nil || $0.snippet.location.line > fence.line } ?? true
    return isBelow ? TestLink(block, fence) : nil
  }

  /// Adds the name of a shown block's test, and the differences between the block and the test, to
  /// a finding.
  func compareWithTest(_ block: AuditedBlock, _ finding: inout BlockFinding) {
    guard let link = link(of: block) else { return }
    finding.test = link.fence.programs[0]
    finding.notes += link.differences
  }

  /// Returns findings in which shown blocks have the results of their tests. If a test repeats a
  /// block exactly, the test's result can be better, because the test also contains the code that
  /// readers don't see.
  package func withResultsOfTests(_ findings: [BlockFinding]) -> [BlockFinding] {
    let tested = Dictionary(
      zip(blocks, findings).compactMap { block, finding in block.test.map { ($0.name, finding) } }
    ) { first, _ in first }
    return zip(blocks, findings).map { block, finding in
      guard finding.test != nil, let link = link(of: block),
        let program = link.fence.programs.compactMap({ tested[$0] }).first(where: \.isAsTested)
      else { return finding }
      var better = finding
      guard link.differences.isEmpty else {
        guard finding.kind == .broken, link.expectsErrors(of: finding) else { return finding }
        better.kind = .errorOnPurpose
        return better
      }
      let kind = link.fence.result(in: program)
      guard kind.rank > finding.kind.rank || kind.rank == finding.kind.rank && finding.hasStopped,
        link.confirmsResults(in: finding, of: block)
      else { return finding }
      (better.kind, better.notes, better.missing, better.after) = (kind, [], [], [])
      better.context = ["with the code of its test"]
      better.held = link.fence.shownResults.map(\.text)
      return better
    }
  }
}

extension BlockFinding {
  /// Whether the block's program stops although the document doesn't say that it will.
  fileprivate var hasStopped: Bool {
    notes.contains { $0.reason == .unexpectedStop }
  }

  /// Whether the finding is the result that its test expects.
  fileprivate var isAsTested: Bool {
    [.proved, .compiles, .errorOnPurpose, .trapOnPurpose].contains(kind)
  }
}

extension SwiftTest.TestFence {
  /// The results that readers see.
  fileprivate var shownResults: [SwiftTest.Line] {
    lines.filter { [.shownOutput, .templateResult].contains($0.marker) }
  }

  /// Returns the class of the fence's lines, based on the finding about a program that contains the
  /// fence.
  fileprivate func result(in program: BlockFinding) -> BlockClass {
    let markers = Set(lines.map(\.marker))
    if markers.contains(.failure), program.kind == .trapOnPurpose { return .trapOnPurpose }
    if markers.contains(.diagnostic), program.kind == .errorOnPurpose { return .errorOnPurpose }
    return !shownResults.isEmpty && program.kind == .proved ? .proved : .compiles
  }
}

extension BlockClass {
  /// The rank of the class. A class that proves more has a higher rank.
  fileprivate var rank: Int {
    switch self {
    case .proved: 3
    case .errorOnPurpose, .trapOnPurpose: 2
    case .compiles, .interface, .manifest: 1
    case .fragment, .elision, .needsContext, .otherPlatform, .broken: 0
    }
  }
}
