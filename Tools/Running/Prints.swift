import Article

extension Judgement {
  /// Compares what was printed with what the snippets promise.
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
      let held = actual == withoutTrailingBlanks(line.text)
      expect(.printed, line.location, "Prints \"\(line.text)\"", held: held)
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
      expect(.printed, place, line.text, held: index < comparison.matched)
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
    "the printed line differs:\n- \(expected)\n" + (actual.map { "+ \($0)" } ?? "  (nothing more)")
  }

  private func listing(_ lines: ArraySlice<String>, sign: String) -> String {
    let shown = lines.prefix(5).map { "\(sign) \($0)" }
    return (shown + (lines.count > 5 ? ["  …"] : [])).joined(separator: "\n")
  }
}

/// The lines of a text, without blanks at their ends; a line end at the very end begins no line.
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
