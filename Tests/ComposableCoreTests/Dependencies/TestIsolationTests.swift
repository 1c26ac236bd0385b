import ComposableCore
import Synchronization
import Testing

/// Identical tests that run in parallel. Each of them fails if it reads a value that another test
/// has changed.
@Suite struct TestIsolationTests {
  @Dependency(Passengers.self) private var passengers

  @Test func `58. a test starts with a fresh test value`() async {
    await countToThree()
  }

  @Test func `58. a test running in parallel has its own test value`() async {
    await countToThree()
  }

  @Test func `58. a second test running in parallel has its own test value`() async {
    await countToThree()
  }

  private func countToThree() async {
    for count in 0..<3 {
      #expect(passengers.board() == count)
      await Task.yield()
    }
  }
}

private final class Passengers: TestDependencyKey {
  private let count = Mutex(0)

  static var testValue: Passengers { Passengers() }

  func board() -> Int {
    count.withLock { count in
      defer { count += 1 }
      return count
    }
  }
}
