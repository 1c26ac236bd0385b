import ComposableCore
import IssueRecording
import IssueReporting
import Testing

@Suite struct DefaultValueTests {
  @Test func `58. using a dependency without a test value is reported`() {
    let issues = messages {
      @Dependency(\.station) var station

      #expect(station == "Paddington")
    }

    #expect(
      issues == [
        """
        @Dependency(\\.station) has no test value, but was read in a test context.

          Read by: ComposableCoreTests/DefaultValueTests.swift:9
          Key: StationKey
          Value: String

        A test that reads a live value depends on the outside world. To fix this, override the \
        dependency with 'withDependencies' or in the test store, or give 'StationKey' a 'testValue'.
        """
      ]
    )
  }

  @Test func `58. every use of a dependency without a test value is reported`() {
    @Dependency(\.station) var station

    let issues = messages {
      _ = station
      _ = station
    }

    #expect(issues.count == 2)
  }

  @Test func `58. a dependency with a test value is used without an issue`() {
    @Dependency(\.platform) var platform

    #expect(platform.number == 9)
  }

  @Test func `58. a test value is created once per test`() {
    @Dependency(\.platform) var platform

    let first = platform
    let second = platform

    #expect(first === second)
  }

  @Test func `a test value uses the overrides that were in effect when the property was created`() {
    let reader = withDependencies { $0.station = "Euston" } operation: { SignReader() }

    #expect(reader.sign == "Trains from Euston")
  }

  @Test func `a test value that reads a dependency without a test value reports that dependency`() {
    let issues = messages {
      @Dependency(Sign.self) var sign
      #expect(sign.text == "Trains from Paddington")
    }

    #expect(
      issues.map(\.lineless) == [
        """
        @Dependency(\\.station) has no test value, but was read in a test context.

          Read by: ComposableCoreTests/DefaultValueTests.swift:…
          Key: StationKey
          Value: String

        A test that reads a live value depends on the outside world. To fix this, override the \
        dependency with 'withDependencies' or in the test store, or give 'StationKey' a 'testValue'.
        """
      ])
  }
}

struct StationKey: DependencyKey {
  static let liveValue = "Paddington"
}

final class Platform: Sendable, TestDependencyKey {
  let number: Int
  static var testValue: Platform { Platform(number: 9) }

  init(number: Int) {
    self.number = number
  }
}

extension DependencyValues {
  var station: String {
    get { self[StationKey.self] }
    set { self[StationKey.self] = newValue }
  }

  var platform: Platform {
    get { self[Platform.self] }
    set { self[Platform.self] = newValue }
  }
}

/// A dependency whose test value is derived from another dependency.
private struct Sign: TestDependencyKey {
  var text: String

  static var testValue: Sign {
    @Dependency(\.station) var station
    return Sign(text: "Trains from \(station)")
  }
}

private struct SignReader {
  @Dependency(Sign.self) private var current

  var sign: String { current.text }
}
