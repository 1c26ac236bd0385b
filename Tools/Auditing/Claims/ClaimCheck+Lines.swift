import WaymarkBlocks
import WaymarkModel

// Comparisons of printed lines with the lines of a document.
extension ClaimCheck {
  /// Returns the lines of text without trailing spaces, and without empty lines at the end.
  package static func lines(_ text: String) -> [String] {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map {
      trimmedEnd(String($0))
    }
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }

  /// Returns whether lines match those of a document, in which `...` matches any text. If the
  /// document shows only dots, they match only the same dots.
  package static func matches(_ lines: some Collection<String>, _ shown: [String]) -> Bool {
    // Empty lines at the end of output can't be seen, so they aren't among the printed lines.
    var shown = shown
    while shown.count > 1, shown.last?.isEmpty == true { shown.removeLast() }
    let isVacuous = shown.allSatisfy { ["...", "…"].contains(trimmed($0)) }
    return lines.count == shown.count
      && zip(lines, shown).allSatisfy { equal($0, $1) && (!isVacuous || areSame($0, $1)) }
  }

  /// Returns whether a single shown line consists of several printed lines, joined by spaces or
  /// commas.
  static func areJoined(_ lines: [String], as shown: [String]) -> Bool {
    shown.count == 1 && lines.count > 1
      && [" ", ", "].contains { areSame(lines.joined(separator: $0), shown[0]) }
  }

  /// Returns whether the shown lines are among other lines, in the same order.
  static func contains(_ shown: [String], in lines: [String]) -> Bool {
    var rest = lines[...]
    for line in shown {
      guard let index = rest.firstIndex(where: { equal($0, line) }) else { return false }
      rest = rest[(index + 1)...]
    }
    return true
  }

  /// Returns whether lines match those of a document only if the dots after a word at the end of a
  /// line replace other text.
  static func areShortened(_ lines: [String], as shown: [String]) -> Bool {
    lines.count == shown.count && !matches(lines, shown)
      && zip(lines, shown).allSatisfy { equal($0, $1) || isShortened($0, as: $1) }
  }

  /// Returns whether two strings consist of the same bytes. Strings that are only canonically
  /// equivalent look the same, but aren't what the program prints.
  static func areSame(_ one: String, _ other: String) -> Bool { one.utf8.elementsEqual(other.utf8) }

  private static func equal(_ line: String, _ shown: String) -> Bool {
    if areSame(trimmed(line), trimmed(shown)) { return true }
    if areSame(withoutSelectors(line), withoutSelectors(shown)) { return true }
    guard shown.contains(dots) else { return hasSameNumbers(line, shown) }
    let canEndSentence = shown.count < 40 && shown.contains(wordWithDots)
    return !canEndSentence && isShortened(line, as: shown)
  }

  /// Returns whether a line matches a shown line in which three dots replace any text.
  private static func isShortened(_ line: String, as shown: String) -> Bool {
    let mark = shown.contains("…") ? "…" : "..."
    let parts = shown.split(separator: mark, maxSplits: 1, omittingEmptySubsequences: false)
    return parts.count == 2 && line.utf8.starts(with: parts[0].utf8)
      && line.utf8.reversed().starts(with: parts[1].utf8.reversed())
      && line.utf8.count >= parts[0].utf8.count + parts[1].utf8.count
  }

  /// Returns text without the invisible characters that select the style of an emoji.
  private static func withoutSelectors(_ text: String) -> String {
    let selectors: ClosedRange<Unicode.Scalar> = "\u{FE0E}"..."\u{FE0F}"
    return String(String.UnicodeScalarView(text.unicodeScalars.filter { !selectors.contains($0) }))
  }

  /// Returns whether a line differs from a shown line only in decimal fractions that the document
  /// shows with fewer digits, but with at least six characters.
  private static func hasSameNumbers(_ line: String, _ shown: String) -> Bool {
    let (one, two) = (shown.matches(of: fraction), line.matches(of: fraction))
    guard !one.isEmpty, one.count == two.count,
      areSame(shown.replacing(fraction, with: ""), line.replacing(fraction, with: ""))
    else { return false }
    return zip(one, two).allSatisfy { shown, found in
      shown.output == found.output
        || shown.output.count >= 6 && shown.output.count < found.output.count
          && ValueText(String(shown.output)).isNear(ValueText(String(found.output)))
    }
  }

  private static let fraction = Pattern(/[0-9]+\.[0-9]+/)

  private static let dots = Pattern(/\.\.\.|…/)

  /// A pattern for a word with dots at the end of a line. They can be part of the output, as in
  /// "Loading...".
  private static let wordWithDots = Pattern(/\p{L}(?:\.\.\.|…)["”]?\.?$/)
}
