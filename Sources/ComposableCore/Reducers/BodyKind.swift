/// The kind of a reducer, which determines whether a store reuses the body that contains it or
/// evaluates the body for each action. A composition has the highest kind of its parts.
public enum _BodyKind: Int, Comparable, Sendable {
  /// Evaluating the body costs next to nothing.
  case cheap

  /// The body consists of operators, whose key paths are expensive to create.
  case expensive

  /// The body contains values that may differ the next time it's evaluated.
  case changing

  /// Returns whether a kind is lower than another kind.
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
}
