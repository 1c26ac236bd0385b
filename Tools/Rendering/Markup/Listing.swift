import WaymarkModel

/// The syntax coloring of part of one line.
package struct LineHighlight: Equatable {
  /// The range as UTF-8 offsets into the line.
  package var range: Range<Int>
  /// The kind of code, which determines the color of the part.
  package var kind: Highlight.Kind

  package init(range: Range<Int>, kind: Highlight.Kind) { (self.range, self.kind) = (range, kind) }
}

/// Splits the syntax coloring of source code into lines.
///
/// - Parameters:
///   - lengths: The lengths of the lines in bytes, without their one-byte line endings.
///   - highlights: Ascending ranges of bytes of the whole text. Ranges outside the text are
///     ignored.
package func lineHighlights(_ highlights: [Highlight], lengths: [Int]) -> [[LineHighlight]] {
  var spans: [[LineHighlight]] = []
  var rest = highlights[...]
  var start = 0
  for length in lengths {
    let line = start..<start + length
    var found: [LineHighlight] = []
    while let next = rest.first, next.range.lowerBound < line.upperBound {
      let part = next.range.clamped(to: line)
      if !part.isEmpty {
        let range = part.lowerBound - start..<part.upperBound - start
        found.append(LineHighlight(range: range, kind: next.kind))
      }
      // A highlight, such as that of a multiline string, can continue on the next line.
      guard next.range.upperBound <= line.upperBound else { break }
      rest.removeFirst()
    }
    spans.append(found)
    start = line.upperBound + 1
  }
  return spans
}

/// Returns a line of code with syntax coloring.
///
/// - Parameter link: A closure that returns the address that a part of the line links to; nil if
///   the part isn't a link.
package func coloredCode(
  _ line: String, spans: [LineHighlight], link: (LineHighlight) -> String? = { _ in nil }
) -> HTML {
  var line = line
  return line.withUTF8 { bytes in
    var markup: [UInt8] = []
    markup.reserveCapacity(bytes.count + 20 * spans.count)
    var end = 0
    for span in spans where span.range.lowerBound >= end && isWhole(span.range, of: bytes) {
      let coloring = coloring(of: span, in: bytes)
      // The parser's range of a macro excludes the number sign, which has the same color.
      let start = span.range.lowerBound - (isMacro(span, in: bytes) ? 1 : 0)
      appendEscaped(bytes[end..<max(start, end)], to: &markup, isContent: true)
      let href = link(span)
      if let href { markup += "<a href=\"\(HTML(href).markup)\">".utf8 }
      if let coloring { markup += coloring.start }
      appendEscaped(bytes[max(start, end)..<span.range.upperBound], to: &markup, isContent: true)
      if let coloring { markup += coloring.end }
      if href != nil { markup += "</a>".utf8 }
      end = span.range.upperBound
    }
    appendEscaped(bytes[end...], to: &markup, isContent: true)
    return HTML(trusted: String(decoding: markup, as: UTF8.self))
  }
}

/// Returns the HTML of a difference, in which each run of added or removed lines is an element.
///
/// - Parameter text: Lines that start with `+`, `-`, or a space.
package func coloredDifference(_ text: String) -> HTML {
  let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
  let runs = lines.reduce(into: [[Substring]]()) { runs, line in
    if let last = runs.last?.last, last.first == line.first {
      runs[runs.count - 1].append(line)
    } else {
      runs.append([line])
    }
  }
  return runs.map { run -> HTML in
    let text = run.joined(separator: "\n")
    return switch run.first?.first {
    case "+": "<ins>\(text)</ins>"
    case "-": "<del>\(text)</del>"
    default: HTML(text)
    }
  }.joined(separator: "\n")
}

/// Returns whether a range is inside the line and doesn't split a character.
private func isWhole(_ range: Range<Int>, of line: UnsafeBufferPointer<UInt8>) -> Bool {
  func isBoundary(_ offset: Int) -> Bool {
    offset == line.count || line.indices.contains(offset) && line[offset] & 0xC0 != 0x80
  }
  return isBoundary(range.lowerBound) && isBoundary(range.upperBound)
}

/// Returns whether part of a line is the name of a macro. Its number sign isn't in the range.
private func isMacro(_ span: LineHighlight, in line: UnsafeBufferPointer<UInt8>) -> Bool {
  span.kind == .identifier && line.prefix(span.range.lowerBound).last == UInt8(ascii: "#")
}

/// An element that colors part of a line. The tags are short because pages contain many of them.
private struct Coloring {
  var start: [UInt8]
  var end: [UInt8]

  init(start: String, end: String = "</i>") {
    (self.start, self.end) = (Array(start.utf8), Array(end.utf8))
  }

  static let keyword = Coloring(start: "<b>", end: "</b>")
  static let call = Coloring(start: "<i>")
  static let argumentLabel = Coloring(start: "<i class=\"l\">")
  static let type = Coloring(start: "<i class=\"t\">")
  static let string = Coloring(start: "<i class=\"s\">")
  static let number = Coloring(start: "<i class=\"n\">")
  static let comment = Coloring(start: "<i class=\"c\">")
  static let attribute = Coloring(start: "<i class=\"a\">")
  static let directive = Coloring(start: "<i class=\"d\">")
}

/// Returns the coloring of part of a line; nil if it has none.
private func coloring(of span: LineHighlight, in line: UnsafeBufferPointer<UInt8>) -> Coloring? {
  switch span.kind {
  case .keyword: .keyword
  case .argumentLabel: .argumentLabel
  case .type: .type
  case .string, .literal: .string
  case .number: .number
  case .comment, .docComment: .comment
  case .attribute: .attribute
  case .directive: .directive
  case .identifier where isMacro(span, in: line): .attribute
  case .identifier where line.dropFirst(span.range.upperBound).first == UInt8(ascii: "("): .call
  case .identifier, .operator: nil
  }
}
