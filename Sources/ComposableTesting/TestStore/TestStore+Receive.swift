import CustomDump

extension TestStore {
  /// Asserts that an effect sends an action, and asserts how the state changes.
  ///
  /// In an exhaustive test, the oldest received action must match. If it doesn't, an issue is
  /// reported, and the test continues after that action. If ``exhaustivity`` is off, the first
  /// received action that matches is asserted, and earlier actions are skipped. If none matches, an
  /// issue is reported, and all received actions are kept.
  ///
  /// ```swift
  /// let store = TestStore(initialState: 0) {
  ///   Reduce<Int, Int> { state, action in
  ///     state += action
  ///     return action == 1 ? .send(10) : .none
  ///   }
  /// }
  /// await store.send(1) { $0 = 1 }
  /// await store.receive(10) { $0 = 11 }
  /// ```
  ///
  /// - Parameters:
  ///   - expectedAction: The expected action.
  ///   - duration: The time to wait for the action; ``timeout`` if `nil`. Waiting ends early if no
  ///     effect is running.
  ///   - updateStateToExpectedResult: A closure that turns the state before the action into the
  ///     state after it.
  public func receive(
    _ expectedAction: Action,
    timeout duration: Duration? = nil,
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
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

  /// Asserts that an effect sends an action that satisfies a predicate, and asserts how the state
  /// changes.
  ///
  /// In an exhaustive test, the oldest received action must match. If it doesn't, an issue is
  /// reported, and the test continues after that action. If ``exhaustivity`` is off, the first
  /// received action that matches is asserted, and earlier actions are skipped. If none matches, an
  /// issue is reported, and all received actions are kept.
  ///
  /// ```swift
  /// let store = TestStore(initialState: 0) {
  ///   Reduce<Int, Int> { state, action in
  ///     state += action
  ///     return action == 1 ? .send(10) : .none
  ///   }
  /// }
  /// await store.send(1) { $0 = 1 }
  /// await store.receive { $0 > 9 } assert: { $0 = 11 }
  /// ```
  ///
  /// - Parameters:
  ///   - isMatching: A closure that returns whether an action is the expected action. It can be
  ///     called several times for the same action.
  ///   - duration: The time to wait for the action; ``timeout`` if `nil`. Waiting ends early if no
  ///     effect is running.
  ///   - updateStateToExpectedResult: A closure that turns the state before the action into the
  ///     state after it.
  public func receive(
    _ isMatching: (_ action: Action) -> Bool,
    timeout duration: Duration? = nil,
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
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

  /// Asserts that an effect sends an action in the given case, such as `\.counter.response`, and
  /// asserts how the state changes.
  ///
  /// In an exhaustive test, the oldest received action must match. If it doesn't, an issue is
  /// reported, and the test continues after that action. If ``exhaustivity`` is off, the first
  /// received action that matches is asserted, and earlier actions are skipped. If none matches, an
  /// issue is reported, and all received actions are kept.
  ///
  /// ```swift
  /// @Reducer
  /// struct Search {
  ///   struct State: Equatable { var found = 0 }
  ///   enum Action { case start, response(Int) }
  ///   var body: some ReducerOf<Self> {
  ///     Reduce { state, action in
  ///       switch action {
  ///       case .start: return .send(.response(3))
  ///       case .response(let found):
  ///         state.found = found
  ///         return .none
  ///       }
  ///     }
  ///   }
  /// }
  ///
  /// let store = TestStore(initialState: Search.State()) { Search() }
  /// await store.send(.start)
  /// await store.receive(\.response) { $0.found = 3 }
  /// ```
  public func receive<Value>(
    _ actionCase: CaseKeyPath<Action, Value>,
    timeout duration: Duration? = nil,
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
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

  /// Asserts that an effect sends an action with the given case and payload, and asserts how the
  /// state changes.
  ///
  /// In an exhaustive test, the oldest received action must match. If it doesn't, an issue is
  /// reported, and the test continues after that action. If ``exhaustivity`` is off, the first
  /// received action that matches is asserted, and earlier actions are skipped. If none matches, an
  /// issue is reported, and all received actions are kept.
  ///
  /// ```swift
  /// @Reducer
  /// struct Search {
  ///   struct State: Equatable { var found = 0 }
  ///   enum Action { case start, response(Int) }
  ///   var body: some ReducerOf<Self> {
  ///     Reduce { state, action in
  ///       switch action {
  ///       case .start: return .send(.response(3))
  ///       case .response(let found):
  ///         state.found = found
  ///         return .none
  ///       }
  ///     }
  ///   }
  /// }
  ///
  /// let store = TestStore(initialState: Search.State()) { Search() }
  /// await store.send(.start)
  /// await store.receive(\.response, 3) { $0.found = 3 }
  /// ```
  public func receive<Value: Equatable>(
    _ actionCase: CaseKeyPath<Action, Value>,
    _ value: Value,
    timeout duration: Duration? = nil,
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    let path = AnyCasePath(actionCase)
    let expectation = ActionExpectation<Action>(
      label: "\(caseLabel(actionCase)), \(actionLabel(value))",
      matches: { path.extract(from: $0) == value },
      mismatch: { path.extract(from: $0).flatMap { diff(value, $0, format: .proportional) } },
      location: IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    )
    await receive(expectation, timeout: duration, assert: updateStateToExpectedResult)
  }
}
