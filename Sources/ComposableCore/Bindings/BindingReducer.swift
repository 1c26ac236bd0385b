/// A reducer that performs the writes of binding actions.
///
/// Place it before any reducer that responds to the writes, so that the responding reducer reads
/// the new values.
///
/// ```swift
/// @Reducer
/// struct Settings {
///   @ObservableState
///   struct State {
///     var name = ""
///     var isNamed = false
///   }
///   enum Action: BindableAction { case binding(BindingAction<State>) }
///   var body: some ReducerOf<Self> {
///     BindingReducer()
///     Reduce { state, _ in
///       state.isNamed = !state.name.isEmpty
///       return .none
///     }
///   }
/// }
///
/// let store = Store(initialState: Settings.State()) { Settings() }
/// store.send(.binding(.set(\.name, "Mira")))
/// #expect(store.isNamed)
/// ```
public struct BindingReducer<State, Action, ViewAction: BindableAction<State>>: Reducer {
  private let viewAction: (Action) -> ViewAction?

  /// Creates a reducer that applies a feature's binding actions to its state.
  public init() where Action == ViewAction {
    viewAction = { $0 }
  }

  /// Creates a reducer that applies the binding actions in a case of a feature's actions.
  public init(action: CaseKeyPath<Action, ViewAction>) {
    viewAction = AnyCasePath(action).extract(from:)
  }

  /// The kind, which is always `cheap`. The reducer is inexpensive to create, so a body that
  /// contains it can be evaluated for each action.
  public var _kind: _BodyKind { .cheap }

  /// Writes the value of a binding action to its property. Ignores other actions.
  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    viewAction(action)?.binding?.write(into: &state)
    return .none
  }
}
