import SwiftParser
import SwiftSyntax
import WaymarkModel
import WaymarkTokens

/// The results of parsing a snippet's text.
///
/// The results depend only on the text, which can therefore be their cache key.
package struct Analysis: Codable, Hashable, Sendable {
  /// The top-level items, in order.
  package var items: [Item]
  /// The line comments that aren't doc comments.
  package var comments: [Comment]
  /// The block comments, and the doc comments that don't document a function or a type.
  package var otherComments: [Comment]
  /// The reasons why the text isn't lexically complete.
  package var problems: [SyntaxProblem]
  /// The byte offsets of `#sourceLocation`.
  package var sourceLocations: [Int]
  /// The names in the text that an example must not use.
  package var reserved: [ReservedName]
  /// The characters that change the direction of the text.
  package var directionChanges: [DirectionChange]
  /// The byte offset at which the text is nested too deeply for the parser, if there is one. Such
  /// text isn't parsed, so all other properties except `directionChanges` are empty.
  package var excess: Int?
  /// The syntax coloring, sorted by position.
  package var highlights: [Highlight]

  /// Parses text.
  package init(of text: String) {
    excess = excessiveDepth(in: text)
    let tree = Parser.parse(source: excess == nil ? text : "")
    items = WaymarkSyntax.items(of: tree)
    comments = WaymarkTokens.comments(of: tree)
    otherComments = WaymarkTokens.otherComments(of: tree)
    problems = incompleteness(of: tree)
    sourceLocations = tree.tokens(viewMode: .sourceAccurate)
      .filter { $0.tokenKind == .poundSourceLocation }.map(\.start)
    reserved = ReservedName.all(in: tree)
    directionChanges = DirectionChange.all(in: text)
    highlights = Highlight.all(in: tree)
  }
}
