/// The tests of XCTest's kind that one type or one extension declares.
struct XCTestGroup: Codable, Hashable, Sendable {
  enum Kind: Codable, Hashable, Sendable {
    /// No type at all: functions of a file.
    case file
    case `class`
    case `extension`
    /// What never is a test case: "a struct".
    case other(String)
  }

  var kind: Kind
  /// Where its declaration starts, in bytes.
  var offset: Int
  /// As code at file scope names it: `Outer.Inner`, `Base<Int>`.
  var type: String
  /// The `where` clause of an extension; empty if there is none.
  var requirements: String
  /// The conditions of `#if` around it.
  var conditions: [String]
  /// Why code at file scope can't name it: "its class is declared in a function".
  var obstacle: String?
  var methods: [XCTestMethod] = []

  /// The names that `type` consists of, without generic arguments.
  var path: [String] {
    type.prefix { $0 != "<" }.split(separator: ".").map { $0.filter { $0 != "`" } }
  }
}

/// What the text of an item says about XCTest.
struct XCTestFindings: Codable, Hashable, Sendable {
  /// What kind of type a name is declared as.
  enum Declaration: Codable, Hashable, Sendable {
    case `class`, `protocol`, `typealias`
    /// Neither: "a struct".
    case other(String)
  }

  /// Every class, and what else declares something that looks like a test.
  var groups: [XCTestGroup] = []
  var declarations: [String: Declaration] = [:]
  /// The names of generic types.
  var generic: Set<String> = []
  /// Names that begin with `test` and are used somewhere.
  var mentioned: Set<String> = []
  /// Whether it imports XCTest or a part of it, under whatever condition.
  var importsXCTest = false

  mutating func formUnion(_ other: XCTestFindings) {
    groups += other.groups
    declarations.merge(other.declarations) { first, _ in first }
    generic.formUnion(other.generic)
    mentioned.formUnion(other.mentioned)
    importsXCTest = importsXCTest || other.importsXCTest
  }
}
