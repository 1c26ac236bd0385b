/// A method that looks like a test of XCTest's: its name begins with `test`.
struct XCTestMethod: Codable, Hashable, Sendable {
  /// As written, with backticks where it has them.
  var name: String
  /// Of its name, in bytes.
  var offset: Int
  /// All of it, in bytes.
  var range: Range<Int>
  var isAsync: Bool
  var throwsErrors: Bool
  /// Whether it belongs to a global actor other than the main actor.
  var isOnOtherActor: Bool
  /// The conditions of `#if` around it, within its type.
  var conditions: [String]
  /// Why XCTest doesn't run it: "it is private". Nil if it runs it where its type is a test case.
  var obstacle: String?

  /// Its name without backticks.
  var plainName: String { name.filter { $0 != "`" } }

  /// A statement that adds it to `tests`, as a test of a type.
  func registration(of type: String, line: Int, column: Int) -> String {
    let effect = throwsErrors ? "try " : ""
    let place = "(\"\(plainName)\", \(line), \(column))"
    guard isAsync || isOnOtherActor else {
      return "tests.add\(place) { \(effect)__waymarkOwn($0, \(type).self).\(name)() }"
    }
    return "tests.addAsync\(place) { nonisolated(unsafe) let own = __waymarkOwn($0, \(type).self); "
      + "\(effect)await own.\(name)() }"
  }
}
