/// How a run of a snippet's code is to be coloured.
public struct Highlight: Codable, Hashable, Sendable {
  public enum Kind: String, Codable, Sendable {
    case attribute, comment, docComment, keyword, identifier, type, literal, number, `operator`,
      string, argumentLabel, directive
  }

  /// UTF-8 offsets into `Snippet.code`; runs do not overlap and rise.
  public var range: Range<Int>
  public var kind: Kind

  public init(range: Range<Int>, kind: Kind) {
    self.range = range
    self.kind = kind
  }
}
