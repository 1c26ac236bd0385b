import WaymarkCMark
import WaymarkMarkdown
import WaymarkModel

/// The info string of a fence, decoded as in libcmark: first entities, then backslash escapes. The
/// original column of each byte is kept.
struct InfoString {
  private(set) var bytes: [UInt8] = []
  /// The column of each byte, and of the end.
  private var columns: [Int] = []
  private let line: Int

  init(_ text: MarkdownSource.Text) {
    line = text.number
    guard text.bytes.contains(where: { $0 == UInt8(ascii: "&") || $0 == UInt8(ascii: "\\") }) else {
      bytes = Array(text.bytes)
      columns = Array(text.column...text.column + bytes.count)
      return
    }
    decodeEntities(in: text)
    columns.append(text.column + text.bytes.count)
    unescape()
  }

  /// Returns the location of a byte, or of the end if the offset is beyond it.
  func location(of offset: Int, in file: String) -> SourceLocation {
    SourceLocation(file: file, line: line, column: columns[min(offset, bytes.count)])
  }

  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// The range of the first word, which ends at a blank or comma.
  var language: Range<Int> {
    let start = bytes.firstIndex { !$0.isBlank } ?? bytes.count
    let end = bytes[start...].firstIndex { $0.isBlank || $0 == UInt8(ascii: ",") } ?? bytes.count
    return start..<end
  }

  private mutating func decodeEntities(in text: MarkdownSource.Text) {
    var known: [ArraySlice<UInt8>: [UInt8]] = [:]
    var i = text.bytes.startIndex
    while i < text.bytes.endIndex {
      let column = text.column + i - text.bytes.startIndex
      if let entity = entity(at: i, in: text.bytes) {
        // Decoding requires a run of libcmark's parser, and an info string can repeat an entity
        // many times.
        let decoded = known[entity] ?? decode(entity: entity)
        known[entity] = decoded
        append(decoded, column: column)
        i = entity.endIndex
      } else {
        append([text.bytes[i]], column: column)
        i += 1
      }
    }
  }

  private mutating func append(_ decoded: [UInt8], column: Int) {
    bytes += decoded
    columns += Array(repeating: column, count: decoded.count)
  }

  private mutating func unescape() {
    var kept: [Int] = []
    var i = 0
    while i < bytes.count {
      let escapes =
        bytes[i] == UInt8(ascii: "\\") && i + 1 < bytes.count && isPunctuation(bytes[i + 1])
      if escapes { i += 1 }
      kept.append(i)
      i += 1
    }
    columns = kept.map { columns[$0] } + [columns[bytes.count]]
    bytes = kept.map { bytes[$0] }
  }
}

/// Returns the entity that starts at an offset, from `&` to `;`; nil if there is none. Only 40
/// bytes are searched, more than the longest entity has.
private func entity(at start: Int, in bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
  guard bytes[start] == UInt8(ascii: "&") else { return nil }
  let window = bytes[start...].prefix(40)
  guard let end = window.firstIndex(of: UInt8(ascii: ";")) else { return nil }
  let inner = window[(start + 1)..<end]
  guard !inner.isEmpty, inner.allSatisfy({ $0.isLetterOrDigit || $0 == UInt8(ascii: "#") }) else {
    return nil
  }
  return window[start...end]
}

/// Returns the text that libcmark decodes from an entity, or the entity itself if there is none.
private func decode(entity: ArraySlice<UInt8>) -> [UInt8] {
  let tree = Tree(parsing: Array(entity), hidesUnreadable: false)
  let text = cmark_node_first_child(tree.root).flatMap { cmark_node_first_child($0) }
  guard let literal = text.flatMap({ cmark_node_get_literal($0) }) else { return Array(entity) }
  return Array(String(cString: literal).utf8)
}

extension InfoString {
  /// Returns text with the escapes that it needs in an info string. A quotation mark can't be
  /// escaped.
  static func escaped(_ text: String) -> String {
    let bytes = Array(text.utf8)
    let escaped = bytes.indices.flatMap { index -> [UInt8] in
      let next = index + 1 < bytes.count ? bytes[index + 1] : UInt8(ascii: "\"")
      switch bytes[index] {
      case UInt8(ascii: "\\") where isPunctuation(next): return Array(#"\\"#.utf8)
      case UInt8(ascii: "&") where next.isLetterOrDigit || next == UInt8(ascii: "#"):
        return Array("&amp;".utf8)
      // The info string of a fence of backticks can't contain any.
      case UInt8(ascii: "`"): return Array("&#96;".utf8)
      case let byte: return [byte]
      }
    }
    return String(decoding: escaped, as: UTF8.self)
  }
}
