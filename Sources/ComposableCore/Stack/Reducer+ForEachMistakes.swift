// Unavailable overloads of `forEach` for common mistakes, so that the compiler explains the fix.

extension Reducer {
  /// Diagnoses a stack whose elements have no reducer.
  ///
  /// ```swift, fails="'forEach' requires a reducer for the elements"
  /// @Reducer struct Screen {}
  ///
  /// @Reducer
  /// struct App {
  ///   @ObservableState struct State { var path = StackState<Screen.State>() }
  ///   enum Action { case path(StackActionOf<Screen>) }
  ///   var body: some ReducerOf<Self> {
  ///     EmptyReducer()
  ///       .forEach(\.path, action: \.path)
  ///   }
  /// }
  /// ```
  @available(
    *, unavailable,
    message: """
      'forEach' requires a reducer for the elements: '.forEach(\\.path, action: \\.path) { Path() \
      }'. The closure can be omitted only for an enum declared with '@Reducer'.
      """
  )
  @_disfavoredOverload
  public func forEach<DestinationState, DestinationAction>(
    _ state: WritableKeyPath<State, StackState<DestinationState>>,
    action: CaseKeyPath<Action, StackAction<DestinationState, DestinationAction>>
  ) -> some Reducer<State, Action> {
    self
  }

  /// Diagnoses a collection whose elements have no reducer.
  ///
  /// ```swift, fails="'forEach' requires a reducer for the elements"
  /// @Reducer struct Row { @ObservableState struct State: Identifiable { let id: Int } }
  ///
  /// @Reducer
  /// struct Rows {
  ///   @ObservableState struct State { var rows: IdentifiedArrayOf<Row.State> = [] }
  ///   enum Action { case rows(IdentifiedActionOf<Row>) }
  ///   var body: some ReducerOf<Self> {
  ///     EmptyReducer()
  ///       .forEach(\.rows, action: \.rows)
  ///   }
  /// }
  /// ```
  @available(
    *, unavailable,
    message: """
      'forEach' requires a reducer for the elements: '.forEach(\\.rows, action: \\.rows) { Row() }'.
      """
  )
  public func forEach<ElementState, ElementAction, ID: Hashable & Sendable>(
    _ state: WritableKeyPath<State, IdentifiedArray<ID, ElementState>>,
    action: CaseKeyPath<Action, IdentifiedAction<ID, ElementAction>>
  ) -> some Reducer<State, Action> {
    self
  }
}
