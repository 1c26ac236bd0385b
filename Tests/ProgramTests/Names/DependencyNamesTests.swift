import ComposableTesting
import ComposableUI
import Foundation
import Testing

/// Exercises the built-in dependencies that programs written for similar libraries use.
@MainActor
@Suite struct DependencyNamesTests {
  @Test func `each built-in dependency can be overridden and used`() async throws {
    let opened = LockIsolated<[URL]>([])
    let url = try #require(URL(string: "https://example.com"))
    let center = NotificationCenter()
    let session = URLSession(configuration: .ephemeral)

    try await withDependencies {
      $0.assert = Recorded()
      $0.assertionFailure = Recorded()
      $0.precondition = Recorded()
      $0.calendar = Calendar(identifier: .gregorian)
      $0.continuousClock = ImmediateClock()
      $0.suspendingClock = ImmediateClock()
      $0.date = .constant(Date(timeIntervalSince1970: 1))
      $0.fireAndForget = FireAndForget { _, work in try? await work() }
      $0.locale = Locale(identifier: "de_DE")
      $0.mainQueue = .immediate
      $0.notificationCenter = center
      $0.openURL = OpenURLEffect { url in
        opened.withValue { $0.append(url) }
        return true
      }
      $0.timeZone = TimeZone(secondsFromGMT: 0)!
      $0.urlSession = session
      $0.uuid = .incrementing
      $0.withRandomNumberGenerator = WithRandomNumberGenerator(SystemRandomNumberGenerator())
    } operation: {
      let used = Used()
      used.assert(false)
      used.assertionFailure()
      used.precondition(false)
      #expect(used.calendar.identifier == .gregorian)
      #expect(used.locale.identifier == "de_DE" && used.timeZone.secondsFromGMT() == 0)
      #expect(used.now == Date(timeIntervalSince1970: 1) && used.uuid() == UUID(0))
      try await used.clock.sleep(for: .seconds(1))
      try await used.suspendingClock.sleep(for: .seconds(1))
      try await used.mainQueue.sleep(for: .seconds(1))
      await used.fireAndForget { opened.withValue { $0.append(url) } }
      #expect(await used.openURL(url) && opened.count == 2)
      #expect(used.notificationCenter === center && used.urlSession === session)
      #expect(used.recorded.isRecorded)
      #expect(throws: CancellationError.self) {
        try used.withRandomNumberGenerator { _ in throw CancellationError() }
      }
    }
  }

  @Test func `dependencies of each context and unimplemented schedulers can be created`() {
    #expect(DependencyValues.live.context == .live)
    #expect(DependencyValues.preview.context == .preview)
    #expect(DependencyValues.test.context == .test)
    withDependencies {
      $0.mainQueue = .unimplemented
    } operation: {
      @Dependency(\.mainQueue) var mainQueue
      withExpectedIssue { _ = mainQueue.now }
    }
  }
}

private struct Recorded: AssertionEffect, AssertionFailureEffect {
  var isRecorded = true

  func callAsFunction(
    _ condition: @autoclosure () -> Bool, _ message: @autoclosure () -> String,
    file: StaticString, line: UInt
  ) {}

  func callAsFunction(
    _ message: @autoclosure () -> String, file: StaticString, line: UInt
  ) {}
}

private struct Used {
  @Dependency(\.assert) var assert
  @Dependency(\.assert, as: Recorded.self) var recorded
  @Dependency(\.assertionFailure) var assertionFailure
  @Dependency(\.calendar) var calendar
  @Dependency(\.continuousClock) var clock
  @Dependency(\.date.now) var now
  @Dependency(\.fireAndForget) var fireAndForget
  @Dependency(\.locale) var locale
  @Dependency(\.mainQueue) var mainQueue
  @Dependency(\.notificationCenter) var notificationCenter
  @Dependency(\.openURL) var openURL
  @Dependency(\.precondition) var precondition
  @Dependency(\.suspendingClock) var suspendingClock
  @Dependency(\.timeZone) var timeZone
  @Dependency(\.urlSession) var urlSession
  @Dependency(\.uuid) var uuid
  @Dependency(\.withRandomNumberGenerator) var withRandomNumberGenerator
}
