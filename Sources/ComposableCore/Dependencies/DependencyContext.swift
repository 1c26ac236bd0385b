import Foundation
import IssueReporting

/// The circumstances in which a dependency is read. They choose its default value.
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
  /// The running application: ``DependencyKey/liveValue``.
  case live
  /// A preview of a view: ``TestDependencyKey/previewValue``.
  case preview
  /// A test: ``TestDependencyKey/testValue``.
  case test

  /// The context of this process: what the environment variable `SWIFT_DEPENDENCIES_CONTEXT` says
  /// (`live`, `preview` or `test`), or else what can be seen from outside.
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
  /// The context that chooses the default values of dependencies.
  ///
  /// It is the context of the process, unless it is overridden by ``withDependencies(_:operation:)``
  /// or set by `prepareDependencies`.
  public var context: DependencyContext {
    get { overridden(ContextKey.self) ?? defaults.preparedContext ?? .ofProcess }
    set { self[ContextKey.self] = newValue }
  }
}

enum ContextKey: DependencyKey {
  static var liveValue: DependencyContext { .ofProcess }
  static var testValue: DependencyContext { .ofProcess }
}
