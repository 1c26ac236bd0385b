/// The option of a fence at a cursor.
struct FenceCursor: Equatable {
  /// Whether the fence is that of a Swift block, not of an output.
  var isSwift: Bool
  /// The name of the option; before an equals sign, what is written of it so far.
  var name: String
  /// The value; nil before an equals sign, and in quotation marks.
  var value: String?
  /// The offset in the line, in UTF-8 bytes, at which the name or the value starts.
  var start: Int

  /// - Parameters:
  ///   - line: The text of a line.
  ///   - offset: The cursor, in UTF-8 bytes.
  ///   - isComplete: Whether the whole name or value counts, not only what is before the cursor.
  /// - Returns: Nil if the line isn't the start of a Swift or output block, or the cursor is in a
  ///   text in quotation marks.
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
