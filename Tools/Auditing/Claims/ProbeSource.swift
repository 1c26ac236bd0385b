import WaymarkBlocks

/// The declarations that a block's probes call to report values, and the parser for the reports.
///
/// Reports are written to standard output as marks, which divide the output by statement. Each mark
/// contains a word that doesn't occur in the block.
package struct ProbeSource: Sendable {
  /// The name of the type with the functions that probes call.
  package static let name = Elision.probe

  /// A word that the block itself doesn't contain.
  package let word: String

  /// Creates the declarations for a block.
  ///
  /// - Parameter word: A word that the block doesn't contain.
  package init(word: String) { self.word = word }

  /// The code of the functions that the probes call. Their implementations are in the harness,
  /// which is compiled only once.
  package var lines: [String] {
    [
      "private enum \(Self.name) {",
      "  static func begin(_ n: Int) { BlockProbes.begin(\"\(word)\", n) }",
      "  static func end(_ n: Int) { BlockProbes.end(\"\(word)\", n) }",
      "  static func end<T>(_ n: Int, _ value: T) { BlockProbes.end(\"\(word)\", n, value) }",
      "  static func state<T>(_ n: Int, _ value: T) {",
      "    BlockProbes.end(\"\(word)\", -2 - n, value)",
      "  }",
      "  static func holds(_ n: Int, _ condition: Bool) {",
      "    BlockProbes.holds(\"\(word)\", n, condition: condition)",
      "  }",
      "}",
    ]
  }

  /// The declaration of the function whose calls replace elided values.
  package static let placeholder =
    "private enum \(name) { static func elided<T>() -> T { fatalError() } }"

  /// Parses the output of a run, starting at the first report. The code of one claim can contain
  /// the code of another.
  package func report(in output: String) -> ProbeReport {
    var report = ProbeReport()
    var open: [Int] = []
    let mark = "\u{1}\(word) "
    guard let start = output.firstRange(of: mark) else { return report }
    report.hasBegun = true
    for part in output[start.lowerBound...].split(separator: mark, omittingEmptySubsequences: true)
    {
      guard let end = part.firstIndex(of: "\u{2}") else { continue }
      if let number = Self.read(part[..<end], into: &report, closing: &open) {
        if open.isEmpty, report.preceding[number] == nil {
          report.preceding[number] = report.output
        }
        open.append(number)
      }
      var text = part[part.index(after: end)...]
      if text.first == "\n" { text = text.dropFirst() }
      report.output += text
      for number in open { report.outputs[number, default: ""] += text }
    }
    return report
  }

  /// Adds the result that a mark reports.
  ///
  /// - Returns: The number of the claim whose code begins at the mark; nil for any other mark.
  private static func read(
    _ mark: Substring, into report: inout ProbeReport, closing open: inout [Int]
  ) -> Int? {
    let words = mark.split(separator: " ", maxSplits: 2, omittingEmptySubsequences: false)
    guard words.count > 1, let number = Int(words[1]) else { return nil }
    switch words[0] {
    case "begin" where number >= 0:
      report.outputs[number] = report.outputs[number] ?? ""
      return number
    case "holds": report.comparisons[number] = words.last == "true"
    case "value":
      // The numbers of reports about variables are negative.
      let isState = number < -1
      let texts = (words.count > 2 ? words[2] : "").split(
        separator: "\u{3}", omittingEmptySubsequences: false)
      let values = texts.dropFirst().map(String.init)
      if texts.first == "unordered" { report.unordered.insert(isState ? -2 - number : number) }
      guard !isState else {
        report.states[-2 - number] = values
        return nil
      }
      report.values[number] = values
    default: break
    }
    report.ends[number] = report.output.utf8.count
    open.removeAll { $0 == number }
    return nil
  }
}
