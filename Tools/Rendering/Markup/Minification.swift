/// Returns a style sheet on one line, without comments or insignificant whitespace outside strings.
/// Each comment must be on a line of its own.
package func minifiedStyle(_ bytes: [UInt8]) -> [UInt8] {
  var style: [UInt8] = []
  var isString = false
  for byte in minified(bytes, comment: "/*", separator: "") {
    if byte == UInt8(ascii: "\"") { isString.toggle() }
    let last = isString ? nil : style.last
    if byte == UInt8(ascii: " "), let last, "{};,:".utf8.contains(last) { continue }
    if byte == UInt8(ascii: "{"), last == UInt8(ascii: " ") { style.removeLast() }
    if byte == UInt8(ascii: "}"), last == UInt8(ascii: ";") { style.removeLast() }
    style.append(byte)
  }
  return style
}

/// Returns a script without indentation, empty lines, or comments on lines of their own.
package func minifiedScript(_ bytes: [UInt8]) -> [UInt8] {
  minified(bytes, comment: "//", separator: "\n")
}

private func minified(_ bytes: [UInt8], comment: String, separator: String) -> [UInt8] {
  let lines = bytes.split(separator: UInt8(ascii: "\n"))
    .map { $0.drop { $0 == UInt8(ascii: " ") } }
    .filter { !$0.starts(with: comment.utf8) }
  return Array(lines.joined(separator: separator.utf8)) + [UInt8(ascii: "\n")]
}
