/// A component of the path of a store's navigation stack: an element of the stack or the state that
/// a link pushes.
///
/// Components are equal if their IDs are equal, or if both have no ID. A component that hasn't been
/// pushed yet has no ID.
public struct StackComponent<State>: Hashable {
  let id: StackElementID?
  let state: State?

  /// Returns whether two components have equal IDs or both have no ID.
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.id == rhs.id }

  /// Hashes the ID of the element.
  public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

extension StackComponent: CustomStringConvertible {
  /// The ID of the element, or the name of the state's type if there is no ID yet.
  public var description: String { id.map { "\($0)" } ?? name(of: State.self) }
}
