/// The actions of a feature that binds controls to its state.
///
/// ```swift
/// @Reducer
/// struct Settings {
///   @ObservableState struct State { var name = "" }
///   enum Action: BindableAction { case binding(BindingAction<State>) }
///   var body: some ReducerOf<Self> { BindingReducer() }
/// }
///
/// let store = Store(initialState: Settings.State()) { Settings() }
/// store.send(.binding(.set(\.name, "Mira")))
/// #expect(store.name == "Mira")
/// ```
///
/// A ``BindingReducer`` in the feature's body writes the values that the controls send.
public protocol BindableAction<State> {
  /// The state of the feature.
  associatedtype State

  /// Wraps a binding action in an action of the feature. An enum case satisfies this requirement.
  static func binding(_ action: BindingAction<State>) -> Self

  /// The binding action that this action contains, or `nil` if this action is of another kind.
  var binding: BindingAction<State>? { get }
}

extension BindableAction {
  /// The binding action, if the current case is `binding`; otherwise `nil`.
  public var binding: BindingAction<State>? {
    // Most enums have case paths, and reflection is slow.
    if let action = self as? any CasePathable, action._$currentCase.name != "binding" { return nil }
    guard let (name, payload) = Mirror(reflecting: self).children.first, name == "binding" else {
      return nil
    }
    return payload as? BindingAction<State>
  }

  /// Returns an action that writes a value to a property.
  public static func set<Value: Equatable & Sendable>(
    _ keyPath: WritableKeyPath<State, Value> & Sendable, _ value: Value
  ) -> Self {
    .binding(.set(keyPath, value))
  }
}
