import WaymarkModel
import struct WaymarkModel.SourceLocation
import SwiftParser
import SwiftSyntax

/// Returns an example's source without the parts that only the tool's own runs need, and with
/// `#sourceLocation` directives that map the compiler's messages to the article.
///
/// - Parameter keepsMarkers: Whether to keep the calls that report which snippet runs.
func openSource(of example: Example, keepsMarkers: Bool = false) -> String {
  let lines = example.source.lines.compactMap { $0.opened(keepsMarkers: keepsMarkers) }
    .filter { $0.text != "import WaymarkHarness" || keepsMarkers }
  let places = places(for: lines)
  var text = ""
  var expected: SourceLocation?
  for (line, place) in zip(lines, places) {
    let start = line.origins.lazy.compactMap(\.location).first
    if let start, place, start.file != expected?.file || start.line != expected?.line {
      text += "#sourceLocation(file: \(start.file.literal), line: \(start.line))\n"
      expected = start
    }
    text += line.text + "\n"
    expected?.line += 1
  }
  return text
}

/// Returns whether a directive can precede each line: at the start of an item of a file, a body or
/// a type.
private func places(for lines: [GeneratedSource.Line]) -> [Bool] {
  let items = ItemStarts(viewMode: .sourceAccurate)
  let tree = Parser.parse(source: lines.map { $0.text + "\n" }.joined())
  items.walk(tree)
  var offset = 0
  return lines.map { line in
    defer { offset += line.text.utf8.count + 1 }
    let blanks = line.text.utf8.prefix { $0 == 32 || $0 == 9 }.count
    return items.starts.contains(offset + blanks)
  }
}

private final class ItemStarts: SyntaxVisitor {
  private(set) var starts: Set<Int> = []

  override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
    starts.insert(node.start)
    return .visitChildren
  }

  override func visit(_ node: MemberBlockItemSyntax) -> SyntaxVisitorContinueKind {
    starts.insert(node.start)
    return .visitChildren
  }
}

extension GeneratedSource.Line {
  /// Returns the line without calls to the harness; nil if the line contains nothing else.
  fileprivate func opened(keepsMarkers: Bool) -> Self? {
    let isRelay = text.contains("__waymarkAt(") || text.hasPrefix("  _ check: Testing.")
    let isMarker = text.hasPrefix("__waymarkSnippet(")
    if text.hasPrefix("__waymarkScreen("), origins.isEmpty { return nil }
    if origins.isEmpty, let listening = text.listening, !keepsMarkers { return Self(text: listening) }
    if origins.isEmpty { return isMarker && !keepsMarkers || isRelay || isEnd ? nil : self }
    var opened = Self(text: "")
    for var run in runs.map(\.withoutPictures) {
      if !run.isAuthors, !keepsMarkers, let listening = run.text.listening { run.text = listening }
      guard run.isAuthors || !run.text.isHarness(keepsMarkers: keepsMarkers) else { continue }
      opened.origins.append(
        GeneratedSource.Origin(column: opened.text.utf8.count + 1, location: run.location)
      )
      opened.text += run.text
    }
    return opened
  }

  /// Whether the line is the last line of the `__waymarkAt` function.
  private var isEnd: Bool { text == ") -> Testing.SourceLocation { own }" }

  private var runs: [Run] {
    let bytes = Array(text.utf8)
    var starts = origins.map { (start: min($0.column - 1, bytes.count), location: $0.location) }
    if let first = starts.first, first.start > 0 { starts.insert((0, nil), at: 0) }
    let ends = starts.dropFirst().map(\.start) + [bytes.count]
    return zip(starts, ends).map { from, end in
      Run(text: String(decoding: bytes[from.start..<end], as: UTF8.self), location: from.location)
    }
  }
}

/// A part of a line with a single origin.
private struct Run {
  var text: String
  var location: SourceLocation?

  var isAuthors: Bool { location != nil }

  /// The run without the calls that take pictures, which aren't shown when the package is run.
  var withoutPictures: Run {
    guard !isAuthors else { return self }
    let call = /(; )?(defer { )?__waymarkScreen\([^)]*\)( })?;? ?/
    return Run(text: text.replacing(call, with: ""), location: nil)
  }
}

extension String {
  /// The rest of a marker in an example that imports XCTest; nil for other text.
  fileprivate var listening: String? {
    let call = "__waymarkXCTest(); "
    guard contains("__waymarkSnippet("), let range = firstRange(of: call) else { return nil }
    return String(self[..<range.upperBound].dropLast())
  }

  fileprivate func isHarness(keepsMarkers: Bool) -> Bool {
    if contains("__waymarkIssues") || contains("__waymarkCheck(") || contains("__waymarkLine(") || self == ")" { return true }
    return contains("__waymarkSnippet(") && !keepsMarkers
  }
}
