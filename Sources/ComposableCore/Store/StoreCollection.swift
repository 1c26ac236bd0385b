/// The stores of the features in a collection, in the collection's order.
///
/// Each store is created on first access and reused for as long as it's in use.
public struct StoreCollection<ID: Hashable & Sendable, State, Action>: RandomAccessCollection {
  private let states: IdentifiedArray<ID, State>
  private let store: @MainActor (ID, State) -> Store<State, Action>

  @MainActor
  init<Parent, ParentAction>(
    parent: Store<Parent, ParentAction>,
    state: KeyPath<Parent, IdentifiedArray<ID, State>>,
    action: CaseKeyPath<ParentAction, IdentifiedAction<ID, Action>>
  ) {
    states = parent.core.state[keyPath: state]
    store = { parent.element($0, showing: $1, state: state, action: action) }
  }

  /// The position of the first store.
  public var startIndex: Int { states.startIndex }
  /// The position after the last store.
  public var endIndex: Int { states.endIndex }

  /// The store at a position. Access it only on the main actor; elsewhere, the program stops.
  ///
  /// The first access creates the store. While the store is in use, later accesses return it.
  ///
  /// - Complexity: O(1) on average.
  public subscript(position: Int) -> Store<State, Action> {
    // Safe because the closure runs synchronously on the main actor, or the program stops.
    nonisolated(unsafe) let stores = self
    return MainActor.assumeIsolated {
      stores.store(stores.states.ids[position], stores.states[position])
    }
  }
}

extension Store {
  /// Returns the stores of the features in a collection, in the collection's order.
  ///
  /// ```swift
  /// @Reducer
  /// struct Row {
  ///   @ObservableState struct State: Equatable, Identifiable { let id: Int; var isDone = false }
  ///   enum Action { case tap }
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
  ///   @ObservableState struct State { var rows: IdentifiedArrayOf<Row.State> }
  ///   enum Action { case rows(IdentifiedActionOf<Row>) }
  ///   var body: some ReducerOf<Self> {
  ///     EmptyReducer().forEach(\.rows, action: \.rows) { Row() }
  ///   }
  /// }
  ///
  /// let store = Store(initialState: Rows.State(rows: [.init(id: 1), .init(id: 2)])) { Rows() }
  /// for row in store.scope(state: \.rows, action: \.rows) { row.send(.tap) }
  /// #expect(store.rows.map(\.isDone) == [true, true])
  /// ```
  ///
  /// If the rows of a `ForEach` over these stores contain a mistake, such as an unknown property,
  /// the compiler diagnoses the overload that returns one store, and reports a missing conformance
  /// to `RandomAccessCollection`. To get an error at the line of the mistake, move the row to a
  /// view of its own.
  public func scope<ElementID: Hashable & Sendable, ElementState, ElementAction>(
    state: KeyPath<State, IdentifiedArray<ElementID, ElementState>>,
    action: CaseKeyPath<Action, IdentifiedAction<ElementID, ElementAction>>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> StoreCollection<ElementID, ElementState, ElementAction> {
    reportIfUncached(
      at: IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    )
    return StoreCollection(parent: self, state: state, action: action)
  }

  /// Returns the store of one element of a collection.
  func element<ElementID: Hashable & Sendable, ElementState, ElementAction>(
    _ id: ElementID,
    showing element: ElementState,
    state: KeyPath<State, IdentifiedArray<ElementID, ElementState>>,
    action: CaseKeyPath<Action, IdentifiedAction<ElementID, ElementAction>>
  ) -> Store<ElementState, ElementAction> {
    let key = ChildStores.Key(state: state, action: action, id: id)
    if let child: Store<ElementState, ElementAction> = children.store(key) { return child }
    let core = OptionalCore(
      parent: self,
      keyPath: state.appending(path: \.[id: id]),
      action: AnyCasePath(action).appending(IdentifiedAction.allCasePaths[id: id]),
      state: element
    )
    return keep(core, for: key)
  }
}
