import ComposableCore
import Foundation
import Testing

@Suite struct BuiltInTests {
  @Dependency(\.date) var date
  @Dependency(\.uuid) var uuid
  @Dependency(\.withRandomNumberGenerator) var withRandomNumberGenerator

  @Test func `a counting generator of identifiers begins at zero`() {
    withDependencies {
      $0.uuid = .incrementing
    } operation: {
      #expect([uuid(), uuid(), uuid()] == [UUID(0), UUID(1), UUID(2)])
    }
  }

  @Test func `a constant generator of identifiers repeats itself`() {
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
  func `an identifier is made from a number`(number: Int, text: String) {
    #expect(UUID(number).uuidString == text)
  }

  @Test func `a constant date stays`() {
    let then = Date(timeIntervalSince1970: 1)

    withDependencies {
      $0.date = .constant(then)
    } operation: {
      #expect(date.now == then)
      #expect(date() == then)
    }
  }

  @Test func `58. a date that is set without a generator stays, and is no issue`() {
    let then = Date(timeIntervalSince1970: 1)

    withDependencies { $0.date.now = then } operation: { #expect(date.now == then) }
  }

  @Test func `random numbers come from the generator that is lent`() {
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

      A test used it without overriding it, so the outcome would depend on the outside world. To \
      fix this, override it with 'withDependencies' or in the test store, for example:

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

  @Test func `58. reading the user's region without overriding it is reported`() {
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

  @Test func `the user's region is overridden`() {
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

private struct Ascending: RandomNumberGenerator {
  var number: UInt64 = 0

  mutating func next() -> UInt64 {
    number += 1
    return number
  }
}
