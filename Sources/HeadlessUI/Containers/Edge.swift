/// An edge of a rectangle.
public enum Edge: Int8, CaseIterable, Sendable {
  case top, leading, bottom, trailing

  /// A set of edges.
  public struct Set: OptionSet, Sendable {
    /// The set as a bit mask.
    public let rawValue: Int8

    /// Creates a set of edges from a bit mask.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// The upper edge.
    public static let top = Set(rawValue: 1)
    /// The edge at which lines of text start.
    public static let leading = Set(rawValue: 2)
    /// The lower edge.
    public static let bottom = Set(rawValue: 4)
    /// The edge at which lines of text end.
    public static let trailing = Set(rawValue: 8)
    /// The leading and trailing edges.
    public static let horizontal: Set = [.leading, .trailing]
    /// The upper and lower edges.
    public static let vertical: Set = [.top, .bottom]
    /// All four edges.
    public static let all: Set = [.horizontal, .vertical]
  }
}

/// The distances from the edges of a rectangle. Headless views ignore them.
public struct EdgeInsets: Equatable, Sendable {
  /// The distances in points.
  public var top, leading, bottom, trailing: Double

  /// Creates insets from four distances in points.
  public init(top: Double, leading: Double, bottom: Double, trailing: Double) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }

  /// Creates insets of zero.
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }
}
