/// The names of headers in the preprocessor directives of a C file. Conditions aren't evaluated, so
/// the names of all branches are included.
struct HeaderDirectives {
  /// The names that are searched for next to the file first.
  private(set) var quoted: [String] = []
  /// The names that are searched for only in the search paths.
  private(set) var angled: [String] = []
  /// The macros that directives use instead of a header's name.
  private(set) var macros: [String] = []
  /// The macros that are defined, each with the header name that it is defined as; nil if it is
  /// defined as something else.
  private(set) var definitions: [(macro: String, name: String?)] = []

  /// Reads the directives in the text of a file.
  init(_ text: [UInt8]) {
    for line in Self.lines(of: text) {
      guard let start = line.firstIndex(where: { !Self.isSpace($0) }),
        line[start] == UInt8(ascii: "#")
      else { continue }
      read(String(decoding: line[(start + 1)...], as: UTF8.self))
    }
  }

  private mutating func read(_ directive: String) {
    let (keyword, rest) = Self.word(in: directive[...])
    switch keyword {
    case "include", "import", "include_next", "embed":
      add(rest)
    case "if", "elif":
      // The operators are `__has_include`, `__has_include_next`, and `__has_embed`.
      for part in rest.split(separator: "(").dropFirst() where rest.contains("__has_") {
        if let name = Self.name(in: part) { add(name) }
      }
    case "define":
      let (macro, value) = Self.word(in: rest)
      definitions.append((macro, Self.name(in: value)?.text))
    default:
      break
    }
  }

  private mutating func add(_ operand: Substring) {
    if let name = Self.name(in: operand) {
      add(name)
    } else {
      macros.append(String(operand.prefix { !$0.isWhitespace }))
    }
  }

  private mutating func add(_ name: (text: String, isQuoted: Bool)) {
    if name.isQuoted { quoted.append(name.text) } else { angled.append(name.text) }
  }

  /// Returns the name at the beginning of an operand; nil if the operand isn't a name.
  private static func name(in operand: Substring) -> (text: String, isQuoted: Bool)? {
    let operand = operand.drop(while: \.isWhitespace)
    guard let first = operand.first, first == "\"" || first == "<",
      let end = operand.dropFirst().firstIndex(of: first == "<" ? ">" : "\"")
    else { return nil }
    return (String(operand[operand.index(after: operand.startIndex)..<end]), first == "\"")
  }

  private static func word(in text: Substring) -> (word: String, rest: Substring) {
    let start = text.drop(while: \.isWhitespace)
    let word = start.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    return (String(word), start[word.endIndex...].drop(while: \.isWhitespace))
  }

  /// Returns whether C counts a byte as white space.
  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || (9...13).contains(byte)
  }

  /// Returns the lines of a text, with continued lines joined and with a space for each comment.
  private static func lines(of text: [UInt8]) -> [ArraySlice<UInt8>] {
    var result: [UInt8] = []
    result.reserveCapacity(text.count)
    // The quotation mark of the literal at the position.
    var quote: UInt8?
    var index = 0
    while index < text.count {
      let byte = text[index]
      let next = index + 1 < text.count ? text[index + 1] : 0
      if let length = lengthOfContinuation(in: text, at: index) {
        index += length
      } else if quote == nil, byte == UInt8(ascii: "/"), next == byte || next == UInt8(ascii: "*") {
        result.append(UInt8(ascii: " "))
        index = endOfComment(in: text, from: index)
      } else {
        if byte == quote || byte == UInt8(ascii: "\n") {
          quote = nil
        } else if quote == nil, byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
          quote = byte
        } else if quote != nil, byte == UInt8(ascii: "\\"), next != UInt8(ascii: "\n") {
          result.append(byte)
          index += 1
        }
        if index < text.count { result.append(text[index]) }
        index += 1
      }
    }
    return result.split(separator: UInt8(ascii: "\n"))
  }

  /// Returns the number of bytes of a backslash and the line break after it; nil for other bytes.
  private static func lengthOfContinuation(in text: [UInt8], at index: Int) -> Int? {
    guard text[index] == UInt8(ascii: "\\") else { return nil }
    let rest = text[(index + 1)...]
    if rest.first == UInt8(ascii: "\n") { return 2 }
    return rest.starts(with: [UInt8(ascii: "\r"), UInt8(ascii: "\n")]) ? 3 : nil
  }

  /// Returns the index of the line break that ends a line comment, or the index after a block
  /// comment.
  private static func endOfComment(in text: [UInt8], from start: Int) -> Int {
    var index = start + 2
    let isLine = text[start + 1] == UInt8(ascii: "/")
    while index < text.count {
      if isLine {
        if text[index] == UInt8(ascii: "\n") { return index }
        index += lengthOfContinuation(in: text, at: index) ?? 1
      } else {
        if text[index] == UInt8(ascii: "*"), index + 1 < text.count,
          text[index + 1] == UInt8(ascii: "/")
        {
          return index + 2
        }
        index += 1
      }
    }
    return index
  }
}
