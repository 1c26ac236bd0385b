extension Reducer {
  /// Runs the features of an enum while one of them is presented, using the reducer that `@Reducer`
  /// generates for the enum.
  ///
  /// ```swift
  /// @Reducer
  /// struct Counter {
  ///   @ObservableState struct State: Equatable { var count = 0 }
  ///   enum Action { case increment }
  ///   var body: some ReducerOf<Self> {
  ///     Reduce { state, _ in
  ///       state.count += 1
  ///       return .none
  ///     }
  ///   }
  /// }
  ///
  /// @Reducer
  /// struct App {
  ///   @Reducer enum Destination { case counter(Counter) }
  ///   @ObservableState struct State { @Presents var destination: Destination.State? }
  ///   enum Action { case destination(PresentationAction<Destination.Action>) }
  ///   var body: some ReducerOf<Self> {
  ///     EmptyReducer().ifLet(\.$destination, action: \.destination)
  ///   }
  /// }
  ///
  /// let store = Store(initialState: App.State(destination: .counter(.init()))) { App() }
  /// store.send(.destination(.presented(.counter(.increment))))
  /// #expect(store.destination?.counter?.count == 1)
  /// ```
  ///
  /// - Parameters:
  ///   - state: The presented property, such as `\.$destination`.
  ///   - action: The case that holds the features' actions and their dismissal.
  public func ifLet<DestinationState: CaseReducerState, DestinationAction>(
    _ state: WritableKeyPath<State, PresentationState<DestinationState>>,
    action: CaseKeyPath<Action, PresentationAction<DestinationAction>>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some Reducer<State, Action> where DestinationState.StateReducer.Action == DestinationAction {
    ifLet(
      state, action: action,
      destination: { DestinationState.StateReducer.body },
      fileID: fileID, filePath: filePath, line: line, column: column
    )
  }
}
