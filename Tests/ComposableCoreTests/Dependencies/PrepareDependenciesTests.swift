import ComposableCore
import Foundation
import IssueRecording
import Testing

private struct Number: TestDependencyKey {
  var value: Int
  static let testValue = Number(value: 1)
}
private struct Other: TestDependencyKey {
  var value: Int
  static let testValue = Other(value: 1)
}

private enum Scenery: DependencyKey {
  static let liveValue = "live"
  static let previewValue = "preview"
  static let testValue = "test"

  static var read: String {
    @Dependency(Scenery.self) var scenery
    return scenery
  }
}

@Suite struct PrepareDependenciesTests {
  @Dependency(Number.self) private var number
  @Dependency(Other.self) private var other

  @Test func `a prepared dependency applies everywhere, including in other tasks`() async {
    prepareDependencies { $0[Number.self] = Number(value: 2) }

    #expect(number.value == 2)
    #expect(await Task { Number.read }.value == 2)
  }

  @Test func `a prepared context applies until it's overridden and keeps prepared values`() async {
    prepareDependencies {
      $0.context = .preview
      $0[Other.self] = Other(value: 5)
    }

    #expect(DependencyValues().context == .preview)
    #expect(await Task { DependencyValues().context }.value == .preview)
    #expect(Scenery.read == "preview")
    #expect(other.value == 5)
    withDependencies {
      $0.context = .test
    } operation: {
      #expect(Scenery.read == "test")
    }
  }

  @Test func `an override takes precedence over a prepared dependency`() {
    prepareDependencies { $0[Number.self] = Number(value: 2) }

    withDependencies {
      $0[Number.self] = Number(value: 3)
    } operation: {
      #expect(number.value == 3)
    }
    #expect(number.value == 2)
  }

  @Test func `a property of a default value can be prepared without an issue`() {
    let result = prepareDependencies {
      $0[Number.self].value += 10
      return $0[Number.self].value
    }

    #expect(result == 11)
    #expect(number.value == 11)
  }

  @Test func `preparing a dependency that has already been read is reported and has no effect`() {
    _ = number.value

    let issues = messages {
      prepareDependencies {
        $0[Number.self] = Number(value: 2)
        $0[Other.self] = Other(value: 2)
      }
    }

    #expect(number.value == 1)
    #expect(other.value == 2)
    #expect(
      issues == [
        """
        A dependency of type 'Number' was prepared after it had already been read or prepared, \
        so it keeps its current value.

        Prepare each dependency once, where the application starts. To override it temporarily, \
        use 'withDependencies'.
        """
      ]
    )
  }

  @Test func `a dependency can be prepared only once`() {
    prepareDependencies { $0[Number.self] = Number(value: 2) }

    let issues = messages { prepareDependencies { $0[Number.self] = Number(value: 3) } }

    #expect(issues.count == 1)
    #expect(number.value == 2)
  }
}

/// Identical tests that run one after another. The later test fails if it reads a value that the
/// earlier one has prepared.
@Suite(.serialized) struct PreparedValueIsolationTests {
  @Test func `a test starts without prepared values`() {
    readAndPrepare()
  }

  @Test func `a second test starts without the values that the first has prepared`() {
    readAndPrepare()
  }

  private func readAndPrepare() {
    #expect(DependencyValues().context == .test)
    let oldNumber = prepareDependencies {
      let old = $0[Number.self].value
      $0[Number.self].value = 2
      return old
    }
    #expect(oldNumber == 1)
    #expect(Number.read == 2)

    prepareDependencies { $0.context = .preview }
    #expect(DependencyValues().context == .preview)
  }
}

extension Number {
  fileprivate static var read: Int {
    @Dependency(Number.self) var number
    return number.value
  }
}
