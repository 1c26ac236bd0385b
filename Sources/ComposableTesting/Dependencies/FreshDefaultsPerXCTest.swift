import ComposableCore
import Dispatch
import XCTest

/// An observer that resets the test values of dependencies before each XCTest test.
///
/// XCTest has no API that identifies the running test, but it notifies observers when a test
/// begins. ComposableCore looks this type up by name when it creates the first test value outside
/// Swift Testing.
final class FreshDefaultsPerXCTest: NSObject, XCTestObservation, UnnamedTestObserver {
  static func begin() {
    if isOnMainQueue {
      XCTestObservationCenter.shared.addTestObserver(FreshDefaultsPerXCTest())
    } else {
      DispatchQueue.main.async { begin() }
    }
  }

  func testCaseWillStart(_ testCase: XCTestCase) {
    DependencyValues.resetUnnamedTest()
  }
}
