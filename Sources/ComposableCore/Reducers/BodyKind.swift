/// The information about a reducer's body that is known without evaluating it again, ordered by
/// precedence. A composition has the highest kind of its parts.
public enum _BodyKind: Int, Comparable, Sendable {
  /// Evaluating the body costs next to nothing.
  case cheap

  /// The body consists of operators, whose key paths are expensive to create.
  case expensive

  /// The body contains values that may differ the next time it is evaluated.
  case changing

  /// Returns whether a kind has less precedence than another kind.
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
}
