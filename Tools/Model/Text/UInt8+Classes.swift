extension UInt8 {
  /// Whether the byte is a space or a tab.
  @inlinable package var isBlank: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }

  /// Whether the byte is a space, a tab, or part of a line ending.
  @inlinable package var isWhitespace: Bool {
    isBlank || self == UInt8(ascii: "\n") || self == UInt8(ascii: "\r")
  }

  /// Whether the byte is a digit from 0 to 9.
  @inlinable package var isDigit: Bool { self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") }

  /// Whether the byte is an ASCII letter.
  @inlinable package var isLetter: Bool {
    // Uppercase and lowercase letters differ only in this bit.
    self | 0x20 >= UInt8(ascii: "a") && self | 0x20 <= UInt8(ascii: "z")
  }

  /// Whether the byte is an ASCII letter or digit.
  @inlinable package var isLetterOrDigit: Bool { isLetter || isDigit }

  /// Whether the byte is a hexadecimal digit in either case.
  @inlinable package var isHexadecimalDigit: Bool {
    isDigit || isLetter && self | 0x20 <= UInt8(ascii: "f")
  }

  /// Whether the byte can be part of a Swift identifier that contains only ASCII characters.
  @inlinable package var isPartOfIdentifier: Bool {
    isLetterOrDigit || self == UInt8(ascii: "_")
  }

  /// Whether the byte can be part of the name of an example or a slot: a lowercase letter, a digit,
  /// or a hyphen.
  package var isPartOfName: Bool {
    isLetter && self & 0x20 != 0 || isDigit || self == UInt8(ascii: "-")
  }
}
