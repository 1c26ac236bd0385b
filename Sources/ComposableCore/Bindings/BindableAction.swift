/// The actions of a feature whose state has controls bound to it.
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
/// store.send(.binding(.set(\.name, "Blob")))
/// #expect(store.name == "Blob")
/// ```
///
/// A ``BindingReducer`` in the body of the feature writes what the controls send.
public protocol BindableAction<State> {
  /// The state of the feature.
  associatedtype State

  /// Embeds a write in the feature's actions: a `case` of the enum.
  static func binding(_ action: BindingAction<State>) -> Self

  /// The write, if the action is one.
  var binding: BindingAction<State>? { get }
}

extension BindableAction {
  /// Finds the write in the payload of the current case.
  public var binding: BindingAction<State>? {
    if let action = self as? any CasePathable, action._$currentCase.name != "binding" { return nil }
    return Mirror(reflecting: self).children.first?.value as? BindingAction<State>
  }

  /// The action that writes a value into a property.
  public static func set<Value: Equatable & Sendable>(
    _ keyPath: WritableKeyPath<State, Value> & Sendable, _ value: Value
  ) -> Self {
    .binding(.set(keyPath, value))
  }
}
