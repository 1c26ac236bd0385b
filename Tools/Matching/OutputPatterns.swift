/// The lines of an expected output, in which `...` matches any text or, alone on a line, any number
/// of lines.
package struct OutputPatterns {
  private static let anyLines = PrintedLine("...")

  private let written: [String]
  private let patterns: [PrintedLine]

  /// Creates patterns from the lines of an article. Blanks at the end of a line are ignored.
  package init(_ written: [String]) {
    self.written = written
    patterns = written.map(PrintedLine.init(_:))
  }

  /// The cheapest path from a position to the end: its cost and its first step.
  private struct Path {
    var cost: Int32
    var step: Step
  }

  private enum Step {
    /// Keeps a pattern that matches the next line.
    case keep
    /// Lets `...` match the next line.
    case absorb
    /// Keeps a `...` that matches no more lines.
    case pass
    /// Writes the next line instead of a pattern.
    case replace
    /// Writes the next line before a pattern.
    case insert
    case remove
    case end

    /// The numbers of patterns and of lines that the step consumes.
    var advance: (patterns: Int, lines: Int) {
      switch self {
      case .keep, .replace: (1, 1)
      case .pass, .remove: (1, 0)
      case .absorb, .insert: (0, 1)
      case .end: (0, 0)
      }
    }
  }

  /// Returns the patterns with the fewest changes that make them match all lines.
  ///
  /// - Complexity: O(*n* · *m*), where *n* is the number of patterns and *m* is the number of
  ///   lines.
  package func corrected(to lines: [PrintedLine]) -> [String] {
    let width = lines.count + 1
    var paths = [Path](repeating: Path(cost: 0, step: .end), count: (patterns.count + 1) * width)
    for i in stride(from: patterns.count, through: 0, by: -1) {
      for j in stride(from: lines.count, through: 0, by: -1) {
        let ways = steps(i, j < lines.count ? lines[j] : nil).map { step, cost in
          let (rows, columns) = step.advance
          return Path(cost: paths[(i + rows) * width + j + columns].cost + cost, step: step)
        }
        if let best = ways.min(by: { $0.cost < $1.cost }) { paths[i * width + j] = best }
      }
    }
    var result: [String] = []
    var (i, j) = (0, 0)
    while case let step = paths[i * width + j].step, step != .end {
      switch step {
      case .keep, .pass: result.append(written[i])
      case .replace, .insert: result.append(lines[j].text)
      case .absorb, .remove, .end: break
      }
      let (rows, columns) = step.advance
      (i, j) = (i + rows, j + columns)
    }
    return result
  }

  /// Returns the steps that are possible before a pattern and a line, with their costs. Replacing a
  /// pattern is cheaper than removing it, so that an author's `...` doesn't absorb the line that
  /// belongs to the pattern.
  private func steps(_ pattern: Int, _ line: PrintedLine?) -> [(Step, Int32)] {
    let pattern = pattern < patterns.count ? patterns[pattern] : nil
    switch (pattern, line) {
    case (nil, nil): return []
    case (nil, _?): return [(.insert, 2)]
    case (Self.anyLines, nil): return [(.pass, 0)]
    case (Self.anyLines, _?): return [(.pass, 0), (.absorb, 0)]
    case (_?, nil): return [(.remove, 3)]
    case (let pattern?, let line?):
      return (matches(line, pattern) ? [(.keep, 0)] : []) + [
        (.replace, 2), (.insert, 2), (.remove, 3),
      ]
    }
  }
}
