import WaymarkModel

/// Returns the longest part of a message that all messages contain and that an author can write
/// between quotation marks.
///
/// - Parameter module: The name of a generated module. The result excludes this name, and
///   addresses, which change from run to run.
/// - Returns: The part; nil if it would have fewer than four letters.
/// - Complexity: O(*n* · *m*) for each message after the first, where *n* is the length of the
///   first message and *m* is the length of the other message. Only the first 4,096 scalars of the
///   other message are compared.
package func commonPart(of messages: [String], without module: String) -> String? {
  guard let first = messages.first else { return nil }
  let parts = messages.dropFirst().reduce(writableParts(of: first, without: module)) {
    parts, message in parts.flatMap { longestCommonParts($0, message) }
  }
  let longest = parts.map(trimmed).max { $0.utf8.count < $1.utf8.count }
  return longest.flatMap { $0.count(where: \.isLetter) < 4 ? nil : $0 }
}

/// Splits a message at everything that the text of an option can't or shouldn't contain.
private func writableParts(of message: String, without module: String) -> [String] {
  message.replacing(/0x[0-9a-fA-F]+/, with: "\n").replacing(module + ".", with: "\n")
    .replacing("Example.swift:", with: "\n").unicodeScalars
    .split { $0 == "\"" || $0.properties.generalCategory == .control || $0 == "\u{FFFD}" }
    .map { String(String.UnicodeScalarView($0)) }
}

/// Returns the longest text that both strings contain, as the only element; empty if there is none.
private func longestCommonParts(_ one: String, _ other: String) -> [String] {
  let (one, other) = (Array(one.unicodeScalars), Array(other.unicodeScalars.prefix(4_096)))
  var best = 0..<0
  var lengths = [Int](repeating: 0, count: other.count + 1)
  for i in one.indices {
    var diagonal = 0
    for j in other.indices {
      let length = one[i] == other[j] ? diagonal + 1 : 0
      (diagonal, lengths[j + 1]) = (lengths[j + 1], length)
      if length > best.count { best = (i - length + 1)..<(i + 1) }
    }
  }
  return best.isEmpty ? [] : [String(String.UnicodeScalarView(one[best]))]
}
