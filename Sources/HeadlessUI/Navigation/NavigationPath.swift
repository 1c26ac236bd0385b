/// A type-erased list of the values that lead from a stack's root to its top screen.
///
/// A path isn't a collection. You can only count its values, append values, and remove values from
/// the end.
///
/// ```swift
/// var path = NavigationPath()
/// path.append(1)
/// path.append("Hello")
/// path.removeLast()
/// #expect(path.count == 1)
/// ```
///
/// To restore a path when the app starts again, store its ``codable`` representation.
public struct NavigationPath: Equatable {
  var values: [AnyHashable] = []

  /// Creates an empty path.
  public init() {}

  /// Creates a path of elements, in the order in which they're pushed.
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
    values = elements.map { AnyHashable($0) }
  }

  /// The number of values on the path.
  public var count: Int { values.count }

  /// Whether the path contains no values.
  public var isEmpty: Bool { values.isEmpty }

  /// Appends a value, which pushes the screen for its type.
  public mutating func append<Value: Hashable>(_ value: Value) {
    values.append(AnyHashable(value))
  }

  /// Removes values from the end of the path, which pops their screens.
  ///
  /// - Precondition: The path contains at least `count` values.
  public mutating func removeLast(_ count: Int = 1) {
    values.removeLast(count)
  }
}
