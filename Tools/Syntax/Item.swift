import SwiftSyntax

/// A top-level item of parsed text, which is moved as a unit when the source is generated.
package struct Item: Codable, Hashable, Sendable {
  /// The part of the generated source in which an item is placed.
  package enum Kind: Codable, Hashable, Sendable {
    /// An import, which is moved to the top of the file.
    case `import`
    /// A declaration, which stays at file scope.
    case declaration
    /// A statement, which is moved into the body of the test.
    case statement
  }

  /// The part of the generated source in which the item is placed.
  package var kind: Kind
  /// The item's byte range in the text, including the comments before it and the rest of its last
  /// line.
  package var range: Range<Int>
  /// The item's byte range, without the comments before it and the rest of its last line.
  package var code: Range<Int>
  /// The text to insert if the item is part of a program that runs, sorted by offset.
  package var insertions: [Insertion] = []
  /// The calls to `#expect` and similar macros and functions in the item, in order.
  package var expectations: [SwiftExpectation] = []
  /// The statements after which a task can stay suspended forever, and the clauses of `#if` that
  /// the compiler can skip.
  package var suspensions: [Suspension] = []
  /// The byte ranges of the tests, which are omitted when another example uses the item.
  package var tests: [Range<Int>] = []
  /// The byte ranges of the `@main` attributes.
  package var mains: [Range<Int>] = []
  /// The types with `@main`, such as `App` or `Tools.App`.
  package var programs: [String] = []
  /// The modules that the item imports as a whole and unconditionally.
  package var modules: [String] = []
  /// The parts of the item's text that concern XCTest.
  package var xctest = XCTestFindings()
  /// The names of expectations that the item redeclares.
  package var declared: Set<String> = []
  /// Whether code that follows the item in the generated source could become part of the item.
  package var isOpen = false
  /// Whether the item could become part of the code that precedes it in the generated source.
  package var continues = false
}

extension Item {
  /// Whether the whole item is omitted when another example uses it.
  package var isTest: Bool { tests == [code] }
}

/// Text that is inserted into an author's code.
package struct Insertion: Codable, Hashable, Sendable {
  /// The inserted text and its purpose.
  package enum Text: Codable, Hashable, Sendable {
    case scaffolding(String)
    /// Part of the code that checks and reports expectations.
    case expectation(String)
    /// A call that reports which snippet runs from this point. On the main actor, it can be
    /// followed by code that draws the phone when the function ends. XCTest methods contain the
    /// call only in an example that imports XCTest.
    case marker(isOnMainActor: Bool, isXCTest: Bool)
  }

  /// The byte offset at which the text is inserted.
  package var offset: Int
  /// The inserted text.
  package var text: Text
}

/// A statement with `await` that is followed by other statements of a function or closure, or a
/// clause of an `#if` that contains statements of a function.
package struct Suspension: Codable, Hashable, Sendable {
  /// The offset after the statement, or of the clause's first statement.
  package var offset: Int
  /// The offset after the last statement of its block or of the clause.
  package var end: Int
  /// Whether the suspension is a clause of an `#if`.
  package var isConditional = false
}

/// An expectation that is written in Swift: an `#expect`, an XCTest assertion, or similar.
package struct SwiftExpectation: Codable, Hashable, Sendable {
  /// The name of the macro or function, such as `expect`, `withKnownIssue`, or `XCTAssertEqual`.
  package var name: String
  /// The expectation as written.
  package var text: String
  /// The offset of the `#` or of the function's name.
  package var offset: Int
  /// The offset at which the argument that reports the expectation is inserted.
  package var argument: Int
  /// The text before the argument: a comma or an opening parenthesis if necessary, and the
  /// argument's label.
  package var before: String
  /// The text after the argument.
  package var after: String
  /// Whether the expectation is an XCTest assertion, which accepts a line but no column.
  package var isXCTest: Bool { name.hasPrefix("XCT") }
  /// The end of the author's own `sourceLocation` argument, which starts at `argument`; nil if
  /// there is none.
  package var end: Int?
  /// The sides of comparisons, and other expressions, whose values can be recorded.
  package var operands: [Operand] = []
  /// The condition of an `#expect` without operands.
  package var condition: String?

  /// An expression of the expectation whose value can be recorded.
  package struct Operand: Codable, Hashable, Sendable {
    /// The byte range of the operand in the snippet.
    package var range: Range<Int>
    /// The operand as written.
    package var text: String
  }
}
