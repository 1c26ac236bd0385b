import ComposableTesting
import Testing

/// A trait that runs tests on the main serial executor, where tasks run in a fixed order.
struct SerialTrait: SuiteTrait, TestTrait, TestScoping {
  var isRecursive: Bool { true }

  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await withMainSerialExecutor { try await function() }
  }
}

extension Trait where Self == SerialTrait {
  static var serial: Self { SerialTrait() }
}
