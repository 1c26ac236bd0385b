import Observation

/// The storage of a value that belongs to a node, such as a `@State` value, or to a host, such as
/// an `@AppStorage` value.
@MainActor @Observable
final class StateStorage<Value> {
  var value: Value

  init(_ value: Value) {
    self.value = value
  }
}
