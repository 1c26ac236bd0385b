/// An item of a front page's list of topics, after which another item can be added.
package struct TopicItem {
  /// The text that starts another item below this item: the indentation and block quote markers,
  /// the list marker, and the space after it.
  package let nextMarker: String
  /// The index of the line after the item.
  package private(set) var end: Int

  /// Creates the item that contains the link on the given line, counted from 0. Returns nil if the
  /// link isn't in a list.
  package init?(linkIn line: Int, of lines: [String]) {
    var first = line
    while first >= 0, Self.marker(of: lines[first]) == nil, !Self.isBlank(lines[first]) {
      first -= 1
    }
    guard first >= 0, let (lead, marker, space) = Self.marker(of: lines[first]) else { return nil }
    let digits = marker.prefix(while: \.isNumber)
    let next = Int(digits).map { "\($0 + 1)" + marker.dropFirst(digits.count) } ?? marker
    nextMarker = lead + next + space
    // Indented lines belong to the item, even after a blank line.
    let indentation = (lead + marker).count + 1
    end = line + 1
    var index = end
    while index < lines.count {
      let text = lines[index]
      if !Self.isBlank(text) {
        let isIndented = text.prefix { $0 == " " || $0 == "\t" }.count >= indentation
        let continuesParagraph = index == end && !Self.startsBlock(text)
        guard isIndented || continuesParagraph else { break }
        end = index + 1
      }
      index += 1
    }
  }

  private static func marker(of line: String) -> (lead: String, marker: String, space: String)? {
    let match = line.prefixMatch(of: #/([ \t>]*)([-*+]|[0-9]{1,9}[.)])([ \t]+)/#)
    return match.map { (String($0.1), String($0.2), String($0.3)) }
  }

  private static func isBlank(_ line: String) -> Bool { line.allSatisfy(\.isWhitespace) }

  /// Returns whether a line ends the paragraph above it: a heading, an item, a block quote, a
  /// fence, a horizontal rule, or HTML.
  private static func startsBlock(_ line: String) -> Bool {
    marker(of: line) != nil
      || line.prefixMatch(of: #/ {0,3}(#|```|~~~|<!--|</?[a-z]|>|\*\*\*|---|___)/#) != nil
  }
}
