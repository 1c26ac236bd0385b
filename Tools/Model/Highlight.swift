/// The syntax coloring of a range of a snippet's code.
package struct Highlight: Codable, Hashable, Sendable {
  /// The kinds of code that are colored differently.
  package enum Kind: String, Codable, Sendable {
    case attribute, comment, docComment, keyword, identifier, type, literal, number, `operator`,
      string, argumentLabel, directive
  }

  /// A range of UTF-8 offsets into `Snippet.code`. The ranges of a snippet are in ascending order
  /// and don't overlap.
  package var range: Range<Int>
  /// The kind of the code in the range.
  package var kind: Kind

  package init(range: Range<Int>, kind: Kind) {
    self.range = range
    self.kind = kind
  }
}
