import Observation

/// Where the value of a `@State` lives: in the node, as long as the node does.
@MainActor @Observable
final class StateStorage<Value> {
  var value: Value

  init(_ value: Value) {
    self.value = value
  }
}
