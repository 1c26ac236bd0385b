import ComposableCore
import Dispatch

/// Performs an operation on the main actor and waits for it to return. You can call this function
/// on any thread.
func onMainQueue(_ operation: @MainActor () -> Void) {
  if isOnMainQueue {
    MainActor.assumeIsolated(operation)
  } else {
    DispatchQueue.main.sync { MainActor.assumeIsolated(operation) }
  }
}
