/// The executable lines of articles, and which of them ran in a passing example.
package struct LineCoverage: Sendable {
  /// Whether each line ran, keyed by file and line number.
  private var lines: [String: [Int: Bool]] = [:]

  /// Collects the executable lines of the examples that passed or compiled.
  ///
  /// - Parameter proofs: The proofs of a run. The lines of an example that only compiled don't
  ///   count as run.
  package init(_ proofs: [Proof]) {
    for proof in proofs where proof.verdict.isSuccess {
      for line in proof.lines ?? [] {
        let hasRun = line.hasRun && proof.verdict == .passed
        let known = lines[line.location.file]?[line.location.line] ?? false
        lines[line.location.file, default: [:]][line.location.line] = known || hasRun
      }
    }
  }

  /// Returns whether a line ran. Returns nil if the line isn't known to be executable.
  package func hasRun(_ line: Int, of file: String) -> Bool? { lines[file]?[line] }

  /// Returns the line numbers of a snippet's executable lines, in order, grouped by whether they
  /// ran.
  package func lines(of snippet: Snippet) -> (ran: [Int], unreached: [Int]) {
    guard let known = lines[snippet.location.file] else { return ([], []) }
    var (ran, unreached): ([Int], [Int]) = ([], [])
    for line in snippet.lines {
      guard let hasRun = known[line.number] else { continue }
      if hasRun { ran.append(line.number) } else { unreached.append(line.number) }
    }
    return (ran, unreached)
  }
}
