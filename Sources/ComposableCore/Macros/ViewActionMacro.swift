/// Lets a view send the actions of its feature that are meant for views, without naming their case.
///
/// ```swift
/// @Reducer
/// struct Feature {
///   enum Action: ViewAction {
///     case response(Int)
///     case view(View)
///     enum View { case buttonTapped }
///   }
///   // ...
/// }
///
/// @ViewAction(for: Feature.self)
/// struct FeatureView {
///   let store: StoreOf<Feature>
///   func tap() { send(.buttonTapped) }
/// }
/// ```
@attached(extension, conformances: ViewActionSending)
public macro ViewAction<R: Reducer>(for reducer: R.Type) =
  #externalMacro(module: "ComposableMacros", type: "ViewActionMacro") where R.Action: ViewAction

/// The actions of a feature, of which one case holds those that views send.
public protocol ViewAction<ViewAction> {
  /// What views send.
  associatedtype ViewAction

  /// The case that holds what views send.
  static func view(_ action: ViewAction) -> Self
}

/// A view with a store, that sends what is meant for views.
@MainActor
public protocol ViewActionSending<StoreState, StoreAction> {
  associatedtype StoreState
  associatedtype StoreAction: ViewAction

  var store: Store<StoreState, StoreAction> { get }
}

extension ViewActionSending {
  /// Sends an action that is meant for views.
  @discardableResult
  public func send(_ action: StoreAction.ViewAction) -> StoreTask {
    store.send(.view(action))
  }
}
