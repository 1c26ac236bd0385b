/// An XCTest test: a method of a class that inherits from `XCTestCase`.
struct XCTestMethod: Codable, Hashable, Sendable {
  var type: String
  var name: String
  /// Whether the method is isolated to the main actor.
  var isOnMain: Bool
  var isAsync: Bool
  var throwsErrors: Bool

  /// Returns a Swift Testing test that runs the method.
  func test(number: Int) -> String {
    let isolation = isOnMain ? "@MainActor " : ""
    let effects = (throwsErrors ? "try " : "") + (isAsync ? "await " : "")
    return "@Test func __waymarkCase\(number)() async { await __waymarkPerform("
      + "\(type).self, \"\(type).\(name)\") { \(isolation)own in \(effects)own.test.\(name)() } }"
  }
}
