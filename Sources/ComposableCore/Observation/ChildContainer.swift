/// A value that can contain a child, such as an optional.
protocol ChildContainer {
  /// The ID of the child or, if the child is an enum without an ID of its own, the ID of its
  /// payload; `nil` if there's no ID.
  var childID: AnyHashable? { get }
}

/// Returns the ID of the child that a value contains or, if it isn't a container, of the value
/// itself. Returns `nil` if there's no ID.
///
/// A view uses the ID to distinguish a child from its replacement. Equal children, such as alerts,
/// can have different IDs.
func idOfChild<Value>(in value: Value) -> AnyHashable? {
  if let container = value as? any ChildContainer { return container.childID }
  return (value as? any Identifiable)?.erasedID
}

extension Identifiable {
  /// The ID as a type-erased value.
  var erasedID: AnyHashable { AnyHashable(id) }
}
