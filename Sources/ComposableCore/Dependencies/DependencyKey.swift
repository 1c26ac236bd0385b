/// A key for a dependency that has values for tests and previews, but not for the running
/// application.
///
/// Conform to it in the module that declares the interface of a dependency, and to
/// ``DependencyKey`` in the module that implements the dependency.
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
/// Reading such a dependency in a ``DependencyContext/live`` context reports an issue and returns
/// the test value.
public protocol TestDependencyKey<Value>: Sendable {
  /// The type of the dependency. It defaults to the conforming type.
  associatedtype Value: Sendable = Self

  /// The value for previews. It defaults to the test value.
  static var previewValue: Value { get }

  /// The value for tests that don't override the dependency.
  ///
  /// It's created when a test first reads it, and is then shared within that test.
  static var testValue: Value { get }
}

extension TestDependencyKey {
  /// The value for previews; by default, the test value.
  public static var previewValue: Value { testValue }
}

/// A key for a dependency that has a value for the running application.
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
///
/// let other = withDependencies {
///   $0.greeting = "Bye"
/// } operation: {
///   Dependency(\.greeting).wrappedValue
/// }
/// #expect(other == "Bye")
/// ```
///
/// By default, previews use the live value, and tests use the preview value. If the key has no test
/// value of its own, reading the dependency in a test without overriding it reports an issue,
/// because tests must not access external systems by accident.
public protocol DependencyKey<Value>: TestDependencyKey {
  associatedtype Value = Self

  /// The value for the running application. It's created when it's first read, and is then shared
  /// within the process.
  static var liveValue: Value { get }

  static var previewValue: Value { get }

  static var testValue: Value { get }
}

extension DependencyKey {
  /// The value for previews; by default, the live value.
  public static var previewValue: Value { liveValue }

  /// The value for tests; by default, the preview value. Reading the default in a test reports an
  /// issue.
  public static var testValue: Value {
    MissingTestValue.witness?.note()
    return previewValue
  }
}
