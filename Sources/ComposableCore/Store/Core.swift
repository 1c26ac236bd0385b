/// Where a store's state comes from and its actions go to.
@MainActor
protocol Core<State, Action>: AnyObject {
  associatedtype State
  associatedtype Action

  /// The current state; the last one there was, where there is none any more.
  var state: State { get }

  /// Whether the state that the store shows still exists.
  var isLive: Bool { get }

  /// Whether scoping in the same way gives the same store again.
  var isLasting: Bool { get }

  /// Sends an action, and gives the group of the effects that it set off.
  func send(_ action: Action) -> EffectNode?
}

extension Core {
  var isLasting: Bool { true }
}
