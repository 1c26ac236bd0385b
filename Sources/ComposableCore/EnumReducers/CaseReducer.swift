/// A reducer over an enum of features: what `@Reducer` makes of an enum.
///
/// No value of the enum itself is needed to run it: `Destination.body` does.
public protocol CaseReducer<State, Action>: Reducer
where State: CaseReducerState, State.StateReducer == Self, Body == CaseReducerBody<Self> {
  /// A case for each feature, with the store of that feature.
  associatedtype CaseScope

  /// The reducers of the features, each scoped to its case.
  associatedtype Features: Reducer<State, Action>

  /// The reducers of the features, each scoped to its case.
  static var _$features: Features { get }

  /// The store of the feature that the state of `store` is in.
  @MainActor
  static func scope(_ store: Store<State, Action>) -> CaseScope
}

extension CaseReducer {
  /// Runs the reducer of the case that the state is in.
  public static var body: CaseReducerBody<Self> { CaseReducerBody() }

  public var body: CaseReducerBody<Self> { Self.body }
}

extension CaseReducer {
  /// An enum of features has no value that could be run: its body is its own.
  ///
  /// ```swift, fails="An enum of reducers runs by its 'body'"
  /// @Reducer struct Counter {}
  /// @Reducer enum Inner { case counter(Counter) }
  /// @Reducer enum Outer { case inner(Inner) }
  /// ```
  @available(
    *, unavailable,
    message: """
      An enum of reducers runs by its 'body': write 'Destination.body', and for a case \
      'case destination(Destination.Body = Destination.body)'.
      """
  )
  public init() { fatalError("An enum of reducers has no values") }
}

/// The states of a ``CaseReducer``.
public protocol CaseReducerState {
  /// The reducer that works on them.
  associatedtype StateReducer: CaseReducer where StateReducer.State == Self
}
