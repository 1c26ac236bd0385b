import WaymarkMarkdown
import WaymarkModel

/// Returns an error for each line of a paragraph that is meant to open a Swift block but doesn't:
/// CommonMark allows no backtick after a fence of backticks, and at most three spaces before a
/// fence.
///
/// A line that also closes the backticks contains a valid code span.
func unopenedFences(in paragraph: [MarkdownSource.Text], file: String) -> [Diagnostic] {
  paragraph.compactMap { line in
    guard let run = swiftFenceLength(line) else { return nil }
    let longest = longestRun(in: line.bytes.dropFirst(run))
    let isClosed = line.bytes.first == UInt8(ascii: "`") && longest >= run
    guard !isClosed else { return nil }
    let location = SourceLocation(file: file, line: line.number, column: max(line.column, 1))
    return longest == 0
      ? tooFarIndented(at: location)
      : Diagnostic(
        at: location, "this doesn't open a code block: a backtick follows on the same line",
        hint: "open it with tildes: ~~~swift")
  }
}

/// Returns an error if indented code looks like a Swift block that is indented too far. In a
/// footnote, the mistake is easy to miss, because GitHub and similar sites render the code as a
/// block.
func missedFence(inIndentedCode code: [MarkdownSource.Text], file: String) -> Diagnostic? {
  guard let line = code.first else { return nil }
  let text = line.from(line.bytes.firstIndex { !$0.isBlank } ?? line.bytes.endIndex)
  guard swiftFenceLength(text) != nil else { return nil }
  return tooFarIndented(
    at: SourceLocation(file: file, line: text.number, column: max(text.column, 1)),
    alternative: "; to show a fence, put it in a longer one: ````markdown")
}

private func tooFarIndented(at location: SourceLocation, alternative: String = "") -> Diagnostic {
  Diagnostic(
    at: location, "this doesn't open a Swift block: it's indented too far",
    hint: "indent it by at most three spaces\(alternative)")
}

/// Returns the length of the fence at the start of a line if the line is meant to open a Swift
/// block; otherwise nil.
private func swiftFenceLength(_ line: MarkdownSource.Text) -> Int? {
  let run = fenceLength(line.bytes)
  guard run >= 3, isSwift(InfoString(line.from(line.bytes.startIndex + run))) else { return nil }
  return run
}

private func longestRun(in bytes: ArraySlice<UInt8>) -> Int {
  var (longest, current) = (0, 0)
  for byte in bytes {
    current = byte == UInt8(ascii: "`") ? current + 1 : 0
    longest = max(longest, current)
  }
  return longest
}
