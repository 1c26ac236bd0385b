import Foundation
import Testing

nonisolated(unsafe) private var count = 0
private let lock = NSLock()

/// The same work with and without a data race, which the sanitizer has to distinguish.
@Suite struct PlantedRaceTests {
  @Test func race() {
    inTwoThreads { count += 1 }
  }

  @Test func guarded() {
    inTwoThreads { lock.withLock { count += 1 } }
  }
}

/// Runs the work on two threads. A loaded machine could run two tasks one after the other on one
/// thread, where no race occurs.
private func inTwoThreads(_ work: @escaping @Sendable () -> Void) {
  let end = DispatchSemaphore(value: 0)
  let threads = (1...2).map { _ in
    Thread {
      for _ in 1...1_000 { work() }
      end.signal()
    }
  }
  for thread in threads { thread.start() }
  for _ in threads { end.wait() }
}
