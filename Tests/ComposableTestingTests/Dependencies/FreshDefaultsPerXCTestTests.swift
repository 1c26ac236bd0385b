import ComposableTesting
import XCTest

/// Identical tests, each of which fails if it reads a value that another test has changed.
final class FreshDefaultsPerXCTestTests: XCTestCase {
  @MainActor func test58TestValuesAreFreshInATest() async {
    await assertStackIDsStartAtZero()
  }

  @MainActor func test58TestValuesAreFreshInTheNextTest() async {
    await assertStackIDsStartAtZero()
  }

  @MainActor private func assertStackIDsStartAtZero() async {
    let store = TestStore(initialState: StackState<Int>()) {
      Reduce<StackState<Int>, Int> { state, action in
        state.append(action)
        return .none
      }
    }

    await store.send(5) { $0[id: 0] = 5 }
  }
}

/// The same tests without a test store, so that they read only the dependency.
final class FreshDefaultsWithoutTestStoreTests: XCTestCase {
  @Dependency(Visitors.self) private var visitors

  func testTestValuesAreFreshInATest() {
    XCTAssertEqual(visitors.count.withValue { $0 += 1; return $0 }, 1)
  }

  func testTestValuesAreFreshInTheNextTest() {
    XCTAssertEqual(visitors.count.withValue { $0 += 1; return $0 }, 1)
  }

  func testTestValuesAreFreshInAnAsynchronousTest() async {
    XCTAssertEqual(visitors.count.withValue { $0 += 1; return $0 }, 1)
  }
}

private struct Visitors: TestDependencyKey {
  let count = LockIsolated(0)

  static var testValue: Visitors { Visitors() }
}
