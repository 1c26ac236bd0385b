/// A token of a Swift file, at the level of detail needed to find doc comments.
struct SwiftToken: Equatable {
  enum Kind: Equatable {
    /// A keyword, a name or a number.
    case word
    /// One byte of punctuation or of an operator.
    case mark(UInt8)
    /// A string or a regular expression.
    case literal
    /// `///` up to the end of its line, preceded only by whitespace.
    case docLine
    /// `/** … */`, preceded only by whitespace.
    case docBlock
  }

  var kind: Kind
  /// A range of offsets into the bytes of the file.
  var range: Range<Int>
}
