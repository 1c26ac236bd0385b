/// How a feature's state changes with each of its actions, and what it does in the outside world.
///
/// A feature either composes other reducers in `body`, or does the work itself in
/// `reduce(into:action:)`; the other of the two is given.
public protocol Reducer<State, Action> {
  /// All that the feature knows.
  associatedtype State

  /// All that can happen in the feature.
  associatedtype Action

  /// The type of `body`; `Never` where `reduce(into:action:)` is written by hand.
  associatedtype Body

  /// Changes the state in answer to an action.
  ///
  /// - Returns: What is to be done outside of the state; `.none` for nothing.
  func reduce(into state: inout State, action: Action) -> Effect<Action>

  /// The reducers that this one is composed of, run from top to bottom.
  @ReducerBuilder<State, Action>
  var body: Body { get }

  /// The function to call for each action, with every `body` on the way to it evaluated.
  ///
  /// A store asks for it once, so that a body is not made anew for each action.
  func _resolved() -> (inout State, Action) -> Effect<Action>
}

/// Any reducer of the state and the actions of the reducer `R`.
public typealias ReducerOf<R: Reducer> = Reducer<R.State, R.Action>

extension Reducer where Body == Never {
  /// A reducer that implements `reduce(into:action:)` has no body.
  public var body: Body {
    fatalError("\(Self.self) has no body: it implements reduce(into:action:)")
  }
}

extension Reducer {
  public func _resolved() -> (inout State, Action) -> Effect<Action> {
    reduce(into:action:)
  }
}

extension Reducer where Body: Reducer<State, Action> {
  /// Runs the reducers of `body`.
  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    body.reduce(into: &state, action: action)
  }

  public func _resolved() -> (inout State, Action) -> Effect<Action> {
    body._resolved()
  }
}
