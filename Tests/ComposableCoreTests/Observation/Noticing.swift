import Observation
import Synchronization

/// Whether what `read` reads is said to have changed while `change` runs.
func notices(_ read: () -> Void, when change: () -> Void) -> Bool {
  let noticed = Mutex(false)
  withObservationTracking(read) { noticed.withLock { $0 = true } }
  change()
  return noticed.withLock { $0 }
}
