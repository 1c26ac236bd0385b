import IssueReporting
import Synchronization

/// A clock that must not be used: every use is an issue.
///
/// It stands in for a clock that a test has no reason to touch, and so proves that the test does
/// not touch it. After the report it behaves as the clock that it was given.
///
/// ```swift, reports="Unimplemented: Clock"
/// let clock = UnimplementedClock(ImmediateClock())
/// try await clock.sleep(for: .seconds(1))  // Reports an issue.
/// ```
public struct UnimplementedClock<Duration>: Clock, Sendable
where Duration: DurationProtocol & Hashable {
  public typealias Instant = AnyClock<Duration>.Instant

  private let base: AnyClock<Duration>
  private let name: String?

  /// A clock that reports its uses, and then behaves as another.
  ///
  /// - Parameters:
  ///   - base: The clock that is used after the report.
  ///   - name: What an issue calls the clock.
  public init<C: Clock>(_ base: C, name: String? = nil) where C.Duration == Duration {
    self.base = AnyClock(base)
    self.name = name
  }

  public var now: Instant {
    report("now")
    return base.now
  }

  public var minimumResolution: Duration {
    report("minimumResolution")
    return base.minimumResolution
  }

  public func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    report("sleep")
    try await base.sleep(until: deadline, tolerance: tolerance)
  }

  private func report(_ member: String) {
    reportIssue(
      """
      Unimplemented: \(name.map { "\($0)." } ?? "Clock.")\(member)

      A test used a clock without overriding it, so it would have to wait for real. To fix this, \
      override the clock with a 'TestClock', whose time the test advances, or with an \
      'ImmediateClock', which never waits.
      """
    )
  }
}

extension UnimplementedClock where Duration == Swift.Duration {
  /// A clock that reports its uses, and then behaves as a clock that never waits.
  public init(name: String? = nil) {
    self.init(ImmediateClock(), name: name)
  }
}
