import Article

/// The errors of lines in a paragraph that are meant to open a Swift block but do not, because
/// CommonMark allows no backtick after a fence of backticks.
///
/// A line on which the backticks are closed again is a code span, and no mistake.
func brokenFences(in paragraph: [Source.Text], file: String) -> [Diagnostic] {
  paragraph.compactMap { line in
    let run = fenceLength(line.bytes)
    guard run >= 3, line.bytes.first == UInt8(ascii: "`") else { return nil }
    let info = InfoString(line.from(line.bytes.startIndex + run))
    guard isSwift(info), longestRun(in: line.bytes.dropFirst(run)) < run else { return nil }
    return Diagnostic(
      at: SourceLocation(file: file, line: line.number, column: max(line.column, 1)),
      "this opens no code block: a backtick follows on its line",
      hint: "open it with tildes: ~~~swift")
  }
}

private func longestRun(in bytes: ArraySlice<UInt8>) -> Int {
  var (longest, current) = (0, 0)
  for byte in bytes {
    current = byte == UInt8(ascii: "`") ? current + 1 : 0
    longest = max(longest, current)
  }
  return longest
}
