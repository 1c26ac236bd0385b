import RegexBuilder
import WaymarkModel

/// Words that a document uses to state that results can differ between runs.
package enum Uncertainty {
  package static let words = Pattern(/(?i)\b(?:might|possible|potential(?:ly)?)\b/)

  /// A pattern for such a word before a mention of output or of an order.
  package static let output = Pattern(
    Regex {
      words
      /(?i).*\b(?:order(?:ing)?|output)\b/
    })
}
