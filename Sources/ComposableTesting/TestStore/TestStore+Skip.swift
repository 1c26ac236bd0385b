extension TestStore {
  /// Drops the actions that effects have sent and continues with the resulting state.
  ///
  /// ```swift
  /// let store = TestStore(initialState: 0) {
  ///   Reduce<Int, Int> { state, action in
  ///     state += action
  ///     return action == 1 ? .send(10) : .none
  ///   }
  /// }
  /// await store.send(1) { $0 = 1 }
  /// await store.skipReceivedActions()
  /// #expect(store.state == 11)
  /// ```
  ///
  /// - Parameter strict: Whether to report an issue if there are no received actions.
  public func skipReceivedActions(
    strict: Bool = true,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    let location = IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    await letEffectsRun()
    guard let last = received.last else {
      if strict { location.report(Self.nothingReceived) }
      return
    }
    reportSkipped(receivedCount, at: location)
    state = last.state
    received = []
  }

  /// Cancels the running effects.
  ///
  /// ```swift
  /// let store = TestStore(initialState: 0) {
  ///   Reduce<Int, Int> { _, _ in .run { _ in try await Task.sleep(for: .seconds(60)) } }
  /// }
  /// await store.send(1)
  /// await store.skipInFlightEffects()
  /// ```
  ///
  /// - Parameter strict: Whether to report an issue if no effects are running.
  public func skipInFlightEffects(
    strict: Bool = true,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    let location = IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    await letEffectsRun()
    guard !running.isEmpty else {
      if strict { location.report(Self.nothingInFlight) }
      return
    }
    reportSkipped("\(running.count) running effect\(running.count == 1 ? "" : "s")", at: location)
    for group in core.root.groups { group.cancel() }
    await letEffectsRun()
  }

  private static var nothingReceived: String {
    """
    There were no received actions to skip.

    All received actions have been asserted or skipped. Remove 'skipReceivedActions()', or pass \
    'strict: false' if there may be none.
    """
  }

  private static var nothingInFlight: String {
    """
    There were no in-flight effects to skip.

    Every effect has already ended. Remove 'skipInFlightEffects()', or pass 'strict: false' if \
    there may be none.
    """
  }
}
