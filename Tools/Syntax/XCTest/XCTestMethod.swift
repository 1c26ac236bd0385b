import WaymarkModel

/// A method that looks like an XCTest test because its name begins with `test`.
package struct XCTestMethod: Codable, Hashable, Sendable {
  /// The name as written, including any backticks.
  package var name: String
  /// The byte offset of the method's name.
  package var offset: Int
  /// The byte range of the whole method.
  package var range: Range<Int>
  /// Whether the method is `async`.
  package var isAsync: Bool
  /// Whether the method is `throws`.
  package var throwsErrors: Bool
  /// Whether the method is isolated to a global actor other than the main actor.
  package var isOnOtherActor: Bool
  /// The conditions of `#if` directives around the method, within its type.
  package var conditions: [String]
  /// The reason why XCTest doesn't run the method, such as "it is private". Nil if XCTest runs the
  /// method, provided that the type is a test case.
  package var obstacle: String?

  /// The name without backticks.
  package var plainName: String { name.withoutBackticks }
}
