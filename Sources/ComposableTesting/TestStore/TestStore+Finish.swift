import CustomDump

extension TestStore {
  /// The running effects, in the order of the `send` calls that led to them.
  var running: [EffectNode] { core.root.groups.flatMap(\.running) }

  /// Waits until all effects have ended, and asserts that no received actions are left.
  ///
  /// In an exhaustive test, an issue is reported if effects don't end in time or if received
  /// actions are left. If ``exhaustivity`` is off, received actions can still be asserted
  /// afterward.
  ///
  /// ```swift
  /// let store = TestStore(initialState: 0) {
  ///   Reduce<Int, Int> { _, _ in .run { _ in await Task.yield() } }
  /// }
  /// await store.send(1)
  /// await store.finish()
  /// ```
  ///
  /// - Parameter duration: The time to wait for the effects; ``timeout`` if `nil`.
  public func finish(
    timeout duration: Duration? = nil,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    let location = IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    if !running.isEmpty || !received.isEmpty { announce("finish()", at: location) }
    let duration = duration ?? timeout
    await wait(atMost: duration) { running.isEmpty }
    guard running.isEmpty else {
      unfinished = running
      guard exhaustivity == .on else {
        let effects = "unfinished effect\(running.count == 1 ? "" : "s")"
        return reportSkipped("\(running.count) \(effects)", at: location)
      }
      return location.report(
        """
        Expected effects to finish, but \(running.count) \(running.count == 1 ? "is" : "are") still \
        running after \(duration).

        \(runningList)

        \(Self.advice)
        """
      )
    }
    guard exhaustivity == .on else { return }
    assertAllReceived()
    // The test has failed for these actions, and must not fail again when the store is deallocated.
    received = []
  }

  /// Reports received actions that the test hasn't asserted, and running effects that `finish`
  /// hasn't reported.
  ///
  /// If ``exhaustivity`` is off, prints them if `showSkippedAssertions` is `true`, and otherwise
  /// ignores them.
  func assertNothingIsLeft() {
    assertAllReceived()
    for group in core.root.groups {
      for effect in group.running where !unfinished.contains(where: { $0 === effect }) {
        report(effect, from: group)
      }
    }
  }

  private func assertAllReceived() {
    guard !received.isEmpty else { return }
    guard exhaustivity == .on else {
      return reportSkipped("\(receivedCount) at the end of the test", at: location)
    }
    location.report(
      """
      The store received \(received.count) unexpected \
      action\(received.count == 1 ? "" : "s"): …

      Unhandled actions:
      \(received.map { String(customDumping: $0.action).indented }.joined(separator: "\n"))

      Effects sent these actions, but the test hasn't received them. Assert them with 'receive', \
      or drop them with 'skipReceivedActions()'.
      """
    )
  }

  private func report(_ effect: EffectNode, from group: EffectNode) {
    let origin = origins[ObjectIdentifier(group)] ?? location
    guard exhaustivity == .on else {
      return reportSkipped("an effect that is running at the end of the test", at: origin)
    }
    origin.report(
      """
      An effect returned for this action is still running. It must complete before the end of the \
      test.

      \(effect.location.map { "Effect started at \($0)" }?.indented ?? "")

      \(Self.advice)
      """
    )
  }

  private var runningList: String {
    running.compactMap(\.location).map { "Effect started at \($0)".indented }
      .joined(separator: "\n")
  }

  private static var advice: String {
    """
    To fix this, do one of the following: advance the clock that the effect waits for; send the \
    action that ends the effect; cancel the task that 'send' returns; override the dependency \
    that the effect waits for; or drop the effect with 'skipInFlightEffects()'.
    """
  }
}
