/// A property of a store's state that becomes a binding when combined with an action.
///
/// ```swift
/// @Reducer
/// struct Item {
///   @ObservableState struct State { var isFavorite = false }
///   enum Action { case favoriteToggled(Bool) }
///   var body: some ReducerOf<Self> {
///     Reduce { state, action in
///       switch action {
///       case .favoriteToggled(let isFavorite):
///         state.isFavorite = isFavorite
///         return .none
///       }
///     }
///   }
/// }
///
/// struct ItemView: View {
///   @Bindable var store: StoreOf<Item>
///
///   var body: some View {
///     Toggle("Favorite", isOn: $store.isFavorite.sending(\.favoriteToggled))
///   }
/// }
///
/// let store = Store(initialState: Item.State()) { Item() }
/// Phone(ItemView(store: store)).toggle("Favorite")
/// #expect(store.isFavorite)
/// ```
@MainActor @dynamicMemberLookup
public struct StoreMember<State, Action, Value> {
  let store: Store<State, Action>
  let read: @MainActor (State) -> Value

  /// A nested property, such as `$store.settings.name`.
  public subscript<Member>(
    dynamicMember keyPath: KeyPath<Value, Member>
  ) -> StoreMember<State, Action, Member> {
    StoreMember<State, Action, Member>(store: store) { [read] in read($0)[keyPath: keyPath] }
  }

  /// A property of an optional, such as `$store.selection.id`. Its value is `nil` if the optional
  /// is `nil`.
  public subscript<Wrapped, Member>(
    dynamicMember keyPath: KeyPath<Wrapped, Member>
  ) -> StoreMember<State, Action, Member?> where Value == Wrapped? {
    StoreMember<State, Action, Member?>(store: store) { [read] in read($0)?[keyPath: keyPath] }
  }

  /// An optional property of an optional, such as `$store.selection.note`.
  public subscript<Wrapped, Member>(
    dynamicMember keyPath: KeyPath<Wrapped, Member?>
  ) -> StoreMember<State, Action, Member?> where Value == Wrapped? {
    StoreMember<State, Action, Member?>(store: store) { [read] in read($0)?[keyPath: keyPath] }
  }

  /// Returns a binding that reads the property and sends an action for each value written to it.
  public func sending(_ action: CaseKeyPath<Action, Value>) -> Binding<Value> {
    let path = AnyCasePath(action)
    return Binding(get: { store.withState(read) }, set: { store.send(path.embed($0)) })
  }
}

extension Bindable {
  /// A property of the store's state. To turn it into a binding, call `sending(_:)`.
  @MainActor @_disfavoredOverload
  public subscript<State, Action, Member>(
    dynamicMember keyPath: KeyPath<State, Member>
  ) -> StoreMember<State, Action, Member> where Value == Store<State, Action> {
    StoreMember(store: wrappedValue) { $0[keyPath: keyPath] }
  }
}

extension Binding {
  /// A property of the store's state. To turn it into a binding, call `sending(_:)`.
  @MainActor @_disfavoredOverload
  public subscript<State, Action, Member>(
    dynamicMember keyPath: KeyPath<State, Member>
  ) -> StoreMember<State, Action, Member> where Value == Store<State, Action> {
    StoreMember(store: wrappedValue) { $0[keyPath: keyPath] }
  }
}
