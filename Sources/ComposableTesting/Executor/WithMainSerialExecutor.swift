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

/// Runs a synchronous operation while all tasks of the process run on the main actor.
///
/// Wrap `invokeTest()` of an XCTest class in it to make all of its tests serial:
///
/// ```swift
/// withMainSerialExecutor {
///   #expect(uncheckedUseMainSerialExecutor)
/// }
/// #expect(!uncheckedUseMainSerialExecutor)
/// ```
///
/// Tasks that the operation starts run after it, and may run elsewhere by then.
public func withMainSerialExecutor(operation: () throws -> Void) rethrows {
  let executor = MainSerialExecutor()
  defer { withExtendedLifetime(executor) {} }
  try operation()
}

/// Whether all tasks of the process run on the main actor, one after the other.
///
/// Setting it to true lasts until it is set to false, whatever other tests do meanwhile: prefer
/// ``withMainSerialExecutor(operation:)-(()throws->Void)``. False doesn't end what a test store or
/// `withMainSerialExecutor` has begun.
public var uncheckedUseMainSerialExecutor: Bool {
  get { MainSerialExecutor.isInUse }
  set { MainSerialExecutor.isPermanent = newValue }
}
