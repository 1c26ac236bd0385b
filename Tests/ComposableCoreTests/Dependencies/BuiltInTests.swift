import ComposableCore
import Foundation
import IssueRecording
import Testing

@Suite struct BuiltInTests {
  @Dependency(\.date) var date
  @Dependency(\.uuid) var uuid
  @Dependency(\.withRandomNumberGenerator) var withRandomNumberGenerator

  @Test func `an incrementing UUID generator starts at zero`() {
    withDependencies {
      $0.uuid = .incrementing
    } operation: {
      #expect([uuid(), uuid(), uuid()] == [UUID(0), UUID(1), UUID(2)])
    }
  }

  @Test func `a constant UUID generator always returns the same value`() {
    withDependencies {
      $0.uuid = .constant(UUID(7))
    } operation: {
      #expect([uuid(), uuid()] == [UUID(7), UUID(7)])
    }
  }

  @Test(
    arguments: [
      (0, "00000000-0000-0000-0000-000000000000"),
      (42, "00000000-0000-0000-0000-00000000002A"),
      (0x1234_5678_9ABC_DEF0, "00000000-0000-0000-1234-56789ABCDEF0"),
      (-1, "00000000-0000-0000-FFFF-FFFFFFFFFFFF"),
    ]
  )
  func `a UUID can be created from a number`(number: Int, text: String) {
    #expect(UUID(number).uuidString == text)
  }

  @Test func `a constant date doesn't change`() {
    let then = Date(timeIntervalSince1970: 1)

    withDependencies {
      $0.date = .constant(then)
    } operation: {
      #expect(date.now == then)
      #expect(date() == then)
    }
  }

  @Test func `58. assigning to 'date.now' overrides the date without an issue`() {
    let then = Date(timeIntervalSince1970: 1)

    withDependencies { $0.date.now = then } operation: { #expect(date.now == then) }
  }

  @Test func `random numbers come from the current generator`() {
    withDependencies {
      $0.withRandomNumberGenerator = WithRandomNumberGenerator(Ascending())
    } operation: {
      let numbers = (0..<3).map { _ in withRandomNumberGenerator { $0.next() } }
      #expect(numbers == [1, 2, 3])
    }
  }

  @Test func `58. using a built-in dependency without overriding it is reported`() {
    let issues = messages {
      _ = date.now
      _ = uuid()
      _ = withRandomNumberGenerator { $0.next() }
    }

    func message(_ property: String, _ override: String) -> String {
      """
      Unimplemented: @Dependency(\\.\(property))

      A test used this dependency without overriding it, so its result would depend on the outside \
      world. To fix this, override it with 'withDependencies' or in the test store, for example:

        \(override)
      """
    }
    #expect(
      issues == [
        message("date", "$0.date = .constant(Date(timeIntervalSince1970: 0))"),
        message("uuid", "$0.uuid = .incrementing"),
        message(
          "withRandomNumberGenerator",
          "$0.withRandomNumberGenerator = WithRandomNumberGenerator(MyGenerator(seed: 0))"
        ),
      ]
    )
  }

  @Test func `58. sleeping on a clock without overriding it is reported`() async {
    @Dependency(\.continuousClock) var continuousClock
    @Dependency(\.suspendingClock) var suspendingClock

    let issues = await messages {
      try? await continuousClock.sleep(for: .seconds(1))
      try? await suspendingClock.sleep(for: .seconds(1))
    }

    #expect(
      issues.map { $0.prefix { $0 != "\n" } } == [
        "Unimplemented: @Dependency(\\.continuousClock).now",
        "Unimplemented: @Dependency(\\.continuousClock).sleep",
        "Unimplemented: @Dependency(\\.suspendingClock).now",
        "Unimplemented: @Dependency(\\.suspendingClock).sleep",
      ]
    )
  }

  @Test func `58. reading the calendar, locale, or time zone without overriding it is reported`() {
    @Dependency(\.calendar) var calendar
    @Dependency(\.locale) var locale
    @Dependency(\.timeZone) var timeZone

    let issues = messages { _ = (calendar, locale, timeZone) }

    #expect(
      issues.map { $0.prefix { $0 != "\n" } } == [
        "@Dependency(\\.calendar) has no test value, but was read in a test context.",
        "@Dependency(\\.locale) has no test value, but was read in a test context.",
        "@Dependency(\\.timeZone) has no test value, but was read in a test context.",
      ]
    )
  }

  @Test func `the calendar, locale, and time zone can be overridden`() {
    withDependencies {
      $0.calendar = Calendar(identifier: .gregorian)
      $0.locale = Locale(identifier: "de_AT")
      $0.timeZone = .gmt
    } operation: {
      @Dependency(\.calendar) var calendar
      @Dependency(\.locale) var locale
      @Dependency(\.timeZone) var timeZone
      #expect(calendar.identifier == .gregorian)
      #expect(locale.identifier == "de_AT")
      #expect(timeZone == .gmt)
    }
  }
}

@Suite struct BuiltInEffectTests {
  @Test func `a test waits for fire-and-forget work, even if the work throws an error`() async {
    struct Failure: Error {}
    @Dependency(\.fireAndForget) var fireAndForget
    let steps = LockIsolated<[Int]>([])

    await fireAndForget {
      steps.withValue { $0.append(1) }
      throw Failure()
    }
    await fireAndForget(priority: .background) { steps.withValue { $0.append(2) } }

    #expect(steps.value == [1, 2])
  }

  @Test func `fire-and-forget work outlives the task that starts it`() async {
    @Dependency(\.fireAndForget) var fireAndForget
    let (done, continuation) = AsyncStream.makeStream(of: Bool.self)

    let starter = Task {
      await withDependencies { $0.context = .live } operation: {
        await fireAndForget {
          await Task.yield()
          continuation.yield(Task.isCancelled)
        }
      }
    }
    starter.cancel()
    await starter.value

    #expect(await done.first { _ in true } == false)
  }

  @Test func `in a test, only false conditions and calls to 'assertionFailure' are reported`() {
    @Dependency(\.assert) var assert
    @Dependency(\.assertionFailure) var assertionFailure
    @Dependency(\.precondition) var precondition

    let issues = messages {
      assert(1 < 2, "fine")
      assert(1 > 2, "upside down")
      assert(false)
      assertionFailure("unreachable")
      precondition(true)
      precondition(false, "empty")
    }

    #expect(
      issues == [
        "Assertion failed: upside down", "Assertion failed.", "Assertion failed: unreachable",
        "Precondition failed: empty",
      ]
    )
  }

  @Test func `true conditions do nothing in a running app`() {
    withDependencies {
      $0.context = .live
    } operation: {
      @Dependency(\.assert) var assert
      @Dependency(\.precondition) var precondition
      assert(true)
      precondition(1 < 2, "fine")
    }
  }

  @Test func `opening a URL without overriding the dependency is reported`() async throws {
    @Dependency(\.openURL) var openURL
    let url = try #require(URL(string: "https://example.com"))

    let issues = await messages { #expect(await openURL(url) == false) }

    #expect(issues.map { $0.prefix { $0 != "\n" } } == ["Unimplemented: @Dependency(\\.openURL)"])
  }

  @Test func `without a user interface, no URL is opened`() async throws {
    @Dependency(\.openURL) var openURL
    let url = try #require(URL(string: "https://example.com"))

    let isOpen = await withDependencies { $0.context = .live } operation: { await openURL(url) }

    #expect(!isOpen)
  }

  @Test func `a test has a single notification center, which isn't the default center`() {
    @Dependency(\.notificationCenter) var center
    @Dependency(\.notificationCenter) var same

    #expect(center === same)
    #expect(center !== NotificationCenter.default)
  }

  @Test func `notifications are delivered in order and can be filtered by sender`() async {
    let center = NotificationCenter()
    let name = Notification.Name("scored"), sender = Sender()
    let all = center.notifications(named: name)
    let some = center.notifications(named: name, object: sender)
    let received = LockIsolated<[Int]>([])

    for number in 1...3 {
      center.post(name: name, object: number == 2 ? sender : nil, userInfo: ["n": number])
    }
    let task = Task {
      for await notification in all {
        let number = notification.userInfo?["n"] as? Int
        received.withValue { $0.append(number ?? 0) }
        if number == 3 { break }
      }
    }
    await task.value

    #expect(received.value == [1, 2, 3])
    #expect(await some.first { _ in true }?.userInfo?["n"] as? Int == 2)
  }

  @Test func `an error thrown by a closure that uses random numbers is rethrown`() {
    struct Failure: Error {}

    withDependencies {
      $0.withRandomNumberGenerator = WithRandomNumberGenerator(Ascending())
    } operation: {
      @Dependency(\.withRandomNumberGenerator) var withRandomNumberGenerator
      #expect(throws: Failure.self) { try withRandomNumberGenerator { _ in throw Failure() } }
      #expect(withRandomNumberGenerator { $0.next() } == 1)
    }
  }

  @Test func `a dependency can be read as the concrete type of its override`() async {
    let clock = TestClock()

    withDependencies {
      $0.continuousClock = clock
    } operation: {
      @Dependency(\.continuousClock, as: TestClock<Duration>.self) var same
      #expect(same === clock)
    }
  }

  private final class Sender: Sendable {}
}

private struct Ascending: RandomNumberGenerator {
  var number: UInt64 = 0

  mutating func next() -> UInt64 {
    number += 1
    return number
  }
}
