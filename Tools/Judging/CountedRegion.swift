/// A part of an example's generated source that the compiler counts.
package struct CountedRegion: Codable, Equatable, Sendable {
  package struct Position: Codable, Comparable, Sendable {
    /// The line and the column, starting at 1.
    package var line, column: Int

    package init(line: Int, column: Int) {
      self.line = line
      self.column = column
    }

    package static func < (lhs: Self, rhs: Self) -> Bool {
      (lhs.line, lhs.column) < (rhs.line, rhs.column)
    }
  }

  package var start: Position
  /// The position after the last byte.
  package var end: Position
  /// The number of times it started to run.
  package var count: Int

  package init(start: Position, end: Position, count: Int = 0) {
    self.start = start
    self.end = end
    self.count = count
  }
}
