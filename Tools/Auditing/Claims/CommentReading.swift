import SwiftParser
import SwiftSyntax
import WaymarkBlocks

/// A comment that states what code prints or what a value is.
package struct CommentReading: Equatable {
  package private(set) var readings: [[String]] = []
  package private(set) var isExplicit = false
  /// Whether the comment states that something is printed.
  package private(set) var isOutput = false

  /// Reads a comment; nil if it makes no claim.
  ///
  /// - Parameter lines: The lines of the comment without slashes.
  package init?(_ lines: [String]) {
    guard let first = lines.first else { return nil }
    let (lead, rest) = Self.split(first)
    var lines =
      [rest] + lines.dropFirst().map { Self.split($0).lead == lead ? Self.split($0).rest : $0 }
    if lines.first?.isEmpty == true { lines.removeFirst() }
    lines = lines.map(trimmedEnd)
    while lines.last?.isEmpty == true { lines.removeLast() }
    guard !lines.isEmpty else { return nil }
    isOutput = lead == .prints
    let value = lead == .arrow || lead == .words ? Self.leadingLiteral(of: lines[0]) : nil
    readings = (value.map { [[$0]] } ?? []) + Self.readings(of: lines)
    let isLiteral =
      lines.allSatisfy { Self.isLiteral($0) } || Self.isLiteral(lines.joined(separator: " "))
      || Self.isLiteral(lines.joined())
      || lines.count == 1 && lines[0].contains(",") && Self.isLiteral("[\(lines[0])]")
    switch lead {
    case .prints:
      let isAnnounced = first.dropLast(rest.count).contains(":")
      isExplicit = Self.isQuoted(lines) || isLiteral || isAnnounced && Self.isDescription(lines)
    case .arrow, .words: isExplicit = isLiteral || value != nil
    case .none:
      guard isLiteral else { return nil }
      isExplicit = true
    }
  }

  private enum Lead { case prints, arrow, words, none }

  /// The patterns, stored because compiling one on its first use takes longer than matching a line.
  // Unsafe only because Regex isn't Sendable: it is never changed.
  private nonisolated(unsafe) static let patterns: [(Lead, Regex<Substring>)] = [
    (.prints, /(?i)(?:this )?(?:will )?prints?(?: out)?:?(?=[\s"'“(\[0-9]|$)\s*/),
    (.prints, /(?i)(?:printed |console )?output:?(?=[\s"'“(\[0-9]|$)\s*/),
    (.arrow, /(?:==>|=>|→|⇒|⟹|⟶|->|==(?!=))\s*/),
    (
      .words,
      /(?i)(?:(?:this|it|which) )?(?:results? in|result|returns?|equivalent to|equals|is|evaluates to|value):?(?: a value of)?\s+(?=\S)/
    ),
    (.words, /(?i)(?:results? in|result|returns?|equivalent to|equals|evaluates to|value):\s*$/),
  ]

  /// Returns whether a line starts with a word for output.
  package static func statesOutput(_ line: String) -> Bool { split(line).lead == .prints }

  /// Returns the literal at the start of a line that explains it: `3.0, which is the mean`.
  private static func leadingLiteral(of line: String) -> String? {
    let match = line.prefixMatch(
      of: /(-?[0-9][0-9A-Za-z_.]*[0-9A-Za-z]|-?[0-9]|"[^"]*"|true|false|nil|\[[^\]]*\])(?:[,;.] |[.]?$| (?:and|because|but|since)\b| \()/)
    return match.map { String($0.output.1) }.flatMap { isLiteral($0) ? $0 : nil }
  }

  private static func split(_ line: String) -> (lead: Lead, rest: String) {
    for (lead, pattern) in patterns {
      if let match = line.prefixMatch(of: pattern) {
        return (lead, String(line[match.range.upperBound...]))
      }
    }
    return (.none, line)
  }

  /// Returns whether a line can be the description of a value: `full(capacity: 2)`, `[.full]`.
  private static func isDescription(_ lines: [String]) -> Bool {
    lines.count == 1 && lines[0].wholeMatch(of: /[\w.]+\(.*\)|\[.*\]/) != nil
  }

  private static func isQuoted(_ lines: [String]) -> Bool {
    lines[0].hasPrefix("\"") || lines[0].hasPrefix("“")
  }

  /// Returns the whole text, the text inside the quotes around it, and the strings inside the
  /// quotes of each line or part.
  private static func readings(of lines: [String]) -> [[String]] {
    var readings: [[String]] = []
    let all = lines.joined(separator: "\n")
    let parts = lines.flatMap { line in
      line.matches(of: /["“]([^"”]*)["”]/).map { String($0.output.1) }
    }
    // Each line has quotes of its own.
    if lines.count > 1, lines.allSatisfy({ $0.contains(/^["“][^"”]*["”]\.?$/) }) {
      readings.append(parts)
    }
    let quotes: Set<Character> = ["\"", "“", "”"]
    if let first = all.first, quotes.contains(first),
      let last = all.lastIndex(where: quotes.contains), last != all.startIndex
    {
      let inner = all[all.index(after: all.startIndex)..<last]
      readings.append(
        inner.split(separator: "\n", omittingEmptySubsequences: false).map(String.init))
    }
    readings.append(lines)
    readings.append(lines.map { $0.hasSuffix(".") ? String($0.dropLast()) : $0 })
    if lines.count > 1 { readings.append([lines.joined()]) }
    if parts.count > 1 { readings.append(parts) }
    var seen: Set<[String]> = []
    return readings.filter { seen.insert($0).inserted }
  }

  /// Returns whether a string is a literal, a list, a tuple or a range of literals.
  package static func isLiteral(_ text: String) -> Bool {
    let text = text.hasSuffix(".") ? String(text.dropLast()) : text
    if text.wholeMatch(of: /Optional\(.*\)/) != nil {
      return isLiteral(String(text.dropFirst(9).dropLast()))
    }
    let tree = Parser.parse(source: text)
    guard !tree.hasError, tree.statements.count == 1,
      case .expr(let expression)? = tree.statements.first?.item
    else { return false }
    return LiteralSearch.isLiteral(expression)
  }
}

private enum LiteralSearch {
  static func isLiteral(_ expression: ExprSyntax) -> Bool {
    switch expression.as(ExprSyntaxEnum.self) {
    case .integerLiteralExpr, .floatLiteralExpr, .booleanLiteralExpr, .nilLiteralExpr: true
    case .stringLiteralExpr(let literal):
      literal.segments.allSatisfy { $0.is(StringSegmentSyntax.self) }
    case .prefixOperatorExpr(let negated):
      negated.operator.text == "-" && isLiteral(negated.expression)
    case .arrayExpr(let array): array.elements.allSatisfy { isLiteral($0.expression) }
    case .dictionaryExpr(let dictionary):
      dictionary.content.as(DictionaryElementListSyntax.self)?.allSatisfy {
        isLiteral($0.key) && isLiteral($0.value)
      } ?? true
    case .tupleExpr(let tuple):
      !tuple.elements.isEmpty && tuple.elements.allSatisfy { isLiteral($0.expression) }
    case .sequenceExpr(let sequence):
      sequence.elements.enumerated().allSatisfy { index, element in
        index % 2 == 0
          ? isLiteral(element)
          : ["..<", "..."].contains(element.as(BinaryOperatorExprSyntax.self)?.operator.text)
      }
    default: false
    }
  }
}
