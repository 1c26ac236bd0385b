/// A reducer over an enum of features: what `@Reducer` makes of an enum.
///
/// No value of the enum itself is needed to run it.
public protocol CaseReducer<State, Action>: Reducer
where State: CaseReducerState, State.StateReducer == Self, Body: Reducer<State, Action> {
  /// A case for each feature, with the store of that feature.
  associatedtype CaseScope

  /// Runs the reducer of the current case.
  static var body: Body { get }

  /// The store of the feature that the state of `store` is in.
  @MainActor
  static func scope(_ store: Store<State, Action>) -> CaseScope
}

extension CaseReducer {
  public var body: Body { Self.body }
}

/// The states of a ``CaseReducer``.
public protocol CaseReducerState {
  /// The reducer that works on them.
  associatedtype StateReducer: CaseReducer where StateReducer.State == Self
}
