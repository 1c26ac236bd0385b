import WaymarkModel

/// The XCTest methods that a type or an extension declares.
package struct XCTestGroup: Codable, Hashable, Sendable {
  /// The kind of the declaration that contains the methods.
  package enum Kind: Codable, Hashable, Sendable {
    /// The functions of a file that are outside any type.
    case file
    case `class`
    case `extension`
    /// A declaration that can't be a test case, with its description, such as "a struct".
    case other(String)
  }

  /// The kind of the declaration.
  package var kind: Kind
  /// The byte offset at which the declaration starts.
  package var offset: Int
  /// The type's name at file scope, such as `Outer.Inner` or `Base<Int>`; empty for functions of a
  /// file.
  package var type: String
  /// The `where` clause of an extension; empty if there is none.
  package var requirements: String
  /// The conditions of the enclosing `#if` directives.
  package var conditions: [String]
  /// The reason why code at file scope can't name the type, such as "its type is declared in a
  /// function"; nil if it can.
  package var obstacle: String?
  /// The methods whose names begin with `test`, in order.
  package var methods: [XCTestMethod] = []

  /// The components of `type`, without generic arguments.
  package var path: [String] {
    type.prefix { $0 != "<" }.split(separator: ".").map(\.withoutBackticks)
  }
}

/// The parts of an item's text that concern XCTest.
package struct XCTestFindings: Codable, Hashable, Sendable {
  /// The kind of declaration that declares a name.
  package enum DeclarationKind: Codable, Hashable, Sendable {
    case `class`, `protocol`, `typealias`
    /// Any other declaration, with its description, such as "a struct".
    case other(String)
  }

  /// All classes, and the other declarations that contain a function that looks like a test.
  package var groups: [XCTestGroup] = []
  /// The kinds of the declarations in the item, keyed by name.
  package var declarations: [String: DeclarationKind] = [:]
  /// The names of generic types.
  package var generic: Set<String> = []
  /// The names that begin with `test` and are used somewhere in the item.
  package var mentioned: Set<String> = []
  /// Whether the item imports XCTest or part of it, under any condition.
  package var importsXCTest = false

  /// Creates the findings of text that doesn't concern XCTest.
  package init() {}

  /// Adds the findings of another item. If both declare a name, the first declaration is kept.
  package mutating func formUnion(_ other: XCTestFindings) {
    groups += other.groups
    declarations.merge(other.declarations) { first, _ in first }
    generic.formUnion(other.generic)
    mentioned.formUnion(other.mentioned)
    importsXCTest = importsXCTest || other.importsXCTest
  }
}
