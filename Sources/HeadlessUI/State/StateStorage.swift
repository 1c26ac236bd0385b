import Observation

/// The storage of a `@State` value, which belongs to a node.
@MainActor @Observable
final class StateStorage<Value> {
  var value: Value

  init(_ value: Value) {
    self.value = value
  }
}
