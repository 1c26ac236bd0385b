import WaymarkModel

/// Replacements for bytes that libcmark would mishandle. They keep the columns of the file intact
/// and are reverted after parsing.
package struct Substitutions {
  /// The replacement for a NUL and for a byte that isn't UTF-8. CommonMark's own replacement,
  /// U+FFFD, is three bytes long and would shift the following text.
  static let unreadable: UInt8 = 0x1A

  /// Whether some bytes were replaced with `unreadable`.
  package var hidesUnreadable: Bool
  /// The two-byte character that replaces `\~`, because libcmark doesn't support strikethrough and
  /// would drop the backslash; nil if nothing is replaced. It is punctuation, so that adjacent
  /// emphasis is parsed as it is next to a tilde.
  var tilde: String?

  package init(hidesUnreadable: Bool = false) { self.hidesUnreadable = hidesUnreadable }

  /// Replaces each escaped tilde.
  mutating func hideEscapedTildes(in bytes: inout [UInt8]) {
    let places = escapedTildes(in: bytes)
    guard !places.isEmpty else { return }
    tilde = ["¶", "¿", "§", "»", "«", "¡"].first { !contains($0, in: bytes) }
    guard let tilde else { return }
    for place in places { bytes.replaceSubrange(place..<(place + 2), with: tilde.utf8) }
  }

  /// Whether text can contain replaced bytes.
  var isNeeded: Bool { hidesUnreadable || tilde != nil }

  /// Restores displayed text, in which an escaped tilde has no backslash.
  package func text(_ read: String) -> String { shown(read, tilde: "~") }

  /// Restores code or raw HTML, in which a backslash is literal.
  package func verbatim(_ read: String) -> String { shown(read, tilde: "\\~") }

  private func shown(_ read: String, tilde replacement: String) -> String {
    var read = read
    if hidesUnreadable {
      read = String(
        String.UnicodeScalarView(read.unicodeScalars.map { $0 == "\u{1A}" ? "\u{FFFD}" : $0 }))
    }
    guard let scalar = tilde?.unicodeScalars.first else { return read }
    guard read.unicodeScalars.contains(scalar) else { return read }
    var result = ""
    for each in read.unicodeScalars {
      if each == scalar { result += replacement } else { result.unicodeScalars.append(each) }
    }
    return result
  }
}

/// Returns the offsets of the backslashes that escape a tilde.
private func escapedTildes(in bytes: [UInt8]) -> [Int] {
  bytes.withUnsafeBufferPointer { bytes in
    var places: [Int] = []
    var start = 0
    while let i = bytes.firstIndex(ofByte: UInt8(ascii: "\\"), from: start), i + 1 < bytes.count {
      if bytes[i + 1] == UInt8(ascii: "~") { places.append(i) }
      // The escaped character can itself be a backslash, which then escapes nothing.
      start = i + 2
    }
    return places
  }
}

private func contains(_ character: String, in bytes: [UInt8]) -> Bool {
  let (lead, trail) = (Array(character.utf8)[0], Array(character.utf8)[1])
  return bytes.withUnsafeBufferPointer { bytes in
    var i = 1
    while i < bytes.count {
      if bytes[i] == trail, bytes[i - 1] == lead { return true }
      i += 1
    }
    return false
  }
}
