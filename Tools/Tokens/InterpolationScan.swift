/// A search for nested string interpolations that doesn't need a parser.
///
/// For each token, the parser copies its state for every open interpolation. A 40 KB file that
/// opens 8,000 of them would take 3 GB of memory.
struct InterpolationScan {
  private enum Context {
    /// Code in an interpolation, with the number of its open parentheses.
    case interpolation(parentheses: Int)
    /// A string that ends with the given number of number signs.
    case string(signs: Int, isMultiline: Bool)
  }

  private let bytes: [UInt8]
  private var position = 0
  /// The contexts around the current position, outermost first; empty in code outside all strings.
  private var contexts: [Context] = []
  private var depth = 0

  private init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Returns the byte offset at which more than `limit` nested interpolations are open; nil if
  /// there is none.
  ///
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  static func excess(in bytes: [UInt8], limit: Int) -> Int? {
    var scan = InterpolationScan(bytes)
    while scan.position < bytes.count {
      let start = scan.position
      if case .string(let signs, let isMultiline) = scan.contexts.last {
        scan.scanString(signs, isMultiline: isMultiline)
      } else {
        scan.scanCode()
      }
      if scan.depth > limit { return start }
    }
    return nil
  }

  private mutating func scanCode() {
    let signs = run(of: "#", from: position)
    switch (byte(0), byte(1)) {
    case (slash, slash): position = bytes[position...].firstIndex(of: newline) ?? bytes.count
    case (slash, UInt8(ascii: "*")): skipComment()
    case _ where byte(signs) == quote: open(signs)
    case (UInt8(ascii: "("), _): count(1)
    case (UInt8(ascii: ")"), _): count(-1)
    default: position += max(signs, 1)
    }
  }

  /// Skips a block comment, including nested comments.
  private mutating func skipComment() {
    var depth = 0
    repeat {
      switch (byte(0), byte(1)) {
      case (slash, UInt8(ascii: "*")): (depth, position) = (depth + 1, position + 2)
      case (UInt8(ascii: "*"), slash): (depth, position) = (depth - 1, position + 2)
      default: position += 1
      }
    } while depth > 0 && position < bytes.count
  }

  private mutating func open(_ signs: Int) {
    let isMultiline = byte(signs + 1) == quote && byte(signs + 2) == quote
    position += signs + (isMultiline ? 3 : 1)
    contexts.append(.string(signs: signs, isMultiline: isMultiline))
  }

  private mutating func count(_ change: Int) {
    position += 1
    guard case .interpolation(let parentheses) = contexts.last else { return }
    contexts.removeLast()
    if parentheses + change < 0 {
      depth -= 1
    } else {
      contexts.append(.interpolation(parentheses: parentheses + change))
    }
  }

  private mutating func scanString(_ signs: Int, isMultiline: Bool) {
    let length = isMultiline ? 3 : 1
    if byte(0) == newline, !isMultiline {
      contexts.removeLast()
    } else if byte(0) == UInt8(ascii: "\\"), run(of: "#", from: position + 1) >= signs {
      position += 1 + signs
      if byte(0) == UInt8(ascii: "(") {
        contexts.append(.interpolation(parentheses: 0))
        depth += 1
      } else if byte(0) == newline {
        return
      }
    } else if run(of: "\"", from: position) >= length,
      run(of: "#", from: position + length) >= signs
    {
      contexts.removeLast()
      position += length + signs - 1
    }
    position += 1
  }

  private func byte(_ offset: Int) -> UInt8? {
    position + offset < bytes.count ? bytes[position + offset] : nil
  }

  private func run(of sign: Unicode.Scalar, from start: Int) -> Int {
    bytes[min(start, bytes.count)...].prefix { $0 == UInt8(ascii: sign) }.count
  }
}

private let slash = UInt8(ascii: "/")
private let quote = UInt8(ascii: "\"")
private let newline = UInt8(ascii: "\n")
