import RegexBuilder

/// Words that a document uses to state that results can differ between runs.
package enum Uncertainty {
  // The patterns are unsafe only because Regex isn't Sendable: they are never changed.
  package nonisolated(unsafe) static let words = /(?i)\b(?:might|possible|potential(?:ly)?)\b/

  /// A pattern for such a word before a mention of output or of an order.
  package nonisolated(unsafe) static let output = Regex {
    words
    /(?i).*\b(?:order(?:ing)?|output)\b/
  }
}
