import WaymarkBlocks
import WaymarkModel

/// The test programs in the comments of a document, in the notation of the Swift book.
///
/// An HTML comment or a `@Comment` directive contains list items such as ``- test: `name, name2` ``
/// with indented `swifttest` fences. Each line of a fence starts with a two-character marker or
/// continues the previous line.
package struct SwiftTest: Equatable {
  /// The meaning of a line, given by its marker.
  package enum Marker: String {
    case shownCode = "->"
    case hiddenCode = ">>"
    case shownOutput = "<-"
    case hiddenOutput = "<<"
    /// A string template that the program prints. Its expected result is a `templateResult`.
    case template = "/>"
    case templateResult = "</"
    case comment = "//"
    /// The first line of an expected diagnostic. Each of its other lines is a `diagnosticRest`.
    case diagnostic = "!$"
    case diagnosticRest = "!!"
    /// A failure at run time.
    case failure = "xx"
  }

  /// A line of a fence.
  package struct Line: Hashable, Sendable {
    /// The meaning of the two characters before the text.
    package var marker: Marker
    /// The text after the marker.
    package var text: String
    /// The line number in the document, starting at 1.
    package var number: Int
  }

  /// A fence with the language `swifttest`.
  package struct TestFence: Equatable {
    /// The names in the list item above the fence; empty if there is no such item.
    package var names: [String]
    /// The line number of the opening fence.
    package var line: Int
    /// The lines of the fence, in order.
    package var lines: [Line] = []

    /// The names of the programs to which the fence belongs.
    package var programs: [String] { names.isEmpty ? ["line \(line)"] : names }
  }

  /// The fences, in document order.
  package private(set) var fences: [TestFence] = []

  private static let quotedComment = Pattern(/\ *> ?<!--/)
  private static let quoteMarker = Pattern(/\ *> ?/)
  private static let directive = Pattern(/@Comment *{/)
  private static let fenceStart = Pattern(/`+\s*swifttest\b/)

  /// Finds the fences in the comments of a document.
  package init(_ text: String) {
    // Most documents contain no such fence, and matching patterns against every line is slow.
    guard text.contains("swifttest") else { return }
    var isComment = false
    /// Whether the comment is a `@Comment` directive.
    var isDirective = false
    /// The opening fence of the visible code block around a line; nil outside of code blocks. Text
    /// in a code block doesn't start a comment of the document.
    var shownFence: Substring?
    var names: [String] = []
    var open: (fence: TestFence, indentation: Int)?
    var isQuoted = false
    for (index, original) in lines(of: text).enumerated() {
      if !isComment { isQuoted = original.prefixMatch(of: Self.quotedComment) != nil }
      let line = isQuoted ? original.trimmingPrefix(Self.quoteMarker) : original[...]
      let content = trimmed(line)
      if !isComment, content.hasPrefix("```") {
        let fence = content.prefix { $0 == "`" }
        if shownFence == nil {
          shownFence = fence
        } else if content == shownFence! {
          shownFence = nil
        }
      }
      if shownFence != nil { continue }
      let startsDirective = content.wholeMatch(of: Self.directive) != nil
      if open == nil, content.hasPrefix("<!--") || startsDirective {
        (isComment, isDirective, names) = (true, startsDirective, [])
      }
      let endsComment =
        isDirective
        ? open == nil && content == "}"
        : content.hasPrefix("-->") || open == nil && content.hasSuffix("-->")
      if endsComment || !isComment {
        isComment = isComment && !endsComment
        open = nil
      } else if content.hasPrefix("```") {
        if let fence = open?.fence {
          fences.append(fence)
          open = nil
        } else if content.prefixMatch(of: Self.fenceStart) != nil {
          open = (TestFence(names: names, line: index + 1), line.prefix { $0 == " " }.count)
        }
      } else if let fence = open {
        let text = String(line.dropFirst(min(fence.indentation, line.prefix { $0 == " " }.count)))
        open?.fence.add(trimmedEnd(text), number: index + 1)
      } else if let match = content.firstMatch(of: Self.testNames) {
        names = match.output.1.split { $0 == "," || $0 == "`" }.map { trimmed($0) }
        names.removeAll(where: \.isEmpty)
      }
    }
  }

  private static let testNames = Pattern(/-\s*test:\s*(`[^`]*`(?:\s*,\s*`[^`]*`)*)/)
}

extension SwiftTest.TestFence {
  /// Adds a line. A line without a marker continues the previous line. Three hyphens represent an
  /// empty line of code.
  fileprivate mutating func add(_ text: String, number: Int) {
    var text = text
    let isShifted =
      text.hasPrefix(" ") && SwiftTest.Marker(rawValue: String(text.dropFirst().prefix(2))) != nil
    if isShifted { text.removeFirst() }
    if let marker = SwiftTest.Marker(rawValue: String(text.prefix(2))) {
      let rest = text.dropFirst(2)
      let content = rest.hasPrefix(" ") ? rest.dropFirst() : rest
      lines.append(SwiftTest.Line(marker: marker, text: String(content), number: number))
    } else if let last = lines.last {
      let isEmpty = text == "---"
      // An empty line matters only in code, where it can be part of a string.
      guard !isEmpty || [.shownCode, .hiddenCode].contains(last.marker) else { return }
      let content = isEmpty ? "" : text.hasPrefix("   ") ? String(text.dropFirst(3)) : text
      lines.append(SwiftTest.Line(marker: last.marker, text: content, number: number))
    }
  }

  /// The lines that readers see as code. They see a template as a call to `print`.
  package var shown: [SwiftTest.Line] {
    lines.compactMap { line in
      guard line.marker == .template else { return line.marker == .shownCode ? line : nil }
      return SwiftTest.Line(
        marker: .template, text: "print(\"\(line.text)\")", number: line.number)
    }
  }
}
