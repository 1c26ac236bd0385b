// Names from the field for views that observed part of a store's state. The library omits them
// deliberately because a view now observes what it reads. Using one produces an error with the
// replacement.

import ComposableCore

#if canImport(SwiftUI)
  import SwiftUI
#else
  import HeadlessUI
#endif

/// A view of a store's state, which is no longer needed: read the state from the store itself.
///
/// ```swift, fails="A view observes what it reads from a store"
/// @Reducer
/// struct Counter {
///   @ObservableState struct State: Equatable { var count = 0 }
///   enum Action { case increment }
/// }
///
/// struct CounterView: View {
///   let store: StoreOf<Counter>
///
///   var body: some View {
///     WithViewStore(store, observe: { $0 }) { viewStore in
///       Text("\(viewStore.count)")
///     }
///   }
/// }
/// ```
@available(
  *, unavailable,
  message: """
    A view observes what it reads from a store: write '@ObservableState' before the state, remove \
    'WithViewStore', and replace 'viewStore' with 'store'.
    """
)
public struct WithViewStore<ViewState, ViewAction, Content: View>: View {
  public init<State>(
    _ store: Store<State, ViewAction>, observe toViewState: @escaping (State) -> ViewState,
    @ViewBuilder content: @escaping (ViewStore<ViewState, ViewAction>) -> Content
  ) {}

  public var body: some View { EmptyView() }
}

/// The observed part of a store's state, which is no longer needed: use the store itself.
@available(
  *, unavailable,
  message: """
    A view observes what it reads from a store: write '@ObservableState' before the state, and use \
    the store in place of the view store.
    """
)
@dynamicMemberLookup
public struct ViewStore<ViewState, ViewAction> {
  public init<State>(
    _ store: Store<State, ViewAction>, observe toViewState: @escaping (State) -> ViewState
  ) {}

  public subscript<Value>(dynamicMember keyPath: KeyPath<ViewState, Value>) -> Value {
    fatalError()
  }

  public func send(_ action: ViewAction) {}
}

/// A view of an optional feature, which is no longer needed: use `if let` with a scoped store.
///
/// ```swift, fails="Use 'if let child = store.scope"
/// @Reducer struct Child {}
///
/// struct ParentView: View {
///   let store: Store<Child.State?, Child.Action>
///
///   var body: some View {
///     IfLetStore(store) { _ in Text("Child") }
///   }
/// }
/// ```
@available(
  *, unavailable,
  message: "Use 'if let child = store.scope(state: \\.child, action: \\.child) { … }'."
)
public struct IfLetStore<State, Action, Content: View>: View {
  public init(
    _ store: Store<State?, Action>,
    @ViewBuilder then content: @escaping (Store<State, Action>) -> Content
  ) {}

  public var body: some View { EmptyView() }
}

/// The views of the features in a collection, which are no longer needed: use `ForEach`.
///
/// ```swift, fails="Use 'ForEach(store.scope"
/// @Reducer
/// struct Row {
///   @ObservableState struct State: Identifiable { let id: Int }
/// }
///
/// struct RowsView: View {
///   let store: Store<IdentifiedArrayOf<Row.State>, IdentifiedActionOf<Row>>
///
///   var body: some View {
///     ForEachStore(store) { _ in Text("Row") }
///   }
/// }
/// ```
@available(
  *, unavailable,
  message: "Use 'ForEach(store.scope(state: \\.rows, action: \\.rows)) { row in … }'."
)
public struct ForEachStore<ID: Hashable & Sendable, State, Action, Content: View>: View {
  public init(
    _ store: Store<IdentifiedArray<ID, State>, IdentifiedAction<ID, Action>>,
    @ViewBuilder content: @escaping (Store<State, Action>) -> Content
  ) {}

  public var body: some View { EmptyView() }
}

/// A view of a feature with several cases, which is no longer needed: use `switch store.case`.
///
/// ```swift, fails="Use 'switch store.case"
/// @Reducer struct LogIn {}
/// @Reducer enum App { case logIn(LogIn) }
///
/// struct AppView: View {
///   let store: StoreOf<App>
///
///   var body: some View {
///     SwitchStore(store) { _ in Text("Log in") }
///   }
/// }
/// ```
@available(
  *, unavailable, message: "Use 'switch store.case { … }' with a '@Reducer enum'."
)
public struct SwitchStore<State, Action, Content: View>: View {
  public init(
    _ store: Store<State, Action>, @ViewBuilder content: @escaping (State) -> Content
  ) {}

  public var body: some View { EmptyView() }
}

/// The view of one case in a `SwitchStore`, which is no longer needed: use `switch store.case`.
///
/// ```swift, fails="Use 'switch store.case"
/// @Reducer struct LogIn {}
/// @Reducer enum App { case logIn(LogIn) }
///
/// struct AppView: View {
///   let store: StoreOf<App>
///
///   var body: some View {
///     CaseLet({ (state: App.State) in state.logIn }, action: App.Action.logIn) { _ in
///       Text("Log in")
///     }
///   }
/// }
/// ```
@available(
  *, unavailable, message: "Use 'switch store.case { … }' with a '@Reducer enum'."
)
public struct CaseLet<EnumState, EnumAction, CaseState, CaseAction, Content: View>: View {
  public init(
    _ toCaseState: @escaping (EnumState) -> CaseState?,
    action fromCaseAction: @escaping (CaseAction) -> EnumAction,
    @ViewBuilder then content: @escaping (Store<CaseState, CaseAction>) -> Content
  ) {}

  public var body: some View { EmptyView() }
}

/// A navigation stack of features, which is no longer needed: use `NavigationStack`.
///
/// ```swift, fails="Use 'NavigationStack(path: $store.scope"
/// @Reducer struct Screen {}
///
/// struct AppView: View {
///   let store: Store<StackState<Screen.State>, StackActionOf<Screen>>
///
///   var body: some View {
///     NavigationStackStore(store) { Text("Root") } destination: { _ in Text("Screen") }
///   }
/// }
/// ```
@available(
  *, unavailable,
  message: """
    Use 'NavigationStack(path: $store.scope(state: \\.path, action: \\.path)) { … } destination: { \
    store in … }' with a '@Bindable' store.
    """
)
public struct NavigationStackStore<State, Action, Root: View, Destination: View>: View {
  public init(
    _ store: Store<StackState<State>, StackAction<State, Action>>, @ViewBuilder root: () -> Root,
    @ViewBuilder destination: @escaping (Store<State, Action>) -> Destination
  ) {}

  public var body: some View { EmptyView() }
}

/// The view store of a reducer, which is no longer needed: use the store itself.
///
/// ```swift, fails="A view observes what it reads from a store"
/// @Reducer struct Counter {}
///
/// struct CounterView: View {
///   let viewStore: ViewStoreOf<Counter>
///   var body: some View { Text("Count") }
/// }
/// ```
@available(
  *, unavailable,
  message: """
    A view observes what it reads from a store: write '@ObservableState' before the state, and use \
    'StoreOf' in place of 'ViewStoreOf'.
    """
)
public typealias ViewStoreOf<R: Reducer> = ViewStore<R.State, R.Action>

/// A bound field of a view's state, which is no longer needed: bind the field of the store.
///
/// ```swift, fails="Each field of an observable state can be bound"
/// struct ViewState {
///   @BindingViewState var text: String
/// }
/// ```
@available(
  *, unavailable,
  message: """
    Each field of an observable state can be bound: remove the view's state, write '@Bindable' \
    before the store, and '$store.text' for the binding.
    """
)
@propertyWrapper
public struct BindingViewState<Value> {
  public var wrappedValue: Value

  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}

/// The source of a view's state with bindings, which is no longer needed: use the store itself.
///
/// ```swift, fails="Each field of an observable state can be bound"
/// func text(of store: BindingViewStore<String>) -> Int { 0 }
/// ```
@available(
  *, unavailable,
  message: """
    Each field of an observable state can be bound: remove the view's state, write '@Bindable' \
    before the store, and '$store.text' for the binding.
    """
)
public struct BindingViewStore<State> {}
