import Article
import SwiftIDEUtils
import SwiftParser
import SwiftSyntax

/// What the parser says about a text: all that this stage needs of it.
///
/// It depends on the text alone, so that it can be remembered by it.
struct Analysis: Codable, Hashable, Sendable {
  var items: [Item]
  var comments: [Comment]
  /// What keeps it from being lexically complete.
  var problems: [Problem]
  /// Where it says `#sourceLocation`, in bytes.
  var sourceLocations: [Int]
  /// Where it is nested too deeply, in bytes. Such a text is not parsed: nothing else is known.
  var excess: Int?
  var highlights: [Highlight]

  init(of text: String) {
    excess = excessiveDepth(in: text)
    let tree = Parser.parse(source: excess == nil ? text : "")
    items = Extracting.items(of: tree)
    comments = Extracting.comments(of: tree)
    problems = incompleteness(of: tree)
    sourceLocations = tree.tokens(viewMode: .sourceAccurate)
      .filter { $0.tokenKind == .poundSourceLocation }.map(\.start)
    highlights = Extracting.highlights(of: tree)
  }
}
