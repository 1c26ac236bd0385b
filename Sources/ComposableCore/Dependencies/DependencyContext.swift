import Foundation
import IssueReporting

/// The environment in which a dependency is read. It determines the dependency's default value.
///
/// ```swift
/// enum GreetingKey: DependencyKey {
///   static let liveValue = "Hello"
///   static let previewValue = "Hello, preview"
/// }
///
/// let greeting = withDependencies {
///   $0.context = .preview
/// } operation: {
///   @Dependency(GreetingKey.self) var greeting
///   return greeting
/// }
/// #expect(greeting == "Hello, preview")
/// ```
public enum DependencyContext: String, Sendable {
  /// The running application, which uses ``DependencyKey/liveValue``.
  case live
  /// A preview of a view, which uses ``TestDependencyKey/previewValue``.
  case preview
  /// A test, which uses ``TestDependencyKey/testValue``.
  case test

  /// The context of this process. The environment variable `SWIFT_DEPENDENCIES_CONTEXT` can set it
  /// to `live`, `preview`, or `test`; otherwise, it's detected.
  static let ofProcess = Self(
    environment: ProcessInfo.processInfo.environment, isTesting: isTesting
  )

  init(environment: [String: String], isTesting: Bool) {
    if let named = environment["SWIFT_DEPENDENCIES_CONTEXT"].flatMap(Self.init(rawValue:)) {
      self = named
    } else if environment["XCODE_RUNNING_FOR_PREVIEWS"] == "1" {
      self = .preview
    } else {
      self = isTesting ? .test : .live
    }
  }
}

extension DependencyValues {
  /// The context that determines the default values of dependencies.
  ///
  /// It's the context of the process unless ``withDependencies(_:operation:)`` overrides it or
  /// `prepareDependencies` sets it.
  public var context: DependencyContext {
    get { overridden(ContextKey.self) ?? defaults.preparedContext ?? .ofProcess }
    set { self[ContextKey.self] = newValue }
  }
}

enum ContextKey: DependencyKey {
  static var liveValue: DependencyContext { .ofProcess }
  static var testValue: DependencyContext { .ofProcess }
}
