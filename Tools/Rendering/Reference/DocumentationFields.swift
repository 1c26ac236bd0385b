import WaymarkModel

/// The documentation of a symbol, divided into a discussion and the fields of its lists:
/// parameters, the result, errors, and remarks.
///
/// A field is an item of a list that starts with its name and a colon: `- Returns: The sum.`. The
/// names are those of Swift's documentation markup.
struct DocumentationFields {
  /// An item such as `- Returns: The sum.`, without its label.
  struct Field: Equatable {
    /// The name of a parameter, or the label as written: `Returns` or `Throws`.
    var name: String
    var blocks: [Block]
  }

  /// The blocks that aren't fields, in order. Remarks are asides.
  var discussion: [Block] = []
  /// The parameters, in order.
  var parameters: [Field] = []
  /// The descriptions of the result and of the errors, in order.
  var results: [Field] = []

  /// Divides the blocks of a doc comment. Items that have no known label remain in the discussion.
  init(_ blocks: [Block]) {
    for block in blocks {
      guard case .list(nil, let tight, let items) = block else {
        discussion.append(block)
        continue
      }
      let rest = items.filter { !add($0) }
      if !rest.isEmpty { discussion.append(.list(start: nil, tight: tight, rest)) }
    }
  }

  /// Adds the field that an item describes. Returns whether there is one.
  private mutating func add(_ item: Block.ListItem) -> Bool {
    guard let (name, blocks) = label(of: item) else { return false }
    let words = name.split(separator: " ")
    switch words.first?.lowercased() {
    case "parameter" where words.count == 2:
      parameters.append(Field(name: String(words[1]), blocks: blocks))
    case "parameters" where words.count == 1:
      parameters += Self.parameters(in: blocks)
    case "returns" where words.count == 1, "throws" where words.count == 1:
      results.append(Field(name: name, blocks: blocks))
    case let word? where words.count == 1 && Self.remarks.contains(word):
      discussion.append(.aside(kind: name, blocks))
    default: return false
    }
    return true
  }

  private static func parameters(in blocks: [Block]) -> [Field] {
    blocks.flatMap { block -> [Field] in
      guard case .list(_, _, let items) = block else { return [] }
      return items.compactMap(label).map { Field(name: $0.name, blocks: $0.blocks) }
    }
  }

  private static let remarks: Set = [
    "attention", "author", "authors", "bug", "complexity", "copyright", "date", "experiment",
    "important", "invariant", "mutatingvariant", "nonmutatingvariant", "note", "postcondition",
    "precondition", "remark", "requires", "seealso", "since", "tip", "todo", "version", "warning",
  ]
}

/// Returns the text before the first colon of an item, and the blocks after it; nil if the item
/// doesn't start with such text.
private func label(of item: Block.ListItem) -> (name: String, blocks: [Block])? {
  guard item.done == nil, case .paragraph(let inlines) = item.blocks.first else { return nil }
  var rest = inlines
  var name = ""
  if case .code(let code) = rest.first {
    name = code
    rest.removeFirst()
  }
  guard case .text(let text) = rest.first, let colon = text.firstIndex(of: ":") else { return nil }
  name += text[..<colon]
  let after = text[text.index(after: colon)...].drop { $0 == " " }
  rest[0] = .text(String(after))
  if after.isEmpty { rest.removeFirst() }
  if rest.first == .softBreak { rest.removeFirst() }
  let paragraph: [Block] = rest.isEmpty ? [] : [.paragraph(rest)]
  return (name, paragraph + item.blocks.dropFirst())
}
