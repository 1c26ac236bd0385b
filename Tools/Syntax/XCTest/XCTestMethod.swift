/// A method that looks like an XCTest test because its name begins with `test`.
package struct XCTestMethod: Codable, Hashable, Sendable {
  /// The name as written, including any backticks.
  package var name: String
  /// The byte offset of its name.
  package var offset: Int
  /// The byte range of the whole method.
  package var range: Range<Int>
  package var isAsync: Bool
  package var throwsErrors: Bool
  /// Whether it is isolated to a global actor other than the main actor.
  package var isOnOtherActor: Bool
  /// The conditions of `#if` directives around it, within its type.
  package var conditions: [String]
  /// The reason why XCTest doesn't run it: "it is private". Nil if it runs it, provided that the
  /// type is a test case.
  package var obstacle: String?

  /// The name without backticks.
  package var plainName: String { name.filter { $0 != "`" } }
}
