/// A property that is ignored when the values that contain it are compared or hashed.
@propertyWrapper
struct Uncompared<Value: Sendable>: Hashable, Sendable {
  var wrappedValue: Value

  static func == (lhs: Self, rhs: Self) -> Bool { true }

  func hash(into hasher: inout Hasher) {}
}
