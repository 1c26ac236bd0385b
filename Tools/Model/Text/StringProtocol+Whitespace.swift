extension StringProtocol {
  /// Returns the words of the text, separated by single spaces.
  ///
  /// Line endings, tabs, and leading and trailing whitespace disappear as well.
  package func collapsingWhitespace() -> String {
    split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
