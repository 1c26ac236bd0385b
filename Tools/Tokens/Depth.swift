import WaymarkModel

/// Returns the byte offset at which code is nested too deeply for the parser, if there is one.
///
/// The limits are far beyond handwritten code. Each member or call in a chain, each `#if`, each
/// `else if`, each word such as `try` before another, each arrow, and each list of generic
/// arguments uses stack space in the parser. Each `[` of a type doubles the parser's time, each
/// `#elseif` adds to it, and each nested interpolation uses memory.
package func excessiveDepth(in text: String) -> Int? { excessiveDepth(in: Array(text.utf8)) }

/// Returns the offset at which the code in a file is nested too deeply for the parser; nil if it
/// isn't.
package func excessiveDepth(in bytes: [UInt8]) -> Int? {
  var scan = DepthScan(bytes: bytes)
  return bytes.indices.first { scan.isTooDeep(at: $0) }
    ?? InterpolationScan.excess(in: bytes, limit: 50)
}

/// A scan for deep nesting, which doesn't parse the code.
private struct DepthScan {
  let bytes: [UInt8]
  private var squares = 0
  private var conditions = 0
  private var clauses = 0
  private var arrows = 0
  private var angles = 0
  private var links = 0
  private var word: Range<Int> = 0..<0
  private var prefixes = 0
  private var alternatives = 0
  /// The offset of the last nonblank byte of the last nonblank line.
  private var lineEnd: Int?

  init(bytes: [UInt8]) { self.bytes = bytes }

  /// Counts the byte at an offset, and returns whether the code is nested too deeply there.
  mutating func isTooDeep(at offset: Int) -> Bool {
    count(bytes[offset], at: offset)
    return squares > 16 || conditions > 500 || clauses > 500 || arrows > 200 || angles > 200
      || links > 1500 || prefixes > 500 || alternatives > 1000
  }

  private mutating func count(_ byte: UInt8, at offset: Int) {
    switch byte {
    case UInt8(ascii: "\n"): endLine(at: offset)
    case UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "="): links = 0
    case UInt8(ascii: "."), UInt8(ascii: "?"), UInt8(ascii: "!"), UInt8(ascii: ")"): links += 1
    case UInt8(ascii: "["): squares += 1
    case UInt8(ascii: "]"):
      squares = max(squares - 1, 0)
      links += 1
    case UInt8(ascii: "#"): countCondition(at: offset)
    case UInt8(ascii: ">") where offset > 0 && bytes[offset - 1] == UInt8(ascii: "-"): arrows += 1
    case UInt8(ascii: "<") where offset > 0 && bytes[offset - 1] != UInt8(ascii: " "):
      angles += 1
    case UInt8(ascii: ">"): angles = max(angles - 1, 0)
    default:
      if byte.isPartOfIdentifier, offset == 0 || !bytes[offset - 1].isPartOfIdentifier {
        countWord(at: offset)
      }
    }
  }

  /// Resets the counts that don't continue on the next line. Counts continue after an arrow, after
  /// `<`, after `[` if another `[` follows, and in a chain if the next line with code begins with a
  /// dot.
  private mutating func endLine(at offset: Int) {
    if let last = bytes[..<offset].lastIndex(where: { !$0.isWhitespaceInLine }),
      !bytes[last].isWhitespace
    {
      lineEnd = last
    }
    let next = bytes[(offset + 1)...].first { !$0.isWhitespaceInLine }
    // A blank line resets no counts.
    if next == UInt8(ascii: "\n") { return }
    let last = lineEnd.map { bytes[$0] }
    if last != UInt8(ascii: "[") || next != last { squares = 0 }
    if lineEnd.map({ bytes[...$0].suffix(2).elementsEqual("->".utf8) }) != true { arrows = 0 }
    if last != UInt8(ascii: "<") { angles = 0 }
    if next != UInt8(ascii: ".") { links = 0 }
  }

  private mutating func countCondition(at offset: Int) {
    let rest = bytes[offset...]
    if rest.starts(with: "#if".utf8) { conditions += 1 }
    if rest.starts(with: "#elseif".utf8) { clauses += 1 }
    if rest.starts(with: "#endif".utf8) { (conditions, clauses) = (max(conditions - 1, 0), 0) }
  }

  /// Counts each `else if`, and consecutive words such as `try await` that precede an expression, a
  /// type, or a pattern.
  private mutating func countWord(at offset: Int) {
    let end = bytes[offset...].firstIndex { !$0.isPartOfIdentifier } ?? bytes.count
    let isNext = bytes[word.upperBound..<offset].allSatisfy(\.isWhitespace)
    let (before, this) = (bytes[word], bytes[offset..<end])
    prefixes = isNext && isPrefix(this) ? prefixes + 1 : 0
    if isNext, before.elementsEqual("else".utf8), this.elementsEqual("if".utf8) {
      alternatives += 1
    }
    if alternatives > 0, declarations.contains(where: { $0.elementsEqual(this) }) {
      alternatives = 0
    }
    word = offset..<end
  }
}

/// Words that can be repeated before an expression, a type, or a pattern.
private let prefixWords = [
  "await", "case", "consume", "copy", "each", "inout", "let", "repeat", "try", "unsafe", "var",
].map { Array($0.utf8) }

/// Words that begin declarations with bodies of their own.
private let declarations = ["class", "enum", "extension", "func", "init", "struct"].map {
  Array($0.utf8)
}

private func isPrefix(_ word: ArraySlice<UInt8>) -> Bool {
  word.count <= 7 && prefixWords.contains { $0.elementsEqual(word) }
}

extension UInt8 {
  /// Whether the byte is whitespace, but not a line feed.
  fileprivate var isWhitespaceInLine: Bool { isWhitespace && self != UInt8(ascii: "\n") }
}

/// Returns whether code is nested too deeply for the parser.
package func isTooDeep(_ text: String) -> Bool { excessiveDepth(in: text) != nil }
