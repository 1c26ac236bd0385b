import IssueReporting
import Synchronization

/// A clock that reports an issue each time it's used.
///
/// Use it in place of a clock to verify that a test doesn't use that clock. After reporting an
/// issue, it behaves like the clock that it was created with.
///
/// ```swift, reports="Unimplemented: Clock"
/// let clock = UnimplementedClock(ImmediateClock())
/// try await clock.sleep(for: .seconds(1))  // Reports an issue.
/// ```
public struct UnimplementedClock<Duration>: Clock, Sendable
where Duration: DurationProtocol & Hashable {
  /// The instants of a type-erased clock.
  public typealias Instant = AnyClock<Duration>.Instant

  private let base: AnyClock<Duration>
  private let name: String?

  /// Creates a clock that reports an issue when used, and then behaves like another clock.
  ///
  /// - Parameters:
  ///   - base: The clock to use after reporting an issue.
  ///   - name: The name of the clock in issues.
  public init<C: Clock>(_ base: C, name: String? = nil) where C.Duration == Duration {
    self.base = AnyClock(base)
    self.name = name
  }

  /// The current instant. Reading it reports an issue.
  public var now: Instant {
    report("now")
    return base.now
  }

  /// The resolution of the clock. Reading it reports an issue.
  public var minimumResolution: Duration {
    report("minimumResolution")
    return base.minimumResolution
  }

  /// Reports an issue and sleeps on the underlying clock.
  ///
  /// - Throws: The error of the underlying clock, such as `CancellationError` if the task is
  ///   cancelled.
  public func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    report("sleep")
    try await base.sleep(until: deadline, tolerance: tolerance)
  }

  private func report(_ member: String) {
    reportIssue(
      """
      Unimplemented: \(name.map { "\($0)." } ?? "Clock.")\(member)

      A test used a clock without overriding it, so the test would wait in real time. To fix this, \
      override the clock with a 'TestClock', whose time the test advances, or with an \
      'ImmediateClock', which never waits.
      """
    )
  }
}

extension UnimplementedClock where Duration == Swift.Duration {
  /// Creates a clock that reports an issue when used, and never waits.
  public init(name: String? = nil) {
    self.init(ImmediateClock(), name: name)
  }
}
