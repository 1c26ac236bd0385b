/// A reducer that combines an enum of features. `@Reducer` generates it for an enum.
///
/// Running it requires no value of the enum: use `Destination.body`.
public protocol CaseReducer<State, Action>: Reducer
where State: CaseReducerState, State.StateReducer == Self, Body == CaseReducerBody<Self> {
  /// An enum with a case for each feature and the feature's store as the payload.
  associatedtype CaseScope

  /// The reducers of the features, each scoped to its case.
  associatedtype Features: Reducer<State, Action>

  /// The reducers of the features, each scoped to its case.
  static var _$features: Features { get }

  /// Returns the store of the feature that the state of `store` is in.
  @MainActor
  static func scope(_ store: Store<State, Action>) -> CaseScope
}

extension CaseReducer {
  /// A reducer that runs the feature that the state is in.
  public static var body: CaseReducerBody<Self> { CaseReducerBody() }

  /// A reducer that runs the reducer of the current case.
  public var body: CaseReducerBody<Self> { Self.body }

  // The default for reducers with a body needs the types of the body, which depend on this
  // conformance. Where conformances are isolated, that is a cycle.
  /// Runs the reducer of the current case.
  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    Self.body.reduce(into: &state, action: action)
  }
}

extension CaseReducer {
  /// Diagnoses creating an enum of features, whose `body` is static.
  ///
  /// ```swift, fails="An enum of reducers has no initializer"
  /// @Reducer struct Counter {}
  /// @Reducer enum Inner { case counter(Counter) }
  /// @Reducer enum Outer { case inner(Inner) }
  /// ```
  @available(
    *, unavailable,
    message: """
      An enum of reducers has no initializer: use 'Destination.body', and declare a case for it \
      as 'case destination(Destination.Body = Destination.body)'.
      """
  )
  /// Never succeeds, because an enum of reducers has no values.
  public init() { fatalError("An enum of reducers has no values") }
}

/// The state of a ``CaseReducer``.
public protocol CaseReducerState {
  /// The reducer of the state.
  associatedtype StateReducer: CaseReducer where StateReducer.State == Self
}
