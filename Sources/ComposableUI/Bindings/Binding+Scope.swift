#if canImport(SwiftUI)
  import SwiftUI
#else
  import HeadlessUI
#endif

extension Bindable {
  /// Returns a binding to the store of an optional child feature, for `sheet(item:)` and similar
  /// modifiers.
  ///
  /// ```swift
  /// @Reducer
  /// struct Item {
  ///   @ObservableState struct State: Equatable { var name = "Mouse" }
  ///   enum Action {}
  /// }
  ///
  /// @Reducer
  /// struct Inventory {
  ///   @ObservableState struct State { @Presents var add: Item.State? }
  ///   enum Action { case addButtonTapped, add(PresentationAction<Item.Action>) }
  ///   var body: some ReducerOf<Self> {
  ///     Reduce { state, action in
  ///       if case .addButtonTapped = action { state.add = Item.State() }
  ///       return .none
  ///     }
  ///     .ifLet(\.$add, action: \.add) { Item() }
  ///   }
  /// }
  ///
  /// struct InventoryView: View {
  ///   @Bindable var store: StoreOf<Inventory>
  ///
  ///   var body: some View {
  ///     Button("Add") { store.send(.addButtonTapped) }
  ///       .sheet(item: $store.scope(state: \.add, action: \.add)) { store in
  ///         Text(store.name)
  ///       }
  ///   }
  /// }
  ///
  /// let store = Store(initialState: Inventory.State()) { Inventory() }
  /// let phone = Phone(InventoryView(store: store))
  /// phone.tap("Add")
  /// #expect(phone.front.kind == .sheet && phone.shows("Mouse"))
  /// ```
  ///
  /// Writing `nil` sends `.dismiss` once, if the presented feature still exists. If its state isn't
  /// `nil` afterward, an issue is reported: the feature's reducer isn't integrated with `ifLet`.
  @MainActor
  public func scope<State, Action, ChildState, ChildAction>(
    state: KeyPath<State, ChildState?>,
    action: CaseKeyPath<Action, PresentationAction<ChildAction>>,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> Binding<Store<ChildState, ChildAction>?> where Value == Store<State, Action> {
    wrappedValue.presentation(
      state: state, action: action,
      at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }

  /// Returns a binding to the store of a navigation stack, for
  /// `NavigationStack(path:root:destination:)`.
  @MainActor
  public func scope<State, Action, ElementState, ElementAction>(
    state: KeyPath<State, StackState<ElementState>>,
    action: CaseKeyPath<Action, StackAction<ElementState, ElementAction>>
  ) -> Binding<Store<StackState<ElementState>, StackAction<ElementState, ElementAction>>>
  where Value == Store<State, Action> {
    wrappedValue.stack(state: state, action: action)
  }
}

extension Binding {
  /// Returns a binding to the store of an optional child feature, given a binding to a store.
  @MainActor
  public func scope<State, Action, ChildState, ChildAction>(
    state: KeyPath<State, ChildState?>,
    action: CaseKeyPath<Action, PresentationAction<ChildAction>>,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> Binding<Store<ChildState, ChildAction>?> where Value == Store<State, Action> {
    wrappedValue.presentation(
      state: state, action: action,
      at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }

  /// Returns a binding to the store of a navigation stack, given a binding to a store.
  @MainActor
  public func scope<State, Action, ElementState, ElementAction>(
    state: KeyPath<State, StackState<ElementState>>,
    action: CaseKeyPath<Action, StackAction<ElementState, ElementAction>>
  ) -> Binding<Store<StackState<ElementState>, StackAction<ElementState, ElementAction>>>
  where Value == Store<State, Action> {
    wrappedValue.stack(state: state, action: action)
  }
}
