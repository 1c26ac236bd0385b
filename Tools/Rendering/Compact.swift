/// Returns a style sheet without line breaks, spaces after punctuation, and comments, which must be
/// on separate lines.
func compactStyle(_ bytes: [UInt8]) -> [UInt8] {
  var compact: [UInt8] = []
  for byte in compacted(bytes, comment: "/*", separator: "") {
    let isBlank = byte == UInt8(ascii: " ")
    if isBlank, let last = compact.last, "{};,".utf8.contains(last) { continue }
    if byte == UInt8(ascii: "{"), compact.last == UInt8(ascii: " ") { compact.removeLast() }
    compact.append(byte)
  }
  return compact
}

/// Returns a script without indentation and without comments on separate lines.
func compactScript(_ bytes: [UInt8]) -> [UInt8] {
  compacted(bytes, comment: "//", separator: "\n")
}

private func compacted(_ bytes: [UInt8], comment: String, separator: String) -> [UInt8] {
  let lines = bytes.split(separator: UInt8(ascii: "\n"))
    .map { $0.drop { $0 == UInt8(ascii: " ") } }
    .filter { !$0.starts(with: comment.utf8) }
  return Array(lines.joined(separator: separator.utf8)) + [UInt8(ascii: "\n")]
}
