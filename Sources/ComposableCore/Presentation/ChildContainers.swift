extension Optional: ChildContainer {
  var childID: AnyHashable? { flatMap { idOfCase(in: $0) ?? idOfChild(in: $0) } }
}

extension PresentationState: ChildContainer {
  var childID: AnyHashable? { wrappedValue.childID }
}

/// Returns the ID of an enum or, if it has none, the ID of its current case's payload, as
/// `ChildIdentity` does; `nil` if neither has an ID or if the value isn't an enum with case paths.
private func idOfCase<Value>(in value: Value) -> AnyHashable? {
  guard let value = value as? any CasePathable else { return nil }
  return (value as? any Identifiable)?.erasedID ?? value._$currentCase.id
}
