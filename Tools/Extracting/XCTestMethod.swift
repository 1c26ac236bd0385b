/// A test of XCTest's kind: a method of a class that is an `XCTestCase`.
struct XCTestMethod: Codable, Hashable, Sendable {
  var type: String
  var name: String
  /// Whether it belongs to the main actor.
  var isOnMain: Bool
  var isAsync: Bool
  var throwsErrors: Bool

  /// A test of Swift Testing's that runs it.
  func test(number: Int) -> String {
    let isolation = isOnMain ? "@MainActor " : ""
    let effects = (throwsErrors ? "try " : "") + (isAsync ? "await " : "")
    return "@Test func __waymarkCase\(number)() async { await __waymarkPerform("
      + "\(type).self, \"\(type).\(name)\") { \(isolation)own in \(effects)own.test.\(name)() } }"
  }
}
