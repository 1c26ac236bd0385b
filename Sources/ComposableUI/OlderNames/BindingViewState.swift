/// A field of a view's state that's bound to a field of the store's state.
///
/// ```swift
/// @Reducer
/// struct Settings {
///   struct State: Equatable { @BindingState var volume = 1; var secret = "" }
///   enum Action: BindableAction { case binding(BindingAction<State>) }
///   var body: some ReducerOf<Self> { BindingReducer() }
/// }
///
/// struct SettingsView: View {
///   let store: StoreOf<Settings>
///
///   struct ViewState: Equatable {
///     @BindingViewState var volume: Int
///
///     init(store: BindingViewStore<Settings.State>) { _volume = store.$volume }
///   }
///
///   var body: some View {
///     WithViewStore(store, observe: ViewState.init) { viewStore in
///       Text("Volume: \(viewStore.volume)")
///       Stepper("Louder", value: viewStore.$volume)
///     }
///   }
/// }
///
/// let phone = Phone(SettingsView(store: Store(initialState: Settings.State()) { Settings() }))
/// phone.step("Louder", by: 1)
/// #expect(phone.shows("Volume: 2"))
/// ```
@available(
  *, deprecated,
  message: """
    Every property of observable state can be bound: remove the view state, mark the store \
    with '@Bindable', and use '$store.text' as the binding.
    """
)
@propertyWrapper
public struct BindingViewState<Value> {
  /// The value at the time the view was evaluated.
  public let wrappedValue: Value

  fileprivate let write: @MainActor (Value) -> Void

  /// A binding to the field of the store's state.
  @MainActor
  public var projectedValue: Binding<Value> {
    Binding(get: { wrappedValue }, set: { write($0) })
  }
}

@available(*, deprecated)
extension BindingViewState: Equatable where Value: Equatable {
  /// Returns whether the values are equal, regardless of the stores.
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.wrappedValue == rhs.wrappedValue }
}

/// A store's state with bindings to its fields. A view creates its own state from it.
@available(
  *, deprecated,
  message: """
    Every property of observable state can be bound: remove the view state, mark the store \
    with '@Bindable', and use '$store.text' as the binding.
    """
)
@dynamicMemberLookup
public struct BindingViewStore<State> {
  private let state: State
  private let send: @MainActor (BindingAction<State>) -> Void

  init(state: State, send: @escaping @MainActor (BindingAction<State>) -> Void) {
    self.state = state
    self.send = send
  }

  /// A property of the state.
  public subscript<Value>(dynamicMember keyPath: KeyPath<State, Value>) -> Value {
    state[keyPath: keyPath]
  }

  /// A bound field of the state, for a property marked with `@BindingViewState`.
  public subscript<Value: Equatable & Sendable>(
    dynamicMember keyPath: WritableKeyPath<State, BindingState<Value>> & Sendable
  ) -> BindingViewState<Value> {
    BindingViewState(wrappedValue: state[keyPath: keyPath].wrappedValue) { [send] in
      send(.set(keyPath, $0))
    }
  }
}
