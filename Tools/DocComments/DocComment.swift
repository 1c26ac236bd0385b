/// A doc comment of a Swift file, with the names of the declaration that it documents.
package struct DocComment: Equatable, Sendable {
  /// The names of the enclosing types and functions followed by the declaration's own name:
  /// `["Store", "send"]`. Empty if the comment doesn't document a named declaration.
  package var declaration: [String]
  /// The lines without the comment's markers, as ranges of offsets into the bytes of the file.
  package var lines: [Range<Int>]

  /// The default name of the comment's examples, such as `store-send`; `top` if the comment
  /// documents nothing.
  package var exampleName: String {
    declaration.isEmpty ? "top" : declaration.map(hyphenated).joined(separator: "-")
  }

  /// The qualified name of the declaration, such as `Store.send`; empty if there is none.
  package var title: String { declaration.joined(separator: ".") }
}

/// Converts a Swift name for use in an example's name: `sendAndWait` becomes `send-and-wait`,
/// `URLSession` becomes `url-session`, and `==` becomes `operator`.
private func hyphenated(_ name: String) -> String {
  let letters = Array(name)
  var words = [""]
  for (index, letter) in letters.enumerated() {
    guard letter.isLetter || letter.isNumber else {
      words.append("")
      continue
    }
    let next = index + 1 < letters.count ? letters[index + 1] : " "
    let before = index > 0 ? letters[index - 1] : " "
    if letter.isUppercase, !before.isUppercase || next.isLowercase { words.append("") }
    words[words.count - 1] += letter.lowercased()
  }
  let parts = words.filter { !$0.isEmpty }
  return parts.isEmpty ? "operator" : parts.joined(separator: "-")
}
