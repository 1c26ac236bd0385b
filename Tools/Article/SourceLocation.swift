/// A place in a file that a person wrote.
///
/// Lines count from 1. Columns count UTF-8 bytes from 1, as the compiler does.
public struct SourceLocation: Codable, Comparable, CustomStringConvertible, Hashable, Sendable {
  /// The file as its user named it: `Articles/Basics.md`.
  public var file: String
  public var line: Int
  public var column: Int

  public init(file: String, line: Int, column: Int) {
    self.file = file
    self.line = line
    self.column = column
  }

  public var description: String { "\(file):\(line):\(column)" }

  /// By file, then line, then column.
  public static func < (lhs: Self, rhs: Self) -> Bool {
    (lhs.file, lhs.line, lhs.column) < (rhs.file, rhs.line, rhs.column)
  }
}
