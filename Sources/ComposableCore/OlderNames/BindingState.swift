public import CustomDump

/// A field that a view can write through a binding, in state that isn't observable.
///
/// With `@ObservableState`, every property can be bound, and `\.$text` becomes `\.text`. Use this
/// wrapper only in state without `@ObservableState`:
///
/// ```swift
/// @Reducer
/// struct Settings {
///   struct State: Equatable { @BindingState var volume = 1; var isLoud = false }
///   enum Action: BindableAction { case binding(BindingAction<State>) }
///   var body: some ReducerOf<Self> {
///     BindingReducer()
///     Reduce { state, action in
///       if case .binding(\.$volume) = action { state.isLoud = state.volume > 5 }
///       return .none
///     }
///   }
/// }
///
/// let store = TestStore(initialState: Settings.State()) { Settings() }
/// await store.send(.set(\.$volume, 9)) {
///   $0.volume = 9
///   $0.isLoud = true
/// }
/// ```
@available(
  *, deprecated,
  message: """
    Every property of observable state can be bound: mark the state with '@ObservableState', \
    remove '@BindingState', and replace '\\.$text' with '\\.text'.
    """
)
@propertyWrapper
public struct BindingState<Value> {
  /// The value of the field.
  public var wrappedValue: Value

  /// The wrapper itself, whose key path identifies the field: `\.$text`.
  public var projectedValue: Self {
    get { self }
    set { self = newValue }
  }

  /// Creates a field with an initial value: `@BindingState var volume = 1`.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}

@available(*, deprecated)
extension BindingState: Equatable where Value: Equatable {}

@available(*, deprecated)
extension BindingState: Hashable where Value: Hashable {}

@available(*, deprecated)
extension BindingState: Sendable where Value: Sendable {}

@available(*, deprecated)
extension BindingState: Decodable where Value: Decodable {
  /// Decodes the wrapped value as if it weren't wrapped.
  public init(from decoder: any Decoder) throws {
    self.init(wrappedValue: try Value(from: decoder))
  }
}

@available(*, deprecated)
extension BindingState: Encodable where Value: Encodable {
  /// Encodes the wrapped value as if it weren't wrapped.
  public func encode(to encoder: any Encoder) throws {
    try wrappedValue.encode(to: encoder)
  }
}

@available(*, deprecated)
extension BindingState: CustomDumpRepresentable {
  /// The value, which dumps show in place of the wrapper.
  public var customDumpValue: Any { wrappedValue }
}

@available(*, deprecated)
extension BindingAction {
  /// Returns an action that writes to a field with `@BindingState`.
  public static func set<Value: Equatable & Sendable>(
    _ keyPath: WritableKeyPath<Root, BindingState<Value>> & Sendable, _ value: Value
  ) -> Self {
    .set(keyPath, BindingState(wrappedValue: value))
  }
}

@available(*, deprecated)
extension BindableAction {
  /// Returns an action that writes to a field with `@BindingState`.
  public static func set<Value: Equatable & Sendable>(
    _ keyPath: WritableKeyPath<State, BindingState<Value>> & Sendable, _ value: Value
  ) -> Self {
    .binding(.set(keyPath, value))
  }
}

@available(*, deprecated)
extension BindingAction.AllCasePaths {
  /// A case path to the actions that write to a field with `@BindingState`.
  public subscript<Value: Equatable & Sendable>(
    dynamicMember keyPath: WritableKeyPath<Root, BindingState<Value>> & Sendable
  ) -> AnyCasePath<BindingAction<Root>, Value> {
    let path = BindingAction<Root>.allCasePaths[wrapper: keyPath]
    return AnyCasePath(
      embed: { path.embed(BindingState(wrappedValue: $0)) },
      extract: { path.extract(from: $0)?.wrappedValue }
    )
  }

  private subscript<Value: Equatable & Sendable>(
    wrapper keyPath: WritableKeyPath<Root, Value> & Sendable
  ) -> AnyCasePath<BindingAction<Root>, Value> {
    self[dynamicMember: keyPath]
  }
}
