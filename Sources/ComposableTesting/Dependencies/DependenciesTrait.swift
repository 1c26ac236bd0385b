import ComposableCore
public import Testing

/// A trait that gives a test, or every test of a suite, its own dependencies.
///
/// ```swift
/// import Foundation
///
/// @Suite(.dependency(\.uuid, .incrementing))
/// struct KitchenTests {
///   @Dependency(\.uuid) var uuid
///
///   @Test(.dependencies { $0.date = .constant(.distantPast) })
///   func `an item is dated`() {
///     @Dependency(\.date.now) var now
///     #expect(now == .distantPast)
///     #expect(uuid() == UUID(0))
///   }
/// }
/// ```
///
/// Each test begins with fresh test values, and so does each case of a parameterized test.
/// Without the trait, the cases of a test share their values.
public struct DependenciesTrait: SuiteTrait, TestTrait, TestScoping {
  let update: @Sendable (inout DependencyValues) throws -> Void

  /// Whether the trait applies to each test of a suite; always `true`.
  public var isRecursive: Bool { true }

  /// Runs a test, or a case of a parameterized test, with the dependencies.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    let values = try DependencyValues._current.withFreshDefaults.updated(update)
    try await DependencyValues.$_current.withValue(values) { try await function() }
  }
}

extension Trait where Self == DependenciesTrait {
  /// Returns a trait that overrides the dependency at a key path. The value is evaluated again for
  /// each test and for each case of a parameterized test.
  public static func dependency<Value>(
    _ keyPath: WritableKeyPath<DependencyValues, Value> & Sendable,
    _ value: @autoclosure @escaping @Sendable () throws -> Value
  ) -> Self {
    Self { $0.override(keyPath, with: try value()) }
  }

  /// Returns a trait that overrides a dependency whose type is its own key. The value is evaluated
  /// again for each test and for each case of a parameterized test.
  public static func dependency<Value: TestDependencyKey>(
    _ value: @autoclosure @escaping @Sendable () throws -> Value
  ) -> Self where Value == Value.Value {
    Self { $0[Value.self] = try value() }
  }

  /// Returns a trait that overrides any number of dependencies. The closure runs again for each
  /// test and for each case of a parameterized test.
  public static func dependencies(
    _ update: @escaping @Sendable (inout DependencyValues) throws -> Void
  ) -> Self {
    Self(update: update)
  }

  /// A trait that overrides nothing, but gives every test and every test case fresh test values.
  public static var dependencies: Self {
    Self { _ in }
  }
}
