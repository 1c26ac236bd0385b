import WaymarkModel

/// A character that changes the direction of the text after it.
///
/// Editors and browsers don't display it. Code that contains it can therefore look different from
/// what the compiler reads (CVE-2021-42574).
package struct DirectionChange: Codable, Hashable, Sendable {
  /// The name of the character in Swift's notation, such as `\u{202E}`.
  package var escape: String
  /// The offset of the character in UTF-8 bytes.
  package var offset: Int

  /// Returns the characters that change the direction of text, in order.
  package static func all(in text: String) -> [DirectionChange] {
    guard text.utf8.contains(0xE2) else { return [] }
    var offset = 0
    return text.unicodeScalars.compactMap { scalar in
      defer { offset += UTF8.width(scalar) }
      guard ("\u{202A}"..."\u{202E}").contains(scalar) || ("\u{2066}"..."\u{2069}").contains(scalar)
      else { return nil }
      return DirectionChange(escape: scalar.escape, offset: offset)
    }
  }

  /// The error about the character.
  package var message: String {
    "an invisible character, \(escape), makes this code look different from what the compiler reads"
  }

  /// A hint on how to avoid the character.
  package var hint: String { "remove the character; in a string, write '\(escape)' instead" }
}
