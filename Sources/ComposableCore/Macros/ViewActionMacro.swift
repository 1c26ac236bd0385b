/// Lets a view send its actions without wrapping them in the case `view`.
///
/// ```swift
/// @Reducer
/// struct Feature {
///   struct State { var taps = 0 }
///   enum Action: ViewAction {
///     case view(View)
///     enum View { case buttonTapped }
///   }
///   var body: some ReducerOf<Self> {
///     Reduce { state, _ in
///       state.taps += 1
///       return .none
///     }
///   }
/// }
///
/// @ViewAction(for: Feature.self)
/// @MainActor struct FeatureView {
///   let store: StoreOf<Feature>
///   func tap() { send(.buttonTapped) }
/// }
///
/// let store = Store(initialState: Feature.State()) { Feature() }
/// FeatureView(store: store).tap()
/// #expect(store.withState { $0.taps } == 1)
/// ```
@attached(extension, conformances: ViewActionSending)
public macro ViewAction<R: Reducer>(for reducer: R.Type) =
  #externalMacro(module: "ComposableMacrosPlugin", type: "ViewActionMacro")
where R.Action: ViewAction

/// The actions of a feature, with a case for the actions that views send.
public protocol ViewAction<ViewAction> {
  /// The type of the actions that views send.
  associatedtype ViewAction

  /// Wraps an action that a view sends in an action of the feature.
  static func view(_ action: ViewAction) -> Self
}

/// A view that sends view actions to its store.
@MainActor
public protocol ViewActionSending<StoreState, StoreAction> {
  associatedtype StoreState
  associatedtype StoreAction: ViewAction

  var store: Store<StoreState, StoreAction> { get }
}

extension ViewActionSending {
  /// Sends a view action to the store.
  @discardableResult
  public func send(_ action: StoreAction.ViewAction) -> StoreTask {
    store.send(.view(action))
  }
}
