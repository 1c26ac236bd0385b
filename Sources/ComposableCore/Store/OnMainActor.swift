import Dispatch

/// Runs an operation on the main actor: immediately if the caller is on the main queue, and
/// asynchronously otherwise.
func onMainActor(_ operation: @escaping @MainActor @Sendable () -> Void) {
  if isOnMainQueue {
    MainActor.assumeIsolated(operation)
  } else {
    Task { @MainActor in operation() }
  }
}

/// Whether the caller runs on the main queue, and therefore on the main actor.
///
/// The current thread isn't a reliable test, because on Linux a thread other than the main thread
/// may drain the main queue.
package var isOnMainQueue: Bool { DispatchQueue.getSpecific(key: mainQueueKey) == true }

private let mainQueueKey: DispatchSpecificKey<Bool> = {
  let key = DispatchSpecificKey<Bool>()
  DispatchQueue.main.setSpecific(key: key, value: true)
  return key
}()
