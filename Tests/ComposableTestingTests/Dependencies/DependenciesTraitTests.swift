import ComposableTesting
import Foundation
import Synchronization
import Testing

@Suite(.dependency(\.uuid, .incrementing)) struct DependenciesTraitTests {
  @Dependency(\.uuid) var uuid
  @Dependency(Turnstile.self) private var turnstile

  @Test(arguments: 0..<5) func `58. each case of a test starts with fresh test values`(case: Int) {
    #expect(turnstile.enter() == 0)
    #expect(uuid() == UUID(0))
  }

  @Test(.dependency(\.uuid, .constant(UUID(9))))
  func `a test's trait takes precedence over its suite's trait`() {
    #expect(uuid() == UUID(9))
  }

  @Test(.dependency(\.date.now, Date(timeIntervalSince1970: 60)))
  func `a single property of a dependency can be overridden without an issue`() {
    @Dependency(\.date.now) var now

    #expect(now == Date(timeIntervalSince1970: 60))
  }

  @MainActor @Test
  func `a reducer can override a single property of a dependency without an issue`() async {
    let store = TestStore(initialState: 0) {
      Reduce<Int, Void> { state, _ in
        @Dependency(\.date.now) var now
        state = Int(now.timeIntervalSince1970)
        return .none
      }
      .dependency(\.date.now, Date(timeIntervalSince1970: 60))
    }

    await store.send(()) { $0 = 60 }
  }

  @Test(.dependency(Turnstile(entered: 5)))
  func `a dependency that is its own key can be overridden`() {
    #expect(turnstile.enter() == 5)
  }

  @Test(
    .dependencies {
      $0.date = .constant(Date(timeIntervalSince1970: 0))
      $0.uuid = .constant(UUID(7))
    }
  )
  func `several dependencies can be overridden at once`() {
    @Dependency(\.date) var date

    #expect(date.now == Date(timeIntervalSince1970: 0))
    #expect(uuid() == UUID(7))
  }
}

/// A counter that shows whether another test has used it before.
private final class Turnstile: TestDependencyKey {
  private let entered: Mutex<Int>

  init(entered: Int) {
    self.entered = Mutex(entered)
  }

  static var testValue: Turnstile { Turnstile(entered: 0) }

  func enter() -> Int {
    entered.withLock { entered in
      defer { entered += 1 }
      return entered
    }
  }
}
