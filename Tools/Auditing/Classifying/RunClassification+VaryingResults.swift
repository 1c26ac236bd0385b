import WaymarkClaims
import WaymarkContexts
import WaymarkModel

// Results that can differ from those in the document although the document is correct.
extension RunClassification {
  /// Whether the result can differ between runs, locales, environments, or platforms, possibly
  /// because of an earlier block.
  var isRandom: Bool {
    mentions(Uncertainty.output) || ([block] + context).contains { isRandom($0.snippet.code) }
  }

  private func isRandom(_ code: String) -> Bool {
    if code.contains(Self.variation) { return true }
    let isFormatted =
      code.contains(Self.formatting) || !hasOwnFormat && code.contains(".formatted(")
    return isFormatted && !code.contains(Self.locale)
  }

  /// Returns whether the text around the block or a comment matches a pattern.
  private func mentions(_ pattern: Pattern<Substring>) -> Bool {
    let (lead, following) = (block.surroundings.lead, block.surroundings.following ?? [])
    let texts = [lead] + block.syntax.comments.flatMap(\.text) + following
    return texts.contains { $0.contains(pattern) }
  }

  /// A pattern for random values, the current time, and properties of the machine or the platform.
  private static let variation = Pattern(
    /random|shuffle|Date\(\)|UUID\(\)|\.now\b|[Ee]\.g\.|\b(?:CommandLine|EnvironmentVariable|ProcessInfo)|\bas[!?]? NS[A-Z]|\.capacity\b/)

  /// A pattern for formats that depend on the current locale.
  private static let formatting = Pattern(
    /\.currency\(|FormatStyle\(|(?:Date|Number)Formatter\(|\.localized/)

  private static let locale = Pattern(/(?i)\blocale\b/)
}
