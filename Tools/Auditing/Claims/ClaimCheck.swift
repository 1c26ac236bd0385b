import WaymarkBlocks
import WaymarkModel

/// A comparison of a claim with the behavior of its block.
package struct ClaimCheck: Equatable, Sendable {
  /// The result of comparing a claim.
  package enum Result: Equatable, Sendable {
    case held
    /// The behavior differs from the claim. The associated value is the actual output or value.
    case differs(String)
    /// There was nothing to compare, or a difference doesn't refute the claim.
    case unknown
  }

  /// The claim that was compared. The comparison can change whether the claim is explicit or
  /// tentative.
  package var claim: Claim
  /// The result of the comparison.
  package var result: Result

  /// Creates a check by comparing a claim with the reports of a run.
  ///
  /// - Parameter order: The order of the output, as far as it is known.
  package init(
    _ claim: Claim, number: Int, in report: ProbeReport, order: OutputOrder = OutputOrder()
  ) {
    self.claim = claim
    result = .unknown
    switch claim.subject {
    case .condition:
      result = report.comparisons[number].map { $0 ? .held : .differs("false") } ?? .unknown
    case .item, .value, .command: compareStatement(number, in: report, order)
    case .nested: compareBody(number, in: report, order)
    case .output:
      let lines = Self.lines(report.output)
      let isFound = claim.readings.contains { Self.contains($0, in: lines) }
      result = isFound ? .held : lines.isEmpty ? .unknown : .differs(report.output)
    case .wholeOutput: compareWholeOutput(in: report, order)
    }
    if isOnlyEquivalent { result = .unknown }
    if result != .held, let comment = claim.comment {
      let printed = Self.lines(report.output(before: number))
      if Self.contains([comment], in: printed) { result = .held }
    }
  }

  static func item(
    _ claim: Claim, _ output: String?, _ values: [String]?, isUnordered: Bool, order: OutputOrder
  ) -> Result {
    let printed = output.map(lines) ?? []
    if !printed.isEmpty {
      if claim.readings.contains(where: { shows($0, printed, claim) }) { return .held }
      // Dictionaries and sets can print in a different order than the document shows.
      let isPermuted = claim.readings.contains { shown in
        permuted(shown.joined(), printed.joined())
          || shown.count > 1 && shown.sorted() == printed.sorted()
      }
      if isPermuted, !order.keepsEntries, ValueText(printed.joined()).isDictionary { return .held }
      // Addresses (0x…) differ from run to run.
      if isPermuted && !order.isFixed || printed.contains(where: { $0.contains("0x") }) {
        return .unknown
      }
      return .differs(printed.joined(separator: "\n"))
    }
    guard let values, values.first != "()" else { return .unknown }
    if let result = type(claim, values) { return result }
    let literal = ValueText(values.last ?? "")
    for lines in claim.readings {
      if literal.kind == .string {
        if values.contains(where: { isString($0, lines) }) { return .held }
        continue
      }
      let reading = ValueText(lines.joined(separator: "\n"))
      for value in values.map(ValueText.init)
      where value.equals(reading, ignoringOrder: isUnordered)
        || areSame(value.plainCases, reading.plainCases) || value.withoutLabels == reading
      {
        // The string "3" and the number 3 have the same description.
        return claim.isStringLiteral(lines) && ![.string, .other].contains(literal.kind)
          ? .unknown : .held
      }
    }
    if claim.isTentative {
      return isOtherCharacter(claim.text, values) ? .differs(values[2]) : .unknown
    }
    if let name = claim.readings.first?.first, name.hasPrefix("."), values.count > 1,
      let actual = values[1].wholeMatch(of: qualifiedCase)?.output.1
    {
      return .differs("." + actual)
    }
    let written = claim.readings.map { ValueText($0.joined(separator: "\n")).unwrapped }
    let isComparable = written.contains { $0.isComparable(to: literal) }
    let isMeant = written.contains {
      $0.isNear(literal) || $0.isRounded(to: literal) || $0.isLiteral(of: literal)
    }
    let isEscaped = literal.kind == .string && values.count > 1
    let shown =
      isEscaped
      ? values[1] : (values.last ?? "").split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return isComparable && !isMeant ? .differs(shown) : .unknown
  }

  /// Returns whether a reading shows a string. Leading and trailing spaces can differ, and so can
  /// spaces at which the document breaks a line.
  private static func isString(_ value: String, _ reading: [String]) -> Bool {
    let value = lines(trimmed(value))
    let shown = lines(trimmed(reading.joined(separator: "\n")))
    return value.elementsEqual(shown, by: areSame)
      || value.elementsEqual([shown.map(trimmed).joined(separator: " ")], by: areSame)
  }

  /// Returns whether a claim's text and the value that differs from it are both single characters.
  private static func isOtherCharacter(_ text: String, _ values: [String]) -> Bool {
    values.count > 2 && text.count == 1 && values[0].count == 1 && values[2] == "\"\(values[0])\""
  }

  /// Whether the result differs from the claim only in the encoding of characters that look the
  /// same.
  private var isOnlyEquivalent: Bool {
    guard case .differs(let found) = result else { return false }
    return claim.readings.contains { shown in
      let text = shown.joined(separator: "\n")
      return text == found && !Self.areSame(text, found)
    }
  }

  /// Returns whether a claim of several lines shows the complete output of its statement with
  /// mistakes, rather than part of the output or a remark.
  func isListing(_ output: String, _ order: OutputOrder) -> Bool {
    guard case .differs = result, !claim.isTentative else { return false }
    let printed = Self.lines(output)
    return claim.readings.contains { shown in
      let isPart = printed.indices.contains { printed[$0...].starts(with: shown) }
      // Lines without letters can't be a remark.
      let isReordered =
        order.isFixed && shown.sorted() == printed.sorted()
        && !shown.contains { $0.contains(where: \.isLetter) }
      return shown.count > 1 && !isPart && (isReordered || Self.isMeant(printed, shown))
    }
  }

  /// Returns whether a reading shows the printed lines. A single line without quotation marks can
  /// show several lines.
  static func shows(_ reading: [String], _ printed: [String], _ claim: Claim) -> Bool {
    matches(printed, reading) || !claim.isQuoted && areJoined(printed, as: reading)
  }

  /// Returns whether the shown text matches the printed lines only in a way that doesn't prove the
  /// claim: either dots at the end of a line, which can be part of the output, replace other text,
  /// or quoted text shows several lines as one.
  static func isAmbiguous(_ claim: Claim, _ output: String) -> Bool {
    let printed = lines(output)
    return claim.readings.contains {
      areShortened(printed, as: $0) || areJoined(printed, as: $0)
    }
  }

  /// Returns whether a claim is a list of as many lines as its statement prints, starts with the
  /// first printed line, and resembles the others. Such a claim shows the output even if the
  /// statement only calls the code that prints it.
  func startsListing(_ output: String) -> Bool {
    let printed = Self.lines(output)
    return claim.readings.contains { shown in
      shown.count > 1 && shown.count == printed.count && shown[0] == printed[0]
        && Self.isMeant(printed, shown)
    }
  }

  /// Returns whether the comment probably shows the printed lines, but with mistakes in them.
  func isMisprint(of output: String) -> Bool {
    let printed = Self.lines(output)
    return !printed.isEmpty && claim.readings.contains { Misprint.isLikely($0, of: printed) }
  }

  /// Compares a claim with the output of a statement inside a body, which is nil if the statement
  /// never ran.
  ///
  /// If concurrent tasks can print between the statement's lines, the claim also holds if the whole
  /// output contains the shown lines in order. If the claim can show one of several runs, it also
  /// holds if the statement's output contains the shown lines in order. If any other claim shows
  /// only part of what the statement printed, the result is unknown.
  static func nested(
    _ claim: Claim, _ output: String?, in all: [String], isConcurrent: Bool
  ) -> Result {
    let printed = lines(output ?? "")
    let isShown = claim.readings.contains { shown in
      shows(shown, printed, claim) || isRepeated(shown, in: printed)
        || endsWithOutput(shown, of: printed, in: all)
        || contains(shown, in: isConcurrent ? all : claim.showsOneRun ? printed : [])
    }
    if isShown { return .held }
    let isUnclear =
      printed.isEmpty || printed.contains { $0.contains("0x") }
      || claim.readings.contains { permuted($0.joined(), printed.joined()) }
      || claim.readings.contains { contains($0, in: printed) }
    return isUnclear ? .unknown : .differs(printed.joined(separator: "\n"))
  }

  /// Returns whether a statement that ran several times printed the shown lines each time.
  private static func isRepeated(_ shown: [String], in printed: [String]) -> Bool {
    guard !shown.isEmpty, printed.count.isMultiple(of: shown.count) else { return false }
    let starts = stride(from: 0, to: printed.count, by: shown.count)
    return !printed.isEmpty
      && starts.allSatisfy { matches(printed[$0..<($0 + shown.count)], shown) }
  }

  /// Returns whether the shown lines are consecutive lines of the whole output and end with the
  /// lines that the statement printed.
  private static func endsWithOutput(
    _ shown: [String], of printed: [String], in all: [String]
  ) -> Bool {
    shown.count > printed.count && !printed.isEmpty
      && matches(printed, Array(shown.suffix(printed.count)))
      && all.indices.contains { matches(all[$0...].prefix(shown.count), shown) }
  }

  /// Returns whether the shown lines are meant to be the printed lines: the text states this, at
  /// least half of the shown lines match, or they look like misprints of the printed lines. The
  /// result is false if lines are omitted, the shown lines are a permutation of the printed lines,
  /// or an address is printed.
  static func isMeant(
    _ lines: [String], _ shown: [String], isAnnounced: Bool = false
  ) -> Bool {
    let common = shown.count { lines.contains($0) }
    let isShortened = shown.contains { ["...", "…"].contains(trimmed($0)) }
    // The last of several elements has no comma.
    let plain = { (line: String) in trimmed(line.hasSuffix(",") ? line.dropLast() : line[...]) }
    let isSame = lines.map(plain).sorted() == shown.map(plain).sorted()
    guard !isShortened, !isSame, !lines.contains(where: { $0.contains("0x") }) else { return false }
    // The keys of an object in JSON have no order.
    let letters = { (lines: [String]) in lines.joined().filter { !$0.isWhitespace }.sorted() }
    let isReordered = shown.first?.hasPrefix("{") == true && letters(shown) == letters(lines)
    guard !isReordered else { return false }
    return isAnnounced && !lines.isEmpty || common * 2 >= shown.count
      || Misprint.isLikely(shown, of: lines)
  }

  private static func permuted(_ one: String, _ other: String) -> Bool {
    ValueText(one).equals(ValueText(other), ignoringOrder: true)
  }

  private static let qualifiedCase = Pattern(/(?:Optional\()?(?:\w+\.)+([a-z]\w*)\)?/)
}
