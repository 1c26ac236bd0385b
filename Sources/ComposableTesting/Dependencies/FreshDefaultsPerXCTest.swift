import ComposableCore
import XCTest

/// Lets every test of XCTest begin with test values that nobody has used yet.
///
/// XCTest has no way to ask for the running test, but tells observers when one begins.
final class FreshDefaultsPerXCTest: NSObject, XCTestObservation {
  /// Starts the observation, at most once per process.
  static let begin: Void = XCTestObservationCenter.shared.addTestObserver(FreshDefaultsPerXCTest())

  func testCaseWillStart(_ testCase: XCTestCase) {
    DependencyValues.resetUnnamedTest()
  }
}
