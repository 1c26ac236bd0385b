/// A reducer that combines the features of an enum. `@Reducer` generates the conformance.
///
/// You don't need a value of the enum to run the reducer. Use `Destination.body` instead.
public protocol CaseReducer<State, Action>: Reducer
where State: CaseReducerState, State.StateReducer == Self, Body == CaseReducerBody<Self> {
  /// An enum with a case for each feature, whose payload is the feature's store.
  associatedtype CaseScope

  /// The type of the features' combined reducers.
  associatedtype Features: Reducer<State, Action>

  /// The reducers of the features, each scoped to its case.
  static var _$features: Features { get }

  /// Returns the case for the current feature of `store`, with the feature's store.
  @MainActor
  static func scope(_ store: Store<State, Action>) -> CaseScope
}

extension CaseReducer {
  /// A reducer that runs the feature in the state's current case.
  public static var body: CaseReducerBody<Self> { CaseReducerBody() }

  /// A reducer that runs the reducer of the current case.
  public var body: CaseReducerBody<Self> { Self.body }

  // This method is declared here, because the default implementation for reducers with a body needs
  // the type of the body, which depends on this conformance. In modules with isolated conformances,
  // this would be a circular reference.
  /// Runs the reducer of the current case.
  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    Self.body.reduce(into: &state, action: action)
  }
}

extension CaseReducer {
  /// Diagnoses an attempt to create a value of an enum of features, whose `body` is static.
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
  public init() { fatalError("An enum of reducers has no initializer") }
}

/// The state of a ``CaseReducer``.
public protocol CaseReducerState {
  /// The reducer that this state belongs to.
  associatedtype StateReducer: CaseReducer where StateReducer.State == Self
}
