/// A key whose dependency has values for tests and previews, but not yet for the running
/// application.
///
/// Conform to it in the module that declares a dependency's interface, and to ``DependencyKey`` in
/// the module that implements it.
///
/// ```swift
/// struct Weather: Sendable {
///   var forecast: @Sendable (String) async throws -> String
/// }
/// extension Weather: TestDependencyKey {
///   static let testValue = Weather(forecast: { _ in "Sunny" })
/// }
///
/// @Dependency(Weather.self) var weather
/// #expect(try await weather.forecast("Rome") == "Sunny")
/// ```
///
/// Reading such a dependency in a ``DependencyContext/live`` context is an issue, and gives the
/// test value.
public protocol TestDependencyKey<Value>: Sendable {
  /// The type of the dependency. The conforming type itself, unless another is named.
  associatedtype Value: Sendable = Self

  /// The value that previews use. The test value, unless another is given.
  static var previewValue: Value { get }

  /// The value that tests use when they do not override the dependency.
  ///
  /// It is made once per test.
  static var testValue: Value { get }
}

extension TestDependencyKey {
  /// The test value, for previews that are given none of their own.
  public static var previewValue: Value { testValue }
}

/// A key whose dependency has a value for the running application.
///
/// ```swift
/// struct Greeting: DependencyKey {
///   static let liveValue = "Hello"
///   static let testValue = "Hello, test"
/// }
/// extension DependencyValues {
///   var greeting: String {
///     get { self[Greeting.self] }
///     set { self[Greeting.self] = newValue }
///   }
/// }
///
/// @Dependency(\.greeting) var greeting
/// #expect(greeting == "Hello, test")
/// ```
///
/// The live value also serves previews and tests that are given none of their own. Reading it in a
/// test without overriding it is an issue: tests must not reach the outside world by accident.
public protocol DependencyKey<Value>: TestDependencyKey {
  associatedtype Value = Self

  /// The value that the running application uses. It is made once per process.
  static var liveValue: Value { get }

  static var previewValue: Value { get }

  static var testValue: Value { get }
}

extension DependencyKey {
  /// The live value, for previews that are given none of their own.
  public static var previewValue: Value { liveValue }

  /// The preview value, and an issue at every use, for tests that are given none of their own.
  public static var testValue: Value {
    MissingTestValue.witness?.note()
    return previewValue
  }
}
