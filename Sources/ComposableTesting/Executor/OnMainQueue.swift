import ComposableCore
import Dispatch

/// Does something on the main actor, now, from wherever it is called.
func onMainQueue(_ operation: @MainActor () -> Void) {
  if isOnMainQueue {
    MainActor.assumeIsolated(operation)
  } else {
    DispatchQueue.main.sync { MainActor.assumeIsolated(operation) }
  }
}
