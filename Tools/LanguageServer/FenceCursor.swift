/// The fence option at a cursor.
struct FenceCursor: Equatable {
  /// Whether the fence opens a Swift block. If not, it opens a block of expected output.
  var isSwift: Bool
  /// The name of the option. If the cursor is in the name, this is the part before the cursor,
  /// unless the name is known to be complete.
  var name: String
  /// The value as far as it has been typed; nil if there is no equals sign yet.
  var value: String?
  /// The offset in the line, in UTF-8 bytes, at which the name or the value starts.
  var start: Int

  /// Finds the option at a cursor. Returns nil if the line doesn't open a Swift or output block, or
  /// if the cursor is before the first comma or in quoted text.
  ///
  /// - Parameters:
  ///   - line: The text of a line.
  ///   - offset: The cursor, in UTF-8 bytes.
  ///   - isComplete: Whether to use the whole name or value, instead of only the part before the
  ///     cursor.
  init?(line: String, offset: Int, isComplete: Bool = false) {
    let bytes = Array(line.utf8)
    guard let mark = bytes.firstIndex(where: { $0 == UInt8(ascii: "`") || $0 == UInt8(ascii: "~") })
    else { return nil }
    let run = bytes[mark...].prefix { $0 == bytes[mark] }
    let info = String(decoding: bytes[run.endIndex...], as: UTF8.self)
    let language = info.drop { $0 == " " }.prefix { $0 != "," && $0 != " " }.lowercased()
    guard run.count >= 3, ["swift", "text"].contains(language), offset >= run.endIndex else {
      return nil
    }
    isSwift = language == "swift"
    let end = min(offset, bytes.count)
    guard bytes[run.endIndex..<end].count(where: { $0 == UInt8(ascii: "\"") }) % 2 == 0,
      let comma = bytes[run.endIndex..<end].lastIndex(of: UInt8(ascii: ","))
    else { return nil }
    let last = isComplete ? bytes[end...].prefix(while: Self.isWord).endIndex : end
    let option = bytes[comma + 1..<last]
    let equals = option.firstIndex(of: UInt8(ascii: "="))
    let name = option[..<(equals ?? option.endIndex)]
    self.name = String(decoding: name.filter { $0 != UInt8(ascii: " ") }, as: UTF8.self)
    let part = option[(equals.map { $0 + 1 } ?? option.startIndex)...]
      .drop { $0 == UInt8(ascii: " ") }
    start = part.startIndex
    value = equals.map { _ in String(decoding: part, as: UTF8.self) }
    guard !part.contains(UInt8(ascii: "\"")) else { return nil }
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    byte != UInt8(ascii: ",") && byte != UInt8(ascii: " ") && byte != UInt8(ascii: "\"")
  }
}
