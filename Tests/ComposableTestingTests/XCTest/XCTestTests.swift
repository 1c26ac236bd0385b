import ComposableTesting
import XCTest

/// A test store that an XCTest uses.
final class XCTestTests: XCTestCase {
  @MainActor func testCorrectExpectationsDoNotFail() async {
    let store = TestStore(initialState: Tally.State()) { Tally() }

    await store.send(.add(1)) { $0.total = 1 }
    await store.send(.addLater(2))
    await store.receive(.add(2)) { $0.total = 3 }
  }
}

/// Tests that fail on purpose. They do nothing unless `XCTestFailureTests` runs them.
final class FailingXCTests: XCTestCase {
  static let variable = "COMPOSABLE_TESTING_FAILS_ON_PURPOSE"

  static let line: UInt = #line

  @MainActor func testWrongExpectations() async {
    guard ProcessInfo.processInfo.environment[Self.variable] != nil else { return }
    let store = TestStore(initialState: Tally.State()) { Tally() }

    await store.send(.add(1)) { $0.total = 2 }
    await store.send(.addLater(1))
  }
}
