import Foundation

/// A generator of the current date.
///
/// ```swift
/// import Foundation
///
/// let now = withDependencies {
///   $0.date = .constant(Date(timeIntervalSince1970: 0))
/// } operation: {
///   @Dependency(\.date) var date
///   return date.now
/// }
/// #expect(now == Date(timeIntervalSince1970: 0))
/// ```
public struct DateGenerator: Sendable {
  private var generate: @Sendable () -> Date

  /// Creates a generator that calls a closure.
  public init(_ generate: @escaping @Sendable () -> Date) {
    self.generate = generate
  }

  /// Returns a generator that always returns the same date.
  public static func constant(_ now: Date) -> Self {
    Self { now }
  }

  /// The current date. After you set it, the generator always returns that date.
  public var now: Date {
    get { generate() }
    set { generate = { newValue } }
  }

  /// Returns the current date.
  public func callAsFunction() -> Date {
    generate()
  }
}

extension DependencyValues {
  /// The generator of the current date. Override it in tests, where using the default reports an
  /// issue.
  ///
  /// ```swift
  /// import Foundation
  ///
  /// let seconds = withDependencies {
  ///   $0.date.now = Date(timeIntervalSince1970: 60)
  /// } operation: {
  ///   @Dependency(\.date.now) var now
  ///   return now.timeIntervalSince1970
  /// }
  /// #expect(seconds == 60)
  /// ```
  public var date: DateGenerator {
    get { self[DateGeneratorKey.self] }
    set { self[DateGeneratorKey.self] = newValue }
  }
}

private enum DateGeneratorKey: DependencyKey {
  static let liveValue = DateGenerator { Date() }
  static let testValue = DateGenerator {
    reportUnimplemented("date", instead: "$0.date = .constant(Date(timeIntervalSince1970: 0))")
    return Date()
  }
}
