/// A method that looks like an XCTest test because its name begins with `test`.
struct XCTestMethod: Codable, Hashable, Sendable {
  /// The name as written, including any backticks.
  var name: String
  /// The byte offset of its name.
  var offset: Int
  /// The byte range of the whole method.
  var range: Range<Int>
  var isAsync: Bool
  var throwsErrors: Bool
  /// Whether it is isolated to a global actor other than the main actor.
  var isOnOtherActor: Bool
  /// The conditions of `#if` directives around it, within its type.
  var conditions: [String]
  /// The reason why XCTest doesn't run it: "it is private". Nil if it runs it, provided that the
  /// type is a test case.
  var obstacle: String?

  /// The name without backticks.
  var plainName: String { name.filter { $0 != "`" } }

  /// Returns a statement that adds the method to `tests`, as a test of a type.
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
