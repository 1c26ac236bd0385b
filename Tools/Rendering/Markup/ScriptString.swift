/// Returns a string as a JavaScript literal that is also safe to embed in an HTML page.
package func scriptString(_ text: String) -> String {
  guard !changed.containsNone(of: text) else { return "\"\(text)\"" }
  let inside = text.unicodeScalars.map { scalar -> String in
    switch scalar {
    case "\"", "\\": return "\\\(scalar)"
    case "<", ">", "&", "\u{2028}", "\u{2029}", "\0"..<" ", "\u{7F}":
      let digits = String(scalar.value, radix: 16)
      return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    default: return String(scalar)
    }
  }
  return "\"\(inside.joined())\""
}

/// Appends a string as a literal, like ``scriptString(_:)``.
package func appendScriptString(_ text: String, to bytes: inout [UInt8]) {
  guard changed.containsNone(of: text) else {
    bytes += scriptString(text).utf8
    return
  }
  bytes.append(UInt8(ascii: "\""))
  bytes += text.utf8
  bytes.append(UInt8(ascii: "\""))
}

/// The bytes that must be escaped. Line separators start with the byte 0xE2.
private let changed = ByteSet { $0 < 32 || $0 == 127 || $0 == 0xE2 || "\"\\<>&".utf8.contains($0) }
