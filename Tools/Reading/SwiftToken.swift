/// A part of a Swift file, as far as finding doc comments needs to know it.
struct SwiftToken: Equatable {
  enum Kind: Equatable {
    /// A keyword, a name or a number.
    case word
    /// One byte of punctuation or of an operator.
    case mark(UInt8)
    /// A string or a regular expression.
    case literal
    /// `///` to the end of its line, where nothing but blanks stands before it.
    case docLine
    /// `/** … */`, where nothing but blanks stands before it.
    case docBlock
  }

  var kind: Kind
  /// Offsets into the bytes of the file.
  var range: Range<Int>
}
