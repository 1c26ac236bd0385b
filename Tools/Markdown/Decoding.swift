import WaymarkModel

/// The decoded text of a file, without its byte-order mark and with undecodable bytes replaced.
package struct Decoded {
  /// The text as UTF-8.
  package var source: MarkdownSource
  /// Whether some bytes of the source were replaced with `Substitutions.unreadable`.
  package var hidesUnreadable: Bool
  /// At most one diagnostic: at the first byte that isn't UTF-8, or at the start of a file in
  /// UTF-16.
  package var diagnostics: [Diagnostic] = []
  /// The lines of the article that aren't valid UTF-8.
  fileprivate var badLines: Set<Int> = []

  /// Returns the snippet, marked as broken if it isn't valid UTF-8.
  package func marked(_ snippet: Snippet) -> Snippet {
    guard !badLines.isEmpty else { return snippet }
    let numbers = [snippet.location.line] + snippet.lines.map(\.number)
    guard numbers.contains(where: badLines.contains) else { return snippet }
    var snippet = snippet
    snippet.diagnostics += diagnostics
    return snippet
  }
}

/// Decodes a file, with substitutions for the bytes that libcmark can't read.
///
/// - Returns: The source without byte-order marks, and an error if the file isn't UTF-8.
package func decoded(_ bytes: [UInt8], file: String) -> Decoded {
  // libcmark skips one byte-order mark without counting it, so it must not receive any.
  var marks = 0
  while bytes[marks...].starts(with: byteOrderMark) { marks += byteOrderMark.count }
  var bytes = Array(bytes[marks...])
  let bad = String(validating: bytes, as: UTF8.self) == nil ? badBytes(in: bytes) : []
  let hasNUL = bytes.withUnsafeBufferPointer { $0.firstIndex(ofByte: 0) != nil }
  let zeros = hasNUL ? bytes.count { $0 == 0 } : 0
  for index in bad { bytes[index] = Substitutions.unreadable }
  if hasNUL { bytes = bytes.map { $0 == 0 ? Substitutions.unreadable : $0 } }

  let source = MarkdownSource(file: file, bytes: bytes)
  var decoded = Decoded(source: source, hidesUnreadable: hasNUL || !bad.isEmpty)
  // In UTF-16, every ASCII character has a zero byte. Without a byte-order mark, such text can be
  // valid UTF-8.
  if bad.isEmpty, bytes.count >= 8, zeros * 4 > bytes.count {
    decoded.diagnostics = [
      Diagnostic(
        at: SourceLocation(file: file, line: 1, column: 1), "this file is UTF-16, not UTF-8",
        hint: "save it as UTF-8")
    ]
  }
  var line = 0
  for index in bad {
    while source.lines[line].range.upperBound <= index { line += 1 }
    decoded.badLines.insert(line + 1)
    guard decoded.diagnostics.isEmpty else { continue }
    decoded.diagnostics = [
      Diagnostic(
        at: source.location(line: line, offset: index - source.lines[line].range.lowerBound),
        "this byte isn't valid UTF-8", hint: "save the file as UTF-8")
    ]
  }
  return decoded
}

/// The UTF-8 byte-order mark. At the start of a file, it isn't part of the text.
package let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

/// Returns the offsets of the bytes that aren't part of a UTF-8 character.
private func badBytes(in bytes: [UInt8]) -> [Int] {
  var bad: [Int] = []
  var i = 0
  while i < bytes.count {
    let length = characterLength(at: i, in: bytes)
    if length == 0 { bad.append(i) }
    i += max(length, 1)
  }
  return bad
}

/// Returns the length in bytes of the UTF-8 character at an offset; 0 if there is none (Unicode 15,
/// table 3-7).
private func characterLength(at i: Int, in bytes: [UInt8]) -> Int {
  func follows(_ offset: Int, _ range: ClosedRange<UInt8> = 0x80...0xBF) -> Bool {
    i + offset < bytes.count && range.contains(bytes[i + offset])
  }
  switch bytes[i] {
  case 0x00...0x7F: return 1
  case 0xC2...0xDF: return follows(1) ? 2 : 0
  case 0xE0: return follows(1, 0xA0...0xBF) && follows(2) ? 3 : 0
  case 0xED: return follows(1, 0x80...0x9F) && follows(2) ? 3 : 0
  case 0xE1...0xEF: return follows(1) && follows(2) ? 3 : 0
  case 0xF0: return follows(1, 0x90...0xBF) && follows(2) && follows(3) ? 4 : 0
  case 0xF4: return follows(1, 0x80...0x8F) && follows(2) && follows(3) ? 4 : 0
  case 0xF1...0xF3: return follows(1) && follows(2) && follows(3) ? 4 : 0
  default: return 0
  }
}
