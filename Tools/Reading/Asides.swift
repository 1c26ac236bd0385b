import Article

/// The aside that a quote is if its text opens with one of DocC's words and a colon.
func aside(_ quoted: [Block]) -> Block? {
  guard case .paragraph(let inlines)? = quoted.first, case .text(let text)? = inlines.first,
    let colon = text.firstIndex(of: ":"),
    let kind = kinds.first(where: { $0.lowercased() == text[..<colon].lowercased() })
  else { return nil }
  let rest = text[text.index(after: colon)...].drop { $0 == " " || $0 == "\t" }
  return .aside(kind: kind, replacingFirstText(of: inlines, by: rest) + quoted.dropFirst())
}

private let kinds = ["Note", "Tip", "Important", "Warning", "Experiment"]

/// Whether a task is done, from the text of its item; nil for an item that is no task.
func task(_ text: ArraySlice<UInt8>) -> Bool? {
  let mark = text.prefix(4)
  guard mark.count == 4, isBlank(mark.last!), mark.first == UInt8(ascii: "["),
    mark.dropFirst(2).first == UInt8(ascii: "]")
  else { return nil }
  switch mark.dropFirst().first {
  case UInt8(ascii: "x"), UInt8(ascii: "X"): return true
  case space: return false
  default: return nil
  }
}

/// The blocks of a task without its box; nil where libcmark did not read the box as text.
func withoutTask(_ blocks: [Block]) -> [Block]? {
  guard case .paragraph(let inlines)? = blocks.first, case .text(let text)? = inlines.first,
    task(Array(text.utf8)[...]) != nil
  else { return nil }
  return replacingFirstText(of: inlines, by: text.dropFirst(4)) + blocks.dropFirst()
}

/// A paragraph with another first text; none if nothing is left of it.
private func replacingFirstText(of inlines: [Inline], by text: Substring) -> [Block] {
  var rest = Array(inlines.dropFirst())
  if !text.isEmpty {
    rest.insert(.text(String(text)), at: 0)
  } else if rest.first == .softBreak || rest.first == .lineBreak {
    rest.removeFirst()
  }
  return rest.isEmpty ? [] : [.paragraph(rest)]
}
