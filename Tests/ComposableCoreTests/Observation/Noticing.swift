import Observation
import Synchronization

/// Returns whether `change` notifies observers of the values that `read` reads.
func notices(_ read: () -> Void, when change: () -> Void) -> Bool {
  let noticed = Mutex(false)
  withObservationTracking(read) { noticed.withLock { $0 = true } }
  change()
  return noticed.withLock { $0 }
}
