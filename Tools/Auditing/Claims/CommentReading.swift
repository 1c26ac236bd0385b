import WaymarkBlocks
import WaymarkModel

/// A comment that states what code prints or what a value is.
package struct CommentReading: Equatable {
  /// The possible readings of the text, as in ``Claim/readings``.
  package private(set) var readings: [[String]] = []
  /// Whether the comment can only be a claim, as in ``Claim/isExplicit``.
  package private(set) var isExplicit = false
  /// Whether the comment states that something is printed.
  package private(set) var isOutput = false

  /// Reads a comment. Returns nil if it makes no claim.
  ///
  /// - Parameter lines: The lines of the comment without slashes.
  package init?(_ lines: [String]) {
    guard let first = lines.first else { return nil }
    let whole = lines.map(trimmedEnd)
    let (lead, rest) = Self.split(first)
    var lines =
      [rest] + lines.dropFirst().map { Self.split($0).lead == lead ? Self.split($0).rest : $0 }
    if lines.first?.isEmpty == true { lines.removeFirst() }
    lines = lines.map(trimmedEnd)
    while lines.last?.isEmpty == true { lines.removeLast() }
    guard !lines.isEmpty else { return nil }
    isOutput = lead == .prints
    let value =
      lead == .arrow || lead == .words || lines[0].contains(Self.reasonedValue)
        || lines[0].contains(Self.conversion)
      ? Self.leadingLiteral(of: lines[0]) : nil
    readings = (value.map { [[$0]] } ?? []) + Self.readings(of: lines)
    let isValue =
      lines.allSatisfy(isLiteral) || isLiteral(lines.joined(separator: " "))
      || isLiteral(lines.joined())
      || lines.count == 1 && lines[0].contains(",") && isLiteral("[\(lines[0])]")
    switch lead {
    case .prints:
      let isAnnounced = first.dropLast(rest.count).contains(":")
      isExplicit =
        (Self.isQuoted(lines) || isValue || isAnnounced && Self.isDescription(lines))
        && !lines[0].contains(Self.condition)
    case .arrow, .words: isExplicit = isValue || value != nil
    case .none:
      guard isValue || value != nil else { return nil }
      isExplicit = !lines[0].contains(Self.conversion)
    }
    // Text such as "value is 3" can be a line of output.
    if lead == .words, !isExplicit {
      readings.insert(whole, at: 0)
    } else if lead != .none {
      readings.append(whole)
    }
  }

  /// A pattern for a value with its reason: `true because 1 is equal to 1`.
  private static let reasonedValue = Pattern(/^(?:true|false),? (?:because|since)\b/)

  /// A pattern for a cast after a literal, as in `[2, 1] as Days`. The description of the resulting
  /// value can differ from the literal.
  private static let conversion = Pattern(/\ as (?:any )?[A-Z][\w.<>, ?]*$/)

  /// A pattern for text that depends on a version or a platform: `"walk" in Swift 5.8, "swim" in
  /// Swift 5.9`.
  private static let condition = Pattern(
    /["”] (?:in|on|before|since|until|with) (?:Swift|Xcode|Linux|Windows|[a-z]+OS)\b/)

  private enum Lead { case prints, arrow, words, none }

  /// Patterns for the words and symbols that introduce a claim.
  private static let patterns: [(Lead, Pattern<Substring>)] = [
    (
      .prints,
      Pattern(
        /(?i)(?:this )?(?:will )?prints?(?: out)?(?: (?:the )?\w+ lines(?=:))?:?(?=[\s"'“(\[0-9]|$)\s*/)
    ),
    (.prints, Pattern(/(?i)(?:printed |console )?output:?(?=[\s"'“(\[0-9]|$)\s*/)),
    (.arrow, Pattern(/(?:==>|=>|→|⇒|⟹|⟶|->|==(?!=))\s*/)),
    (
      .words,
      Pattern(
        /(?i)(?:(?:this|it|which) )?(?:results? in|result|returns?|equivalent to|equals|yields|is(?! an? (?!value of))|evaluates to|value):?(?: a value of)?\s+(?=\S)/)
    ),
    (
      .words,
      Pattern(
        /(?i)(?:results? in|result|returns?|equivalent to|equals|evaluates to|value):\s*$/)
    ),
  ]

  /// Returns whether a line starts with words that introduce output, such as "Prints" or "Output:".
  package static func statesOutput(_ line: String) -> Bool { split(line).lead == .prints }

  /// Returns the literal at the start of a line that also explains it: `3.0, which is the mean`.
  private static func leadingLiteral(of line: String) -> String? {
    let match = line.prefixMatch(of: explainedLiteral)
    return match.map { String($0.output.1) }.flatMap { isLiteral($0) ? $0 : nil }
  }

  private static let explainedLiteral = Pattern(
    /(-?[0-9][0-9A-Za-z_.]*[0-9A-Za-z]|-?[0-9]|"[^"]*"|true|false|nil|\[[^\]]*\])(?:[,;.] |[.]?$| (?:and|as|because|but|since)\b| \()/)

  private static func split(_ line: String) -> (lead: Lead, rest: String) {
    for (lead, pattern) in patterns {
      if let match = line.prefixMatch(of: pattern) {
        return (lead, String(line[match.range.upperBound...]))
      }
    }
    return (.none, line)
  }

  /// Returns whether lines can be the description of a value, possibly after a label:
  /// `full(capacity: 2)`, `[.full]`, `state: full(capacity: 2)`.
  private static func isDescription(_ lines: [String]) -> Bool {
    lines.count == 1 && lines[0].wholeMatch(of: description) != nil
  }

  private static let description = Pattern(/(?:\w+: )?(?:[\w.]+\(.*\)|\[.*\])/)

  private static func isQuoted(_ lines: [String]) -> Bool {
    lines[0].hasPrefix("\"") || lines[0].hasPrefix("“")
  }

  /// Returns whether a line consists of a string in quotes.
  private static func isQuote(_ line: String) -> Bool { line.wholeMatch(of: quote) != nil }

  private static let quote = Pattern(/["“][^"”]*["”]\.?/)

  /// A pattern for a string in quotes that can contain quotation marks.
  private static let outerQuote = Pattern(/["“].*["”]\.?/)

  /// A pattern for text in single quotes, which can contain double quotation marks.
  private static let singleQuote = Pattern(/'([^\n]+)'\.?/)

  private static let quotedPart = Pattern(/["“]([^"”]*)["”]/)

  private static let reasonedQuote = Pattern(/["“]([^"”]*)["”],? (?:because|since)\b/)

  /// Returns a quoted line as many times as text states that it's printed, as in `"3" twice`, but
  /// at most 1,000 times; nil for other text.
  private static func repeatedQuote(in text: String) -> [String]? {
    guard let match = text.prefixMatch(of: countedQuote) else { return nil }
    let word = match.output.2.map { $0.lowercased() } ?? "two"
    let count = Int(word) ?? numbers.firstIndex(of: word)
    return count.map { Array(repeating: String(match.output.1), count: min($0, 1_000)) }
  }

  private static let countedQuote = Pattern(/["“]([^"”\n]*)["”],?\s+(?i:twice|(\w+) times)\b/)

  private static let numbers = [
    "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
  ]

  /// Returns the possible readings of lines, such as the whole text, the text inside the quotation
  /// marks around it, and the quoted strings in it.
  private static func readings(of lines: [String]) -> [[String]] {
    var readings: [[String]] = []
    let all = lines.joined(separator: "\n")
    if let repeated = repeatedQuote(in: all) { return [repeated, lines] }
    let parts = lines.flatMap { line in line.matches(of: quotedPart).map { String($0.output.1) } }
    // Each line has its own quotation marks.
    if lines.count > 1, lines.allSatisfy({ $0.wholeMatch(of: outerQuote) != nil }) {
      readings.append(
        lines.map { String(($0.hasSuffix(".") ? $0.dropLast(2) : $0.dropLast()).dropFirst()) })
    }
    // A remark follows the quoted text.
    if lines.count > 1, isQuote(lines[0]), !isQuoted([lines[1]]) { readings.append([parts[0]]) }
    // A reason follows the quoted text.
    if let match = lines[0].prefixMatch(of: reasonedQuote) {
      readings.append([String(match.output.1)])
    }
    let quotes: Set<Character> = ["\"", "“", "”"]
    if let first = all.first, quotes.contains(first),
      let last = all.lastIndex(where: quotes.contains), last != all.startIndex
    {
      let inner = all[all.index(after: all.startIndex)..<last]
      readings.append(
        inner.split(separator: "\n", omittingEmptySubsequences: false).map(String.init))
    }
    if let match = all.wholeMatch(of: singleQuote) { readings.append([String(match.output.1)]) }
    readings.append(lines)
    readings.append(lines.map { $0.hasSuffix(".") ? String($0.dropLast()) : $0 })
    if lines.count > 1 { readings.append([lines.joined()]) }
    if parts.count > 1 { readings.append(parts) }
    return readings.uniqued()
  }
}
