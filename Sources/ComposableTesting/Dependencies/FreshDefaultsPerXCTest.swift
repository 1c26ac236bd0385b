import ComposableCore
import Dispatch
import XCTest

/// Lets every test of XCTest begin with test values that nobody has used yet.
///
/// XCTest has no way to ask for the running test, but tells observers when one begins. ComposableCore
/// finds this type by its name when it makes the first test value.
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
