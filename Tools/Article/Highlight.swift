/// The syntax coloring of a range of a snippet's code.
public struct Highlight: Codable, Hashable, Sendable {
  /// The kinds of code that are colored differently.
  public enum Kind: String, Codable, Sendable {
    case attribute, comment, docComment, keyword, identifier, type, literal, number, `operator`,
      string, argumentLabel, directive
  }

  /// A range of UTF-8 offsets into `Snippet.code`. The ranges of a snippet are in ascending order
  /// and don't overlap.
  public var range: Range<Int>
  /// The kind of the code in the range.
  public var kind: Kind

  public init(range: Range<Int>, kind: Kind) {
    self.range = range
    self.kind = kind
  }
}
