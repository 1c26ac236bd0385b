/// The source of a store's state and the destination of its actions.
@MainActor
protocol Core<State, Action>: AnyObject {
  associatedtype State
  associatedtype Action

  /// The current state, or the last known state if the state no longer exists.
  var state: State { get }

  /// Whether the state shown by the store still exists.
  var isLive: Bool { get }

  /// Whether the core can tell, without reading the state, that the state exists.
  var isCertainlyLive: Bool { get }

  /// Whether scoping again with the same paths returns the same store.
  var isLasting: Bool { get }

  /// Informs the core of the current state, which has just been read from the parent's state.
  func accept(_ state: State)

  /// Sends an action and returns the group of the effects that it starts, if any.
  func send(_ action: Action) -> EffectNode?
}

extension Core {
  var isCertainlyLive: Bool { false }

  var isLasting: Bool { true }

  func accept(_ state: State) {}
}
