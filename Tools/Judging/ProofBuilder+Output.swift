import WaymarkMatching
import WaymarkModel
import WaymarkResults

extension ProofBuilder {
  /// Compares the printed output with the output that the snippets expect.
  mutating func comparePrints(_ execution: Execution) {
    for print in example.prints where !print.lines.isEmpty {
      let number = example.snippets.firstIndex(of: print.snippet)
      compare(print, with: PrintedLine.all(in: number.map { execution.output(of: $0) } ?? []))
    }
    let all = PrintedLine.all(in: execution.output)
    for output in example.outputs { compare(output, with: all) }
  }

  private mutating func compare(_ print: Example.Print, with printed: [PrintedLine]) {
    for (index, line) in print.lines.enumerated() {
      let actual = index < printed.count ? printed[index] : nil
      let held = actual == PrintedLine(line.text)
      expectations.append(
        Proof.Expectation(
          kind: .printed, location: line.location, text: "Prints \"\(line.text)\"", held: held,
          observed: (actual?.text).map(sourceMap.translate) ?? "nothing"))
      if !held { reportDifference(from: line.text, actual, at: line.location) }
    }
    guard let last = print.lines.last, printed.count > print.lines.count else { return }
    let more = printed[print.lines.count...]
    report(
      last.location,
      "the snippet prints \(more.count) more \(more.count == 1 ? "line" : "lines"):\n"
        + listing(more, sign: "+"),
      hint: correction)
  }

  private mutating func compare(_ output: ExpectedOutput, with printed: [PrintedLine]) {
    let comparison = OutputComparison(output.lines.map(\.text), printed)
    for (index, line) in output.lines.enumerated() where line.text != "..." {
      let location = SourceLocation(
        file: output.location.file, line: line.number, column: line.column)
      // After a line that matches any number of lines, the position of this line is unknown.
      let isAligned = !output.lines.prefix(index).contains { $0.text == "..." }
      expectations.append(
        Proof.Expectation(
          kind: .printed, location: location, text: line.text, held: index < comparison.matched,
          observed: isAligned
            ? (printed.dropFirst(index).first?.text).map(sourceMap.translate) ?? "nothing" : nil))
      if index == comparison.matched {
        reportDifference(from: line.text, comparison.next, at: location)
      }
    }
    guard comparison.matched == output.lines.count, !comparison.rest.isEmpty else { return }
    report(
      output.location,
      "the example prints \(comparison.rest.count) more "
        + "\(comparison.rest.count == 1 ? "line" : "lines"):\n"
        + listing(comparison.rest[...], sign: "+"),
      hint: correction)
  }

  /// The hint for output that differs from the expected output.
  private var correction: String {
    "if the new output is correct, change the expectation, for example with 'waymark fix'"
  }

  private mutating func reportDifference(
    from expected: String, _ line: PrintedLine?, at location: SourceLocation
  ) {
    guard let line else {
      return report(
        location, "the output ends before this line:\n- \(expected)", hint: correction)
    }
    let difference = "the printed line differs:\n- \(expected)\n"
    guard line.isValid else {
      return report(
        location, difference + "+ \(line.text)",
        hint: "the printed line isn't valid UTF-8; print only valid UTF-8")
    }
    let hidden = hiddenDifference(expected, line.text).map { "\n  \($0)" } ?? ""
    report(location, difference + "+ \(line.text)\(hidden)", hint: correction)
  }

  private func listing(_ lines: ArraySlice<PrintedLine>, sign: String) -> String {
    let shown = lines.prefix(5).map { "\(sign) \($0.text)" }
    return (shown + (lines.count > 5 ? ["  …"] : [])).joined(separator: "\n")
  }
}
