import ComposableCore

extension DismissEffect {
  /// Dismisses the feature and animates the changes.
  ///
  /// ```swift
  /// @Reducer
  /// struct Child {
  ///   @ObservableState struct State {}
  ///   enum Action { case close }
  ///   @Dependency(\.dismiss) var dismiss
  ///   var body: some ReducerOf<Self> {
  ///     Reduce { _, _ in .run { _ in await dismiss(animation: .easeOut) } }
  ///   }
  /// }
  ///
  /// @Reducer
  /// struct Parent {
  ///   @ObservableState struct State { @Presents var child: Child.State? = Child.State() }
  ///   enum Action { case child(PresentationAction<Child.Action>) }
  ///   var body: some ReducerOf<Self> {
  ///     EmptyReducer().ifLet(\.$child, action: \.child) { Child() }
  ///   }
  /// }
  ///
  /// struct ParentView: View {
  ///   let store: StoreOf<Parent>
  ///   var body: some View { Text(store.child == nil ? "Closed" : "Open") }
  /// }
  ///
  /// let store = Store(initialState: Parent.State()) { Parent() }
  /// let phone = Phone(ParentView(store: store))
  /// #expect(phone.shows("Open"))
  /// await store.send(.child(.presented(.close))).finish()
  /// #expect(phone.shows("Closed") && phone.transaction.animation == .easeOut)
  /// ```
  @MainActor
  public func callAsFunction(
    animation: Animation?,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    await callAsFunction(
      transaction: Transaction(animation: animation), fileID: fileID, filePath: filePath,
      line: line, column: column)
  }

  /// Dismisses the feature and applies a transaction to the changes.
  @MainActor
  public func callAsFunction(
    transaction: Transaction,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    withTransaction(transaction) {
      perform(
        at: IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column))
    }
  }
}
