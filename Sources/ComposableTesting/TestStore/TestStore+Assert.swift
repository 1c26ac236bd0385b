extension TestStore {
  /// Asserts the current state.
  ///
  /// The closure receives the current state and sets the values that you expect. The assertion
  /// fails if the closure changes the state.
  ///
  /// ```swift
  /// let store = TestStore(initialState: 0) {
  ///   Reduce<Int, Int> { state, action in
  ///     state += action
  ///     return action == 1 ? .send(10) : .none
  ///   }
  /// }
  /// await store.send(2) { $0 = 2 }
  /// store.assert { $0 = 2 }
  /// ```
  public func assert(
    _ updateStateToExpectedResult: (_ state: inout State) throws -> Void,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let location = IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    announce("assert", at: location)
    expectSome(state, generation: generation, after: updateStateToExpectedResult, at: location)
  }

  private var generation: Int { core.dependencies.stackElementID.nextGeneration }
}
