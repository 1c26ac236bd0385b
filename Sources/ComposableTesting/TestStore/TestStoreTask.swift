/// The effects that were started by an action sent to a test store.
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

  /// Cancels the effects and gives them time to react.
  @MainActor
  public func cancel() async {
    group?.cancel()
    await letEffectsRun()
  }

  /// Waits for the effects to end. Reports an issue if they take longer than the timeout.
  ///
  /// - Parameter duration: The time to wait for the effects; the test store's timeout if `nil`.
  @MainActor
  public func finish(
    timeout duration: Duration? = nil,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    guard let group else { return }
    let location = IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    announce("finish()", at: location)
    let duration = duration ?? timeout
    await wait(atMost: duration) { group.isClosed }
    guard !group.isClosed else { return }
    location.report(
      """
      Expected the task to finish, but it is still running after \(duration).

      If an effect of the action waits for a clock, advance the clock; if an effect never ends, \
      cancel the task; if an effect is slow, give 'finish' a longer timeout.
      """
    )
  }

  /// Whether the effects were cancelled; `true` if the action started none.
  @MainActor
  public var isCancelled: Bool { group?.isCancelled ?? true }
}
