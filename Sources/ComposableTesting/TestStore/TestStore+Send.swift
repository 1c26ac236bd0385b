import CustomDump

extension TestStore {
  /// Sends an action, as a view would, and asserts how the state changes.
  ///
  /// If the feature has dismissed itself, an issue is reported, and the action isn't sent. In an
  /// exhaustive test, an issue is also reported if the test hasn't received all actions that
  /// effects have sent. These actions can still be received afterward. If ``exhaustivity`` is off,
  /// they are skipped.
  ///
  /// ```swift
  /// let store = TestStore(initialState: 0) {
  ///   Reduce<Int, Int> { state, action in
  ///     state += action
  ///     return action == 1 ? .send(10) : .none
  ///   }
  /// }
  /// await store.send(2) { $0 = 2 }
  /// ```
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - updateStateToExpectedResult: A closure that turns the state before the action into the
  ///     state after it. Omit the closure if the action doesn't change the state.
  /// - Returns: The effects that the action starts.
  @discardableResult
  public func send(
    _ action: Action,
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async -> TestStoreTask {
    let location = IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    announce("send(\(actionLabel(action)))", at: location)
    guard !isDismissed else {
      location.report(dismissedMessage(for: action))
      return TestStoreTask(group: nil, timeout: timeout)
    }
    requireNothingReceived(before: action, at: location)
    // Actions that the test hasn't received have already changed the state.
    let previous = received.last?.state ?? state
    let group = core.send(action)
    if let group { trace(group, to: location) }
    if let sent {
      self.sent = nil
      state = previous
      expect(sent, from: previous, after: updateStateToExpectedResult, at: location)
      state = sent.state
    }
    await letEffectsRun()
    return TestStoreTask(group: group, timeout: timeout)
  }

  /// Sends the action of a case without a payload, such as `\.counter.incrementButtonTapped`, and
  /// asserts how the state changes.
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
  /// await store.send(\.start)
  /// await store.receive(\.response) { $0.found = 3 }
  /// ```
  @discardableResult
  public func send(
    _ action: CaseKeyPath<Action, Void>,
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async -> TestStoreTask {
    await send(
      AnyCasePath(action).embed(()), assert: updateStateToExpectedResult,
      fileID: fileID, file: filePath, line: line, column: column
    )
  }

  /// Sends the action with the given case and payload, and asserts how the state changes.
  ///
  /// ```swift
  /// @Reducer
  /// struct Search {
  ///   struct State: Equatable { var found = 0 }
  ///   enum Action { case response(Int) }
  ///   var body: some ReducerOf<Self> {
  ///     Reduce { state, action in
  ///       switch action {
  ///       case .response(let found):
  ///         state.found = found
  ///         return .none
  ///       }
  ///     }
  ///   }
  /// }
  ///
  /// let store = TestStore(initialState: Search.State()) { Search() }
  /// await store.send(\.response, 2) { $0.found = 2 }
  /// ```
  @discardableResult
  public func send<Value>(
    _ action: CaseKeyPath<Action, Value>,
    _ value: Value,
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async -> TestStoreTask {
    await send(
      AnyCasePath(action).embed(value), assert: updateStateToExpectedResult,
      fileID: fileID, file: filePath, line: line, column: column
    )
  }

  /// Records which `send` started a group of effects, and discards the record when the group ends.
  private func trace(_ group: EffectNode, to location: IssueLocation) {
    let id = ObjectIdentifier(group)
    origins[id] = location
    group.onClose { [weak self] in self?.origins[id] = nil }
  }

  private func requireNothingReceived(before action: Action, at location: IssueLocation) {
    guard !received.isEmpty else { return }
    guard exhaustivity != .on else { return location.report(unhandledMessage(before: action)) }
    reportSkipped("\(receivedCount) before sending", at: location)
    state = received.last?.state ?? state
    received = []
  }

  private func dismissedMessage(for action: Action) -> String {
    """
    Can't send action to dismissed test store.

    \(String(customDumping: action).indented)

    The feature of this store has dismissed itself. A parent that presents it would have removed \
    its state, so it can't receive any more actions.
    """
  }

  private func unhandledMessage(before action: Action) -> String {
    """
    Must handle \(receivedCount) before sending an action.

    Sending:
    \(String(customDumping: action).indented)

    Unhandled:
    \(received.map { String(customDumping: $0.action).indented }.joined(separator: "\n"))

    Effects sent these actions, but the test hasn't received them. Assert them with \
    'receive', in this order, before sending; or drop them with 'skipReceivedActions()'.
    """
  }
}
