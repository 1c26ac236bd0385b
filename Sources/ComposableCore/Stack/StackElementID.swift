/// Names an element of a ``StackState`` for as long as the stack lives.
///
/// Ids are generations: each new element gets the next one, and none is used again. In tests they
/// start at 0, so that an integer names an element: `\.path[id: 0]`.
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
  public var description: String { "#\(generation)" }
  public var debugDescription: String { description }
}

extension StackElementID: ExpressibleByIntegerLiteral {
  /// The id of a generation, in tests.
  ///
  /// Outside of tests nobody can know which integer an element was given, and the program stops.
  public init(integerLiteral value: Int) {
    precondition(
      DependencyValues._current.context == .test,
      """
      An integer literal can name an element of a stack in tests only. Outside of them ids cannot be \
      foreseen: take the id from the "StackAction" that carries it, or from the "ids" of the \
      "StackState".
      """
    )
    self.init(generation: value)
  }
}
