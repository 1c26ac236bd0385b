/// A direction, either horizontal or vertical.
public enum Axis: Int8, CaseIterable, Sendable {
  case horizontal, vertical

  /// A set of directions.
  public struct Set: OptionSet, Sendable {
    /// The set as a bit mask.
    public let rawValue: Int8

    /// Creates a set of directions from a bit mask.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// The horizontal direction.
    public static let horizontal = Set(rawValue: 1)
    /// The vertical direction.
    public static let vertical = Set(rawValue: 2)
  }
}
