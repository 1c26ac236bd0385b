/// One screen of a stack that a store drives: an element that is on the stack, or one that a link
/// would push.
///
/// Equal by the element's id; a component that is yet to be pushed has none.
public struct StackComponent<State>: Hashable {
  let id: StackElementID?
  let state: State?

  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.id == rhs.id }

  public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

extension StackComponent: CustomStringConvertible {
  public var description: String { id.map { "\($0)" } ?? name(of: State.self) }
}
