/// What an action sent to a test store has set off.
///
/// ```swift
/// let store = TestStore(initialState: 0) {
///   Reduce<Int, Int> { _, _ in .run { _ in try await Task.sleep(for: .seconds(60)) } }
/// }
/// let task = await store.send(1)
/// await task.cancel()
/// #expect(task.isCancelled)
/// ```
public struct TestStoreTask: Sendable {
  let group: EffectNode?
  let timeout: Duration

  /// Cancels everything.
  @MainActor
  public func cancel() async {
    group?.cancel()
    await letEffectsRun()
  }

  /// Waits until everything has ended; it is an issue when that takes longer than the timeout.
  @MainActor
  public func finish(
    timeout duration: Duration? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    guard let group, !group.isClosed else { return }
    let duration = duration ?? timeout
    await wait(atMost: duration) { group.isClosed }
    guard !group.isClosed else { return }
    IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column).report(
      """
      Expected the task to finish, but it is still running after \(duration).

      If an effect of the action waits for a clock, advance it; if it never ends, cancel the task; \
      if it only takes its time, give "finish" a longer timeout.
      """
    )
  }

  /// Whether everything was cancelled; `true` when there was no effect.
  @MainActor
  public var isCancelled: Bool { group?.isCancelled ?? true }
}
