import WaymarkBlocks
import WaymarkModel

/// The text of a value, normalized so that two values can be compared regardless of their layout.
package struct ValueText: Equatable {
  /// The kind of a value, inferred from its text.
  package enum Kind { case list, string, number, truth, tuple, absence, other }

  /// The value on one line, without spaces that don't change it.
  package let text: String
  /// The kind of the value.
  package let kind: Kind

  /// Creates a value by normalizing its text.
  package init(_ text: String) {
    let joined = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    self.text = Self.tight(joined)
    kind =
      switch self.text.first {
      case "[": .list
      case "\"": .string
      case "(": .tuple
      case _ where Double(self.text.filter { $0 != "_" }) != nil: .number
      case _ where ["true", "false"].contains(self.text): .truth
      case "n" where self.text == "nil": .absence
      default: .other
      }
  }

  /// Returns whether two texts have the same bytes. In Swift, strings with different Unicode
  /// scalars can be equal.
  package static func == (one: ValueText, other: ValueText) -> Bool {
    one.text.utf8.elementsEqual(other.text.utf8)
  }

  /// Removes whitespace next to brackets and separators outside of strings, and trailing commas.
  private static func tight(_ text: String) -> String {
    var result = ""
    var isQuoted = false
    for character in text {
      if character == "\"", result.last != "\\" { isQuoted.toggle() }
      guard !isQuoted else {
        result.append(character)
        continue
      }
      let last = result.last ?? " "
      if character == " ", "[(,:".contains(last) { continue }
      if "]),:".contains(character), result.last == " " { result.removeLast() }
      if "])".contains(character), result.last == "," { result.removeLast() }
      result.append(character)
    }
    return trimmed(result)
  }

  /// The text without the type names before enum cases: `[.number(1)]` for `[Token.number(1)]`.
  var plainCases: String { text.replacing(Self.typeOfCase, with: ".") }

  /// Returns whether both are values of the same kind, or one is `nil` and the other is a literal
  /// of any kind.
  func isComparable(to other: ValueText) -> Bool {
    guard kind != .other, other.kind != .other else { return false }
    return kind == other.kind || kind == .absence || other.kind == .absence
  }

  /// The value inside `Optional(…)`; the text itself if there is none.
  var unwrapped: ValueText {
    let inner = text.wholeMatch(of: Self.optional).map { String($0.output.1) }
    return inner.map(ValueText.init) ?? self
  }

  private var number: Double? { Double(text.filter { $0 != "_" }) }

  /// The value of an integer literal with a radix prefix, or of at least four binary digits.
  private var integer: UInt64? {
    let digits = text.filter { $0 != "_" }
    for (prefix, radix) in [("0x", 16), ("0o", 8), ("0b", 2)] where digits.hasPrefix(prefix) {
      return UInt64(digits.dropFirst(2), radix: radix)
    }
    return digits.count >= 4 ? UInt64(digits, radix: 2) : nil
  }

  /// Returns whether both texts are numbers that differ at most by rounding, and this text contains
  /// a fraction or an exponent.
  package func isNear(_ other: ValueText) -> Bool {
    guard let one = number, let two = other.number else { return false }
    let isFraction = text.contains(".") || text.lowercased().contains("e")
    guard isFraction else { return false }
    let digits = text.split(separator: ".").last.map { $0.filter(\.isNumber).count } ?? 0
    let isRounded = !text.lowercased().contains("e") && abs(one - two) <= 0.501 / Self.power(digits)
    return isRounded || abs(one - two) <= abs(two) * 1e-4 || other.text.hasPrefix(text)
  }

  /// Returns whether the text is a number that was rounded to another number. The other number must
  /// have at least four digits, but fewer digits than this number: a value of type `Float16`, for
  /// example, is printed with few digits.
  func isRounded(to other: ValueText) -> Bool {
    let digits = other.text.count(where: \.isNumber)
    return digits > 3 && text.count(where: \.isNumber) > digits && other.isNear(self)
  }

  /// Whether the text is a dictionary, whose entries have no order.
  var isDictionary: Bool { kind == .list && parts.allSatisfy(Self.isEntry) }

  private static func isEntry(_ part: String) -> Bool {
    part.prefixMatch(of: Self.key) != nil
  }

  /// The tuple without its labels. Text that isn't a tuple is unchanged.
  var withoutLabels: ValueText {
    guard kind == .tuple else { return self }
    return ValueText(
      "(" + parts.map { $0.replacing(Self.elementLabel, with: "") }.joined(separator: ",") + ")")
  }

  /// Returns whether the text is a list with string literals and without numbers, and equals
  /// another list once its quotation marks are removed. Types other than `String` can be written
  /// as string literals, and have descriptions without quotation marks.
  func isLiteral(of other: ValueText) -> Bool {
    guard kind == .list, text.contains("\""), !other.text.contains("\"") else { return false }
    let plain = ValueText(text.filter { $0 != "\"" })
    return plain == other && !plain.parts.contains { Double($0) != nil }
  }

  /// Returns 10 to the power of a number. Numbers above 300 count as 300.
  private static func power(_ digits: Int) -> Double {
    (0..<min(digits, 300)).reduce(1) { power, _ in power * 10 }
  }

  /// Returns whether two texts describe the same value. For example, equal numbers can be written
  /// differently.
  ///
  /// - Parameter ignoringOrder: Whether lists with the same elements in a different order are
  ///   equal.
  package func equals(_ other: ValueText, ignoringOrder: Bool) -> Bool {
    if self == other { return true }
    if let one = number, let two = other.number, one == two, max(text.count, other.text.count) < 16
    {
      return true
    }
    // A value of type `Float` has seven to nine digits.
    if let one = number, let two = other.number, Float(one) == Float(two),
      min(text.count(where: \.isNumber), other.text.count(where: \.isNumber)) > 6
    {
      return true
    }
    if kind == .list, other.kind == .list, let (one, two) = lists(other), one.count > 1,
      zip(one, two).allSatisfy({ $0.equals($1, ignoringOrder: false) })
    {
      return true
    }
    if let written = other.integer, Double(written) == number { return true }
    return ignoringOrder && kind == .list && other.kind == .list
      && sortedParts.elementsEqual(other.sortedParts) { $0.elementsEqual($1) }
  }

  /// Returns the elements of two lists; nil if the lists differ in length.
  private func lists(_ other: ValueText) -> ([ValueText], [ValueText])? {
    let (one, two) = (parts, other.parts)
    return one.count == two.count ? (one.map(ValueText.init), two.map(ValueText.init)) : nil
  }

  /// The bytes of the elements, in an order that depends only on them.
  private var sortedParts: [String.UTF8View] {
    parts.map(\.utf8).sorted { $0.lexicographicallyPrecedes($1) }
  }

  /// The elements of a list or a tuple.
  private var parts: [String] {
    var parts = [""]
    var depth = 0
    var isQuoted = false
    for character in text.dropFirst().dropLast() {
      if character == "\"" { isQuoted.toggle() }
      if !isQuoted, "[(".contains(character) { depth += 1 }
      if !isQuoted, "])".contains(character) { depth -= 1 }
      if character == ",", depth == 0, !isQuoted {
        parts.append("")
      } else {
        parts[parts.count - 1].append(character)
      }
    }
    return parts
  }

  private static let typeOfCase = Pattern(/(?:\b[A-Z]\w*\.)+(?=[a-z])/)
  private static let optional = Pattern(/Optional\((.*)\)/)
  private static let key = Pattern(/(?:"[^"]*"|[^":]+):/)
  private static let elementLabel = Pattern(/^\w+:/)
}
