import SwiftSyntax

/// A top-level item of a passage: what moves as one when the passage becomes part of a program.
struct Item: Codable, Hashable, Sendable {
  enum Kind: Codable, Hashable, Sendable {
    /// Goes to the top.
    case `import`
    /// Stays at file scope.
    case declaration
    /// Goes into the body of the test.
    case statement
  }

  var kind: Kind
  /// Its bytes in the passage, with the comments before it and the rest of its last line.
  var range: Range<Int>
  /// Its bytes without those comments.
  var code: Range<Int>
  /// What is inserted when it is part of a program that runs, by offset.
  var insertions: [Insertion] = []
  var checks: [Check] = []
  /// What stays behind when another example uses it: tests.
  var tests: [Range<Int>] = []
  /// The `@main` attributes.
  var mains: [Range<Int>] = []
  /// Modules that it imports whole, unconditionally.
  var modules: [String] = []
  /// The tests of XCTest's kind that it declares.
  var cases: [XCTestMethod] = []
  /// Names that it declares and that are also names of checks.
  var declared: Set<String> = []
  /// True if what follows it, elsewhere than in its passage, could become part of it.
  var isOpen = false
  /// True if it could become part of what stands before it, elsewhere than in its passage.
  var continues = false
}

extension Item {
  /// True if nothing of it is left when another example uses it.
  var isTest: Bool { tests == [code] }
}

/// What is inserted into an author's code.
struct Insertion: Codable, Hashable, Sendable {
  enum Text: Codable, Hashable, Sendable {
    case ours(String)
    /// A call that tells from here on which snippet runs. On the main actor, the phone that the
    /// function touches can be drawn when it ends.
    case marker(isOnMainActor: Bool)
  }

  var offset: Int
  var text: Text
}

/// A place where the author's code makes a check.
struct Check: Codable, Hashable, Sendable {
  /// `expect`, `require`, `confirmation`, `withKnownIssue`, `XCTAssertEqual`
  var name: String
  /// As written.
  var text: String
  /// Of the `#`, or of the function's name.
  var offset: Int
  /// Where the argument goes that announces the check.
  var argument: Int
  var before: String
  var after: String
  /// Whether it is one of XCTest's, which is told its line only.
  var isXCTest: Bool { name.hasPrefix("XCT") }
  /// The end of the author's own `sourceLocation`, which begins at `argument`.
  var end: Int?
}
