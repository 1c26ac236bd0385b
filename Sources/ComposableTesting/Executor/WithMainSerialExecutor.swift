/// Runs an operation while all tasks of the process run on the main actor, one after the other, in
/// the order in which they became ready.
///
/// ```swift
/// let clock = TestClock()
/// let start = clock.now
/// try await withMainSerialExecutor {
///   let task = Task { try await clock.sleep(for: .seconds(1)) }
///   await Task.yield()  // The task is asleep now, on every machine.
///   await clock.advance(by: .seconds(1))
///   try await task.value
/// }
/// #expect(start.duration(to: clock.now) == .seconds(1))
/// ```
///
/// A ``TestStore`` does so by itself. Tests that run at the same time become serial too.
@MainActor
public func withMainSerialExecutor(
  operation: @MainActor @Sendable () async throws -> Void
) async rethrows {
  let executor = MainSerialExecutor()
  defer { withExtendedLifetime(executor) {} }
  try await operation()
}
