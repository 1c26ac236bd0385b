import Foundation

/// Tells the date.
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

  /// A generator that asks a closure.
  public init(_ generate: @escaping @Sendable () -> Date) {
    self.generate = generate
  }

  /// A generator for which time stands still.
  public static func constant(_ now: Date) -> Self {
    Self { now }
  }

  /// The date. Once set, it stays.
  public var now: Date {
    get { generate() }
    set { generate = { newValue } }
  }

  /// The date.
  public func callAsFunction() -> Date {
    generate()
  }
}

extension DependencyValues {
  /// The generator of dates. In tests, using it without overriding it is an issue.
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
