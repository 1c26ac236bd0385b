extension UnicodeScalar {
  /// The scalar as an escape sequence of a Swift string literal: `\u{301}`.
  package var escape: String { "\\u{\(String(value, radix: 16, uppercase: true))}" }
}
