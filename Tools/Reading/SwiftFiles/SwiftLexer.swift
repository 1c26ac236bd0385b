/// Distinguishes Swift's comments, strings and regular expressions from its code, without a parser.
///
/// It handles nested block comments, nested interpolations, raw and multiline strings, names in
/// backticks, and regular expressions with and without number signs, like the compiler's own lexer.
/// Invalid Swift is never rejected.
struct SwiftLexer {
  /// The closing delimiter of a string.
  private struct Delimiter {
    var signs: Int
    var isMultiline: Bool
    var start: Int
  }

  private let bytes: [UInt8]
  private var position = 0
  /// The delimiter of the current string, if any.
  private var open: Delimiter?
  /// The current interpolations, each with the enclosing string and its open parentheses.
  private var interpolations: [(string: Delimiter, depth: Int)] = []
  private var startsLine = true
  private var tokens: [SwiftToken] = []

  private init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Returns the tokens of a file, in order, without ordinary comments and the contents of
  /// interpolations.
  ///
  /// - Complexity: O(*n*), where *n* is the number of bytes. Lines that open many regular
  ///   expressions without closing any cost O(*n*) each.
  static func tokens(of bytes: [UInt8]) -> [SwiftToken] {
    var lexer = SwiftLexer(bytes)
    while lexer.position < bytes.count {
      if let string = lexer.open { lexer.scan(string) } else { lexer.scanCode() }
    }
    return lexer.tokens
  }

  private mutating func scanCode() {
    let byte = bytes[position]
    if isLineEnd(byte) {
      position += 1
      startsLine = true
    } else if isBlank(byte) {
      position += 1
    } else {
      if !scanComment() { scanToken(byte) }
      startsLine = false
    }
  }

  private mutating func scanToken(_ byte: UInt8) {
    let signs = run(of: numberSign, from: position)
    switch byte {
    case quote: openString(signs: 0)
    case numberSign where at(position + signs) == quote: openString(signs: signs)
    case numberSign where at(position + signs) == slash: scanExtendedRegex(signs: signs)
    case slash: scanSlash()
    case UInt8(ascii: "`"): scanQuotedName()
    case UInt8(ascii: "("), UInt8(ascii: ")"): scanParenthesis(byte)
    case _ where isWordByte(byte):
      emit(.word, to: bytes[position...].firstIndex { !isWordByte($0) } ?? bytes.count)
    default: emit(.mark(byte), to: position + 1)
    }
  }

  private mutating func emit(_ kind: SwiftToken.Kind, to end: Int) {
    if interpolations.isEmpty { tokens.append(SwiftToken(kind: kind, range: position..<end)) }
    position = end
  }

  private mutating func scanQuotedName() {
    let end = bytes[(position + 1)...].firstIndex { $0 == UInt8(ascii: "`") || isLineEnd($0) }
    guard let end, !isLineEnd(bytes[end]) else { return emit(.mark(bytes[position]), to: position + 1) }
    emit(.word, to: end + 1)
  }

  private mutating func scanParenthesis(_ byte: UInt8) {
    guard let (string, depth) = interpolations.last else {
      return emit(.mark(byte), to: position + 1)
    }
    position += 1
    if byte == UInt8(ascii: "(") {
      interpolations[interpolations.count - 1].depth = depth + 1
    } else if depth > 0 {
      interpolations[interpolations.count - 1].depth = depth - 1
    } else {
      interpolations.removeLast()
      open = string
    }
  }

  private func at(_ offset: Int) -> UInt8? { offset < bytes.count ? bytes[offset] : nil }

  private func run(of byte: UInt8, from start: Int) -> Int {
    bytes[start...].prefix { $0 == byte }.count
  }
}

// MARK: Comments

extension SwiftLexer {
  /// - Returns: False if there is no comment at the current position.
  private mutating func scanComment() -> Bool {
    guard bytes[position] == slash else { return false }
    switch at(position + 1) {
    case slash:
      let end = bytes[position...].firstIndex(where: isLineEnd) ?? bytes.count
      take(isDoc: at(position + 2) == slash ? .docLine : nil, to: end)
    case star:
      let end = endOfBlockComment()
      let isDoc = at(position + 2) == star && at(position + 3) != slash
      take(isDoc: isDoc ? .docBlock : nil, to: end)
    default: return false
    }
    return true
  }

  private mutating func take(isDoc kind: SwiftToken.Kind?, to end: Int) {
    if let kind, startsLine { emit(kind, to: end) } else { position = end }
  }

  private func endOfBlockComment() -> Int {
    var depth = 1
    var i = position + 2
    while i < bytes.count, depth > 0 {
      switch (bytes[i], at(i + 1)) {
      case (slash, star): (depth, i) = (depth + 1, i + 2)
      case (star, slash): (depth, i) = (depth - 1, i + 2)
      default: i += 1
      }
    }
    return i
  }
}

// MARK: Strings

extension SwiftLexer {
  private mutating func openString(signs: Int) {
    let start = position
    position += signs + 1
    let isMultiline =
      at(position) == quote && at(position + 1) == quote && !closesOnItsLine(signs: signs)
    if isMultiline { position += 2 }
    open = Delimiter(signs: signs, isMultiline: isMultiline, start: start)
  }

  /// Returns whether a string with `signs` number signs closes on the current line: `#"""#` is a
  /// string that contains one quote.
  private func closesOnItsLine(signs: Int) -> Bool {
    guard signs > 0 else { return false }
    var i = position
    while let byte = at(i), !isLineEnd(byte) {
      i += 1
      if byte == quote, run(of: numberSign, from: i) >= signs { return true }
    }
    return false
  }

  /// Advances to the end of the string, or to an interpolation in it.
  private mutating func scan(_ string: Delimiter) {
    while let byte = at(position) {
      if isLineEnd(byte), !string.isMultiline { return close(string) }
      if byte == quote, ends(string) {
        position += (string.isMultiline ? 3 : 1) + string.signs
        return close(string)
      }
      position += 1
      guard byte == backslash, run(of: numberSign, from: position) >= string.signs else { continue }
      position += string.signs
      if at(position) == UInt8(ascii: "(") {
        position += 1
        interpolations.append((string, 0))
        open = nil
        return
      }
      if let escaped = at(position), !isLineEnd(escaped) { position += 1 }
    }
  }

  private func ends(_ string: Delimiter) -> Bool {
    let quotes = string.isMultiline ? 3 : 1
    return run(of: quote, from: position) >= quotes
      && run(of: numberSign, from: position + quotes) >= string.signs
  }

  private mutating func close(_ string: Delimiter) {
    open = nil
    guard interpolations.isEmpty else { return }
    tokens.append(SwiftToken(kind: .literal, range: string.start..<position))
  }
}

// MARK: Regular expressions

extension SwiftLexer {
  private mutating func scanSlash() {
    guard let end = endOfRegex() else { return emit(.mark(slash), to: position + 1) }
    emit(.literal, to: end)
  }

  /// Returns the end of the regular expression that starts here. A slash starts one in the position
  /// of a prefix operator if another slash closes it on the same line (SE-0354).
  private func endOfRegex() -> Int? {
    guard isPrefixPosition, let first = at(position + 1), !isBlank(first), !isLineEnd(first) else {
      return nil
    }
    var depth = 0
    var i = position + 1
    while let byte = at(i), !isLineEnd(byte) {
      switch byte {
      case backslash: i += 1
      case slash: return isBlank(bytes[i - 1]) && bytes[i - 2] != backslash ? nil : i + 1
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")") where depth == 0: return nil
      case UInt8(ascii: ")"): depth -= 1
      default: break
      }
      i += 1
    }
    return nil
  }

  private var isPrefixPosition: Bool {
    guard position > 0 else { return true }
    let before = bytes[position - 1]
    return isBlank(before) || isLineEnd(before) || "([{,;:".utf8.contains(before)
  }

  /// Advances past `#/…/#`, which is either on one line, or extends from the end of a line to a
  /// line that starts with its closing delimiter.
  private mutating func scanExtendedRegex(signs: Int) {
    let start = position + signs + 1
    let line = bytes[start...].firstIndex(where: isLineEnd) ?? bytes.count
    let isMultiline = bytes[start..<line].allSatisfy(isBlank)
    var i = start
    while i < (isMultiline ? bytes.count : line) {
      if bytes[i] == backslash {
        i += 1
      } else if bytes[i] == slash, run(of: numberSign, from: i + 1) >= signs {
        return emit(.literal, to: i + 1 + signs)
      }
      i += 1
    }
    emit(.mark(numberSign), to: position + signs)
  }
}

private let slash = UInt8(ascii: "/")
private let star = UInt8(ascii: "*")
private let quote = UInt8(ascii: "\"")
private let backslash = UInt8(ascii: "\\")
private let numberSign = UInt8(ascii: "#")

private func isLineEnd(_ byte: UInt8) -> Bool { byte == newline || byte == carriageReturn }

private func isWordByte(_ byte: UInt8) -> Bool {
  isLetterOrDigit(byte) || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$") || byte >= 0x80
}
