import WaymarkMatching
import WaymarkModel
import WaymarkResults

extension ProofBuilder {
  /// The maximum number of lines that a correction writes into an article.
  static let maximumLines = 1_000

  /// Returns the corrections that make an example pass.
  ///
  /// - Returns: The corrections; empty if the example passes, or if it also fails for another
  ///   reason, because its output is then unreliable.
  package static func corrections(
    of example: Example, _ compilation: Compilation, _ execution: Execution? = nil
  ) -> [Correction] {
    let builder = ProofBuilder(example)
    let printed = execution.map(builder.printCorrections) ?? []
    let text = builder.textCorrection(compilation, execution).map { [$0] } ?? []
    let corrections = printed + text
    guard !corrections.isEmpty else { return [] }
    let corrected = example.applying(corrections)
    return proof(of: corrected, compilation, execution).verdict == .passed ? corrections : []
  }

  /// Returns the corrections of the expected output. If nothing was printed, expectations are kept,
  /// because removing them would leave nothing to compare.
  private func printCorrections(_ execution: Execution) -> [Correction] {
    let all = PrintedLine.all(in: execution.output)
    let prints = example.prints.compactMap { print -> Correction? in
      let number = example.snippets.firstIndex(of: print.snippet)
      let lines = PrintedLine.all(in: number.map { execution.output(of: $0) } ?? [])
      let holds = lines == print.lines.map { PrintedLine($0.text) }
      return holds || !Self.canBeWritten(lines)
        ? nil : .prints(snippet: print.snippet, lines: lines.map(\.text))
    }
    let outputs = example.outputs.enumerated().compactMap { index, output -> Correction? in
      let patterns = output.lines.map(\.text)
      let comparison = OutputComparison(patterns, all)
      let holds = comparison.matched == patterns.count && comparison.rest.isEmpty
      return holds || !Self.canBeWritten(all)
        ? nil : .output(index, lines: OutputPatterns(patterns).corrected(to: all))
    }
    return prints + outputs
  }

  private static func canBeWritten(_ lines: [PrintedLine]) -> Bool {
    !lines.isEmpty && lines.count <= maximumLines
  }

  private func textCorrection(
    _ compilation: Compilation, _ execution: Execution?
  ) -> Correction? {
    let texts: [String]
    switch example.plan {
    case .fails(_, let snippet, let marked):
      texts = expectedErrors(of: compilation, in: snippet, marked: marked)
    case .traps: texts = execution.map { [Trap($0).message] } ?? []
    case .reports: texts = execution.map { reachedExpectations(in: $0).issues.map(\.text) } ?? []
    case .run, .compile, .untested, .incomplete, .broken: return nil
    }
    guard let expected = example.plan.expectedText,
      !texts.allSatisfy({ $0.contains(expected) })
    else { return nil }
    return commonPart(of: texts, without: example.module).map { .expectedText($0) }
  }

  /// Returns the first error on each marked line, or the first error in the snippet if no line is
  /// marked; empty if any of these errors is missing.
  private func expectedErrors(
    of compilation: Compilation, in snippet: ClosedRange<Int>, marked: [Int]
  ) -> [String] {
    let errors = compilation.messages.filter {
      $0.severity == .error && !sourceMap.isEcho($0, of: compilation.messages)
    }
    let wanted = marked.isEmpty ? [snippet] : marked.map { $0...$0 }
    let found = wanted.compactMap { lines in errors.first { lines.contains($0.line) }?.text }
    return found.count == wanted.count ? found : []
  }
}
