import WaymarkModel

extension Assessment {
  /// Compares the printed output with the promises of the snippets.
  mutating func comparePrints(_ execution: Execution) {
    for print in example.prints where !print.lines.isEmpty {
      let number = example.snippets.firstIndex(of: print.snippet)
      compare(print, with: printedLines(number.map { execution.output(of: $0) } ?? ""))
    }
    let all = printedLines(execution.output)
    for output in example.outputs { compare(output, with: all) }
  }

  private mutating func compare(_ print: Example.Print, with printed: [String]) {
    for (index, line) in print.lines.enumerated() {
      let actual = index < printed.count ? printed[index] : nil
      let held = actual.map { $0.isExactly(withoutTrailingBlanks(line.text)) } ?? false
      expect(
        .printed, line.location, "Prints \"\(line.text)\"", held: held,
        said: actual.map(sourceMap.translate) ?? "nothing")
      if !held { report(line.location, difference(line.text, actual)) }
    }
    guard let last = print.lines.last, printed.count > print.lines.count else { return }
    let more = printed[print.lines.count...]
    report(
      last.location,
      "the snippet prints \(more.count) more \(more.count == 1 ? "line" : "lines"):\n"
        + listing(more, sign: "+")
    )
  }

  private mutating func compare(_ output: ExpectedOutput, with printed: [String]) {
    let comparison = OutputComparison(output.lines.map(\.text), printed)
    for (index, line) in output.lines.enumerated() where line.text != "..." {
      let place = SourceLocation(file: output.location.file, line: line.number, column: line.column)
      // After a line that matches any number of lines, the position of this line is unknown.
      let isAligned = !output.lines.prefix(index).contains { $0.text == "..." }
      expect(
        .printed, place, line.text, held: index < comparison.matched,
        said: isAligned ? printed.dropFirst(index).first.map(sourceMap.translate) ?? "nothing" : nil)
      if index == comparison.matched { report(place, difference(line.text, comparison.next)) }
    }
    guard comparison.matched == output.lines.count, !comparison.rest.isEmpty else { return }
    report(
      output.location,
      "the example prints \(comparison.rest.count) more "
        + "\(comparison.rest.count == 1 ? "line" : "lines"):\n"
        + listing(comparison.rest[...], sign: "+")
    )
  }

  private func difference(_ expected: String, _ actual: String?) -> String {
    guard let actual else { return "the printed line differs:\n- \(expected)\n  (nothing more)" }
    let hidden = hiddenDifference(expected, actual).map { "\n  \($0)" } ?? ""
    return "the printed line differs:\n- \(expected)\n+ \(actual)\(hidden)"
  }

  private func listing(_ lines: ArraySlice<String>, sign: String) -> String {
    let shown = lines.prefix(5).map { "\(sign) \($0)" }
    return (shown + (lines.count > 5 ? ["  …"] : [])).joined(separator: "\n")
  }
}

/// Returns the difference between two lines, escaped; nil if it is visible because both lines have
/// printable ASCII there.
private func hiddenDifference(_ expected: String, _ actual: String) -> String? {
  let (expected, actual) = (Array(expected.unicodeScalars), Array(actual.unicodeScalars))
  let start = zip(expected, actual).prefix { $0 == $1 }.count
  let end = zip(expected.dropFirst(start).reversed(), actual.dropFirst(start).reversed())
    .prefix { $0 == $1 }.count
  let (promised, printed) = (expected[start...], actual[start...])
  guard [promised.first, printed.first].contains(where: { $0?.isPlain == false }) else { return nil }
  return "expected \(escaped(promised.dropLast(end))), printed \(escaped(printed.dropLast(end)))"
}

/// Returns scalars as a quoted string with escapes, such as `"e\u{301}"`.
private func escaped(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
  let shown = scalars.prefix(12).map { scalar in
    scalar.isPlain ? String(scalar) : "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
  }
  return "\"\(shown.joined())\(scalars.count > 12 ? "…" : "")\""
}

extension Unicode.Scalar {
  fileprivate var isPlain: Bool { (0x20..<0x7F).contains(value) }
}

extension String {
  /// Returns whether both have the same bytes. `==` is also true for canonically equivalent
  /// strings.
  func isExactly(_ other: String) -> Bool { utf8.elementsEqual(other.utf8) }
}

/// Returns the lines of printed text, without trailing blanks. A final newline doesn't start
/// another line.
func printedLines(_ text: String) -> [String] {
  var lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
  if lines.last?.isEmpty == true { lines.removeLast() }
  return lines.map { withoutTrailingBlanks(String(Substring($0))) }
}

func withoutTrailingBlanks(_ line: String) -> String {
  let blanks: Set<UInt8> = [UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r")]
  let kept = line.utf8.lastIndex { !blanks.contains($0) }.map { line.utf8.index(after: $0) }
  return String(line[..<(kept ?? line.startIndex)])
}
