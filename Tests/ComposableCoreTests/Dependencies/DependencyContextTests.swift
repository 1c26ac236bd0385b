import IssueRecording
import Testing

@testable import ComposableCore

@Suite struct DependencyContextTests {
  @Dependency(Signal.self) private var signal

  @Test(
    arguments: [(.live, "live"), (.preview, "preview"), (.test, "test")]
      as [(DependencyContext, String)]
  )
  func `the context determines a dependency's value`(context: DependencyContext, value: String) {
    withDependencies { $0.context = context } operation: { #expect(signal == value) }
  }

  @Test func `a test runs in the test context`() {
    @Dependency(\.context) var context

    #expect(context == .test)
  }

  @Test func `the context is derived from the process's environment`() {
    func context(_ environment: [String: String], isTesting: Bool = false) -> DependencyContext {
      DependencyContext(environment: environment, isTesting: isTesting)
    }

    #expect(context([:]) == .live)
    #expect(context([:], isTesting: true) == .test)
    #expect(context(["XCODE_RUNNING_FOR_PREVIEWS": "1"]) == .preview)
    #expect(context(["XCODE_RUNNING_FOR_PREVIEWS": "0"]) == .live)
    #expect(context(["SWIFT_DEPENDENCIES_CONTEXT": "live"], isTesting: true) == .live)
    #expect(context(["SWIFT_DEPENDENCIES_CONTEXT": "nonsense"], isTesting: true) == .test)
  }

  @Test func `58. a dependency without a preview value has its live or test value in a preview`() {
    withDependencies {
      $0.context = .preview
    } operation: {
      @Dependency(\.station) var station
      @Dependency(\.platform) var platform
      #expect(station == "Paddington")
      #expect(platform.number == 9)
    }
  }

  @Test func `58. a dependency without a live value is reported outside tests`() {
    let issues = messages {
      withDependencies {
        $0.context = .live
      } operation: {
        @Dependency(Platform.self) var platform

        #expect(platform.number == 9)
      }
    }

    #expect(
      issues == [
        """
        @Dependency(Platform.self) has no live value, but was read in a live context.

          Read by: ComposableCoreTests/DependencyContextTests.swift:52
          Key: Platform
          Value: Platform

        The key conforms only to 'TestDependencyKey', so the running application gets its test \
        value. To fix this, conform 'Platform' to 'DependencyKey' and give it a 'liveValue', or \
        link the module that does so.
        """
      ]
    )
  }

  @Test func `a live value is created once`() {
    @Dependency(Engine.self) var engine

    withDependencies {
      $0.context = .live
    } operation: {
      let first = engine
      let second = engine
      #expect(first === second)
    }
  }
}

private enum Signal: DependencyKey {
  static let liveValue = "live"
  static let previewValue = "preview"
  static let testValue = "test"
}

private final class Engine: DependencyKey {
  static var liveValue: Engine { Engine() }
}
