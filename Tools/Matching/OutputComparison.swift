/// A comparison of lines with an expected output, in which `...` matches any text or, alone on a
/// line, any number of lines.
package struct OutputComparison: Equatable {
  /// The number of expected lines that were found before the first missing line.
  package private(set) var matched = 0
  /// The actual line where the first missing line was expected; nil if there is none.
  package private(set) var next: PrintedLine?
  /// The lines after all expected lines.
  package private(set) var rest: [PrintedLine] = []

  /// Creates a comparison of lines with an expected output.
  ///
  /// - Complexity: O(*n*) without `...` on a separate line, otherwise O(*n* · *m*), where *n* is
  ///   the number of expected lines and *m* is the number of actual lines.
  package init(_ expected: [String], _ lines: [PrintedLine]) {
    // Every number of actual lines that the expected lines so far can match.
    var reached: Set<Int> = [0]
    for pattern in expected.map(PrintedLine.init(_:)) {
      var following: Set<Int> = []
      if pattern.text == "..." {
        following = Set(reached.min()!...lines.count)
      } else {
        for count in reached where count < lines.count && matches(lines[count], pattern) {
          following.insert(count + 1)
        }
      }
      guard !following.isEmpty else {
        let end = reached.min()!
        next = end < lines.count ? lines[end] : nil
        return
      }
      reached = following
      matched += 1
    }
    if !reached.contains(lines.count) { rest = Array(lines[reached.max()!...]) }
  }
}

/// Returns whether a line matches a pattern, in which each `...` matches any text, including none.
///
/// Everything else is compared byte by byte, because a string that is only canonically equivalent
/// isn't what the author wrote, even though it looks the same. Neither is an invalid byte that is
/// shown as a replacement character.
func matches(_ line: PrintedLine, _ pattern: PrintedLine) -> Bool {
  let line = line.bytes
  let parts = pattern.bytes.split(
    separator: Array("...".utf8), maxSplits: .max, omittingEmptySubsequences: false)
  guard parts.count > 1 else { return line == pattern.bytes }
  guard line.starts(with: parts[0]) else { return false }
  var rest = line.dropFirst(parts[0].count)
  for part in parts[1..<(parts.count - 1)] where !part.isEmpty {
    guard let found = rest.firstRange(of: part) else { return false }
    rest = rest[found.upperBound...]
  }
  return rest.reversed().starts(with: parts.last!.reversed())
}
