/// What can be known of the body of a reducer without evaluating it again, from the least to the
/// most. A whole is of the highest kind of its parts.
public enum _BodyKind: Int, Comparable, Sendable {
  /// It costs next to nothing to evaluate.
  case cheap

  /// It is made of operators, whose key paths are dear to make, and has no conditions.
  case dear

  /// It has conditions, or values that may be others the next time.
  case changing

  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
}
