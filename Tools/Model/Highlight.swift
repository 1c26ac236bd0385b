/// The syntax coloring of a range of a snippet's code.
package struct Highlight: Hashable, Sendable {
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

/// A highlight is stored as text, such as `keyword 0 6`, because the results of parsing consist
/// mostly of highlights, and decoding an object with keys takes several times as long.
extension Highlight: Codable {
  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let parts = try container.decode(String.self).split(separator: " ")
    guard parts.count == 3, let kind = Kind(rawValue: String(parts[0])),
      let start = Int(parts[1]), let end = Int(parts[2]), start <= end
    else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "not a highlight")
    }
    self.init(range: start..<end, kind: kind)
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode("\(kind.rawValue) \(range.lowerBound) \(range.upperBound)")
  }
}
