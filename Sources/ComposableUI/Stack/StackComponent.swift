/// A component of the path of a store's navigation stack: an element of the stack, or the state
/// that a link pushes.
///
/// Components are equal if their IDs are. A component that hasn't been pushed yet has none.
public struct StackComponent<State>: Hashable {
  let id: StackElementID?
  let state: State?

  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.id == rhs.id }

  public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

extension StackComponent: CustomStringConvertible {
  public var description: String { id.map { "\($0)" } ?? name(of: State.self) }
}
