/// A view that shows each feature in a collection.
///
/// ```swift
/// @Reducer
/// struct Row {
///   struct State: Equatable, Identifiable { let id: Int; var isDone = false }
///   enum Action { case toggle }
///   var body: some ReducerOf<Self> {
///     Reduce { state, _ in
///       state.isDone.toggle()
///       return .none
///     }
///   }
/// }
///
/// @Reducer
/// struct Rows {
///   struct State: Equatable { var rows: IdentifiedArrayOf<Row.State> = [.init(id: 1)] }
///   enum Action { case rows(IdentifiedActionOf<Row>) }
///   var body: some ReducerOf<Self> {
///     EmptyReducer().forEach(\.rows, action: \.rows) { Row() }
///   }
/// }
///
/// struct RowsView: View {
///   let store: StoreOf<Rows>
///
///   var body: some View {
///     ForEachStore(store.scope(state: \.rows, action: { .rows($0) })) { row in
///       Button(row.withState { $0.isDone ? "Undo" : "Do" }) { row.send(.toggle) }
///     }
///   }
/// }
///
/// let phone = Phone(RowsView(store: Store(initialState: Rows.State()) { Rows() }))
/// phone.tap("Do")
/// #expect(phone.shows("[Undo]"))
/// ```
@available(
  *, deprecated,
  message: "Use 'ForEach(store.scope(state: \\.rows, action: \\.rows)) { row in … }'."
)
public struct ForEachStore<ID: Hashable & Sendable, State, Action, Content: View>: View {
  private let ids: @MainActor () -> [ID]
  private let element: @MainActor (ID) -> Store<State, Action>?
  private let content: @MainActor (Store<State, Action>) -> Content

  /// Creates a view that shows the content for each feature, in order.
  public init(
    _ store: Store<IdentifiedArray<ID, State>, IdentifiedAction<ID, Action>>,
    @ViewBuilder content: @escaping @MainActor (Store<State, Action>) -> Content
  ) {
    self.init(store, send: { .element(id: $0, action: $1) }, content: content)
  }

  /// Creates a view that shows the content for each feature, in order, given a store whose actions
  /// are pairs of an element's ID and its action.
  public init(
    _ store: Store<IdentifiedArray<ID, State>, (ID, Action)>,
    @ViewBuilder content: @escaping @MainActor (Store<State, Action>) -> Content
  ) {
    self.init(store, send: { ($0, $1) }, content: content)
  }

  private init<ParentAction>(
    _ store: Store<IdentifiedArray<ID, State>, ParentAction>,
    send: @escaping (ID, Action) -> ParentAction,
    content: @escaping @MainActor (Store<State, Action>) -> Content
  ) {
    ids = { store.withState { Array($0.ids) } }
    element = { id in
      store.withState { $0[id: id] }.map { state in
        // The store can outlive its element. It then continues to show this state.
        store.scope(state: { $0[id: id] ?? state }, action: { send(id, $0) })
      }
    }
    self.content = content
  }

  /// The views of the features.
  public var body: some View {
    ForEach(ids(), id: \.self) { id in
      if let store = element(id) { content(store) }
    }
  }
}
