/// A printed line without the blanks at its end.
package struct PrintedLine: Equatable {
  /// The bytes of the line, which can be invalid UTF-8.
  let bytes: [UInt8]

  /// Creates a line from its bytes, without a newline.
  package init(_ bytes: some Sequence<UInt8>) {
    let bytes = Array(bytes)
    let blanks: Set<UInt8> = [UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r")]
    self.bytes = Array(bytes.prefix((bytes.lastIndex { !blanks.contains($0) } ?? -1) + 1))
  }

  /// Creates a line from text without a newline.
  package init(_ text: String) { self.init(text.utf8) }

  /// The line as text, with a replacement character (U+FFFD) for each invalid sequence of bytes.
  package var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Whether the line is valid UTF-8.
  package var isValid: Bool { text.utf8.elementsEqual(bytes) }

  /// Returns the lines of printed text. A final newline doesn't start another line.
  package static func all(in output: [UInt8]) -> [PrintedLine] {
    var lines = output.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    if lines.last?.isEmpty == true { lines.removeLast() }
    return lines.map { PrintedLine($0) }
  }
}
