/// A part of an example's generated source whose executions are counted.
package struct CountedRegion: Codable, Equatable, Sendable {
  /// A position in the generated source.
  package struct Position: Codable, Comparable, Sendable {
    /// The line and the column, starting at 1.
    package var line, column: Int

    package init(line: Int, column: Int) {
      self.line = line
      self.column = column
    }

    /// Returns whether one position is before another in the source.
    package static func < (lhs: Self, rhs: Self) -> Bool {
      (lhs.line, lhs.column) < (rhs.line, rhs.column)
    }
  }

  /// The position of the first byte.
  package var start: Position
  /// The position after the last byte.
  package var end: Position
  /// The number of times that the region started to run.
  package var count: Int
  /// The hash of the name of the function that the region belongs to.
  package var function: UInt64
  /// Whether the count is computed from those of other regions. The code after a loop, for example,
  /// runs as many times as the function, if nothing stops it.
  package var isDerived: Bool

  package init(
    start: Position, end: Position, count: Int = 0, function: UInt64 = 0, isDerived: Bool = false
  ) {
    self.start = start
    self.end = end
    self.count = count
    self.function = function
    self.isDerived = isDerived
  }

  /// Returns whether the source at a position belongs to the region.
  package func contains(_ position: Position) -> Bool { start <= position && position < end }
}
