/// The ID of an element in a ``StackState``.
///
/// IDs are consecutive numbers, called generations, that aren't assigned again after an element has
/// been removed. In tests, they start at 0, so that an integer literal identifies an element:
/// `\.path[id: 0]`.
///
/// ```swift
/// let path = StackState(["list", "detail"])
/// #expect(path.ids[1] == 1)
/// #expect(path[id: 1] == "detail")
/// #expect("\(path.ids[0])" == "#0")
/// ```
public struct StackElementID: Hashable, Sendable {
  let generation: Int
}

extension StackElementID: CustomStringConvertible, CustomDebugStringConvertible {
  /// The ID as a number sign and a number, such as `#0`.
  public var description: String { "#\(generation)" }
  /// The same as the description.
  public var debugDescription: String { description }
}

extension StackElementID: ExpressibleByIntegerLiteral {
  /// Creates the ID with the given generation. Use this initializer only in tests.
  ///
  /// Outside tests, generations can't be predicted, and this initializer stops the program.
  public init(integerLiteral value: Int) {
    precondition(
      DependencyValues._current.context == .test,
      """
      An integer literal can be used as a stack element's ID only in tests. Elsewhere, IDs can't \
      be predicted. Take the ID from the 'StackAction' that contains it, or from the 'ids' of the \
      'StackState'.
      """
    )
    self.init(generation: value)
  }
}
