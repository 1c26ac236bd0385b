extension TestStore {
  /// Asserts what the state is now.
  ///
  /// The closure is given the state, and must change nothing: set what you expect it to be.
  public func assert(
    _ updateStateToExpectedResult: (_ state: inout State) throws -> Void,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let location = IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    announce("assert", at: location)
    expectSome(state, generation: generation, after: updateStateToExpectedResult, at: location)
  }

  private var generation: Int { core.dependencies.stackElementID.nextGeneration }
}
