/// Runs an operation while all tasks of the process run on the main actor, one at a time, in
/// the order in which they become ready.
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
/// A ``TestStore`` does this automatically. Tests that run at the same time become serial, too.
/// When the operation ends, even with an error, tasks run on all threads again, unless a test store
/// or another call keeps them serial.
///
/// - Throws: Any error that the operation throws.
@MainActor
public func withMainSerialExecutor(
  operation: @MainActor @Sendable () async throws -> Void
) async rethrows {
  let executor = MainSerialExecutor()
  defer { withExtendedLifetime(executor) {} }
  try await operation()
}

/// Runs a synchronous operation while all tasks of the process run on the main actor.
///
/// To make all tests of an `XCTestCase` subclass serial, call `super.invokeTest()` in the
/// operation.
///
/// ```swift
/// withMainSerialExecutor {
///   #expect(uncheckedUseMainSerialExecutor)
/// }
/// #expect(!uncheckedUseMainSerialExecutor)
/// ```
///
/// Tasks that are still running when the operation returns can continue on other threads.
///
/// - Throws: Any error that the operation throws.
public func withMainSerialExecutor(operation: () throws -> Void) rethrows {
  let executor = MainSerialExecutor()
  defer { withExtendedLifetime(executor) {} }
  try operation()
}

/// Whether all tasks of the process run on the main actor, one at a time.
///
/// Setting this to `true` affects all tests of the process until it's set to `false`, so prefer
/// ``withMainSerialExecutor(operation:)-(()throws->Void)``. Setting it to `false` has no effect on
/// test stores that are alive or on running calls to `withMainSerialExecutor`.
public var uncheckedUseMainSerialExecutor: Bool {
  get { MainSerialExecutor.isInUse }
  set { MainSerialExecutor.isPermanent = newValue }
}
