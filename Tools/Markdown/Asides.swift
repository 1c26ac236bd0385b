import WaymarkModel

/// Returns an aside for a block quote whose text opens with one of DocC's keywords, such as `Note`,
/// and a colon; nil for other block quotes.
package func aside(_ quoted: [Block]) -> Block? {
  guard case .paragraph(let inlines)? = quoted.first, case .text(let text)? = inlines.first,
    let colon = text.firstIndex(of: ":"),
    let kind = kinds.first(where: { $0.lowercased() == text[..<colon].lowercased() })
  else { return nil }
  let rest = text[text.index(after: colon)...].drop { $0 == " " || $0 == "\t" }
  return .aside(kind: kind, replacingFirstText(of: inlines, by: rest) + quoted.dropFirst())
}

private let kinds = ["Note", "Tip", "Important", "Warning", "Experiment"]

/// Returns whether a task is done, from the text of its list item; nil if the item isn't a task.
package func task(_ text: ArraySlice<UInt8>) -> Bool? {
  let mark = text.prefix(4)
  guard mark.count == 4, mark.last!.isBlank, mark.first == UInt8(ascii: "["),
    mark.dropFirst(2).first == UInt8(ascii: "]")
  else { return nil }
  switch mark.dropFirst().first {
  case UInt8(ascii: "x"), UInt8(ascii: "X"): return true
  case space: return false
  default: return nil
  }
}

/// Returns the blocks of a task without its checkbox; nil if libcmark didn't parse the checkbox as
/// text.
package func withoutTask(_ blocks: [Block]) -> [Block]? {
  guard case .paragraph(let inlines)? = blocks.first, case .text(let text)? = inlines.first,
    task(Array(text.utf8)[...]) != nil
  else { return nil }
  return replacingFirstText(of: inlines, by: text.dropFirst(4)) + blocks.dropFirst()
}

/// Returns a paragraph with its first text replaced, or no block if nothing would be left.
private func replacingFirstText(of inlines: [Inline], by text: Substring) -> [Block] {
  var rest = Array(inlines.dropFirst())
  if !text.isEmpty {
    rest.insert(.text(String(text)), at: 0)
  } else if rest.first == .softBreak || rest.first == .lineBreak {
    rest.removeFirst()
  }
  return rest.isEmpty ? [] : [.paragraph(rest)]
}
