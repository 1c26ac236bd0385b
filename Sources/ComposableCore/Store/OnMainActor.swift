import Dispatch

/// Does something on the main actor: now if the caller is there, otherwise as soon as possible.
func onMainActor(_ operation: @escaping @MainActor @Sendable () -> Void) {
  if isOnMainQueue {
    MainActor.assumeIsolated(operation)
  } else {
    Task { @MainActor in operation() }
  }
}

/// Whether the caller runs on the main queue, and so on the main actor.
///
/// The thread doesn't say: on Linux the main queue may be drained by another than the first one.
package var isOnMainQueue: Bool { DispatchQueue.getSpecific(key: mainQueueKey) == true }

private let mainQueueKey: DispatchSpecificKey<Bool> = {
  let key = DispatchSpecificKey<Bool>()
  DispatchQueue.main.setSpecific(key: key, value: true)
  return key
}()
