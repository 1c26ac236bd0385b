/// What is known about a reducer's body without evaluating it again, ordered by precedence. A
/// composition has the highest kind of its parts.
public enum _BodyKind: Int, Comparable, Sendable {
  /// Evaluating the body costs next to nothing.
  case cheap

  /// It is made of operators, whose key paths are expensive to make.
  case expensive

  /// It holds values that may be others the next time.
  case changing

  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
}
