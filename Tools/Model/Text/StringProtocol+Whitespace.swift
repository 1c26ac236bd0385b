extension StringProtocol {
  /// Returns the text with each run of whitespace, including line endings, replaced by one space,
  /// and without leading and trailing whitespace.
  package func collapsingWhitespace() -> String {
    split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
