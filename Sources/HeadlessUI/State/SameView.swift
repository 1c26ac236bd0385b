/// Returns whether two views are known to be equal, so that the body doesn't have to be evaluated
/// again.
///
/// The comparison covers the stored properties. Objects, such as stores, are compared by identity,
/// equatable values with `==`, and bindings by what they refer to. Values that can't be compared,
/// such as closures, count as different.
@MainActor
func isSame(_ former: any View, _ view: any View) -> Bool {
  // Primitive views mostly store closures and views, and have no body that could be skipped.
  guard !(view is any PrimitiveView) else { return false }
  return isSame(former, as: view)
}

@MainActor
private func isSame<V: View>(_ former: any View, as view: V) -> Bool {
  guard let former = former as? V else { return false }
  let fields = Fields.of(view)
  // A difference in a property without a key path would go unnoticed.
  return fields.isComplete && fields.all.allSatisfy { isSameField($0.keyPath, former, view) }
}

@MainActor
private func isSameField<Root>(_ keyPath: AnyKeyPath, _ former: Root, _ value: Root) -> Bool {
  guard let keyPath = keyPath as? PartialKeyPath<Root> else { return false }
  return isSameValue(former[keyPath: keyPath], value[keyPath: keyPath])
}

/// Returns whether two values are known to lead to the same screen.
@MainActor
func isSameValue(_ former: Any, _ value: Any) -> Bool {
  if type(of: value) is AnyObject.Type {
    return (former as AnyObject) === (value as AnyObject)
  }
  if let property = value as? any ComparableProperty {
    return leadsToSame(property, as: former)
  }
  if let value = value as? any Equatable {
    return isEqual(value, former)
  }
  return false
}

@MainActor
private func leadsToSame<P: ComparableProperty>(_ property: P, as former: Any) -> Bool {
  (former as? P).map(property.leadsToSame) ?? false
}

private func isEqual<Value: Equatable>(_ value: Value, _ former: Any) -> Bool {
  former as? Value == value
}
