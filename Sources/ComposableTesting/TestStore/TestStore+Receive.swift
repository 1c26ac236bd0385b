import CustomDump

extension TestStore {
  /// Asserts that an effect sends an action, and how the state changes.
  ///
  /// - Parameters:
  ///   - expectedAction: The action.
  ///   - duration: How long to wait for it; ``timeout`` when `nil`.
  ///   - updateStateToExpectedResult: Turns the state before the action into the one after it.
  public func receive(
    _ expectedAction: Action,
    timeout duration: Duration? = nil,
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async where Action: Equatable {
    let expectation = ActionExpectation(
      label: actionLabel(expectedAction),
      matches: { $0 == expectedAction },
      mismatch: { diff(expectedAction, $0, format: .proportional) },
      location: IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    )
    await receive(expectation, timeout: duration, assert: updateStateToExpectedResult)
  }

  /// Asserts that an effect sends an action for which a predicate holds.
  public func receive(
    _ isMatching: (_ action: Action) -> Bool,
    timeout duration: Duration? = nil,
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    await withoutActuallyEscaping(isMatching) { isMatching in
      let expectation = ActionExpectation<Action>(
        label: "an action matching the predicate",
        matches: isMatching,
        mismatch: { _ in nil },
        location: IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
      )
      await receive(expectation, timeout: duration, assert: updateStateToExpectedResult)
    }
  }

  /// Asserts that an effect sends an action of a case: `\.counter.response`.
  public func receive<Value>(
    _ actionCase: CaseKeyPath<Action, Value>,
    timeout duration: Duration? = nil,
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    let path = AnyCasePath(actionCase)
    let expectation = ActionExpectation<Action>(
      label: caseLabel(actionCase),
      matches: { path.extract(from: $0) != nil },
      mismatch: { _ in nil },
      location: IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    )
    await receive(expectation, timeout: duration, assert: updateStateToExpectedResult)
  }

  /// Asserts that an effect sends an action of a case, and what it carries.
  public func receive<Value: Equatable>(
    _ actionCase: CaseKeyPath<Action, Value>,
    _ value: Value,
    timeout duration: Duration? = nil,
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    let path = AnyCasePath(actionCase)
    let expectation = ActionExpectation<Action>(
      label: "\(caseLabel(actionCase)), \(value)",
      matches: { path.extract(from: $0) == value },
      mismatch: { path.extract(from: $0).flatMap { diff(value, $0, format: .proportional) } },
      location: IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    )
    await receive(expectation, timeout: duration, assert: updateStateToExpectedResult)
  }
}
