import WaymarkBlocks
import WaymarkContexts
import WaymarkModel

// Failures that the document states.
extension RunClassification {
  /// Whether the paragraph before the block, a comment, or the output after the block states that
  /// the code fails or reports an error. Texts such as "No error is thrown" and "the issue tracker"
  /// don't count.
  var statesFailure: Bool { states(Self.failure) || states(Self.error) }

  /// Returns whether the paragraph before the block or a comment matches a pattern, apart from
  /// negated phrases, or whether the output after the block shows a failure.
  func states(_ pattern: Pattern<Substring>) -> Bool {
    ([block.surroundings.lead] + block.syntax.comments.flatMap(\.text)).contains {
      $0.replacing(Self.negation, with: "").contains(pattern)
    } || (block.surroundings.following ?? []).contains { $0.contains(Self.failedOutput) }
  }

  /// A pattern for words that state a failure.
  static let failure = Pattern(
    /(?i)\b(?:fail(?:s|ed|ing|ures?)?|wrong)\b|❌|✗|\b(?:record|report)\w*\b.*\bissues?\b/)

  /// A pattern for phrases that state an error instead of only mentioning the word.
  private static let error = Pattern(
    /(?i)^\W*(?:error|issue)\b|\b(?:error|issue):|\b(?:compiler|run-?time) error|\b(?:caus|contain|ends? (?:in|with)|gets?|gives?|has|have|is|produc|rais|report|return|result|show|throw|trigger)\w*\b.*\b(?:errors?|issues?)\b/)

  private static let negation = Pattern(
    /(?i)\b(?:no|not|never|without|doesn['’]t|don['’]t|won['’]t|can['’]t|isn['’]t|aren['’]t)\s+(?:\w+\s+){0,2}?(?:fail\w*|errors?|issues?|wrong)\b/)

  private static let failedOutput = Pattern(/(?i)fail|error|issue|❌|✗|wrong/)
}
