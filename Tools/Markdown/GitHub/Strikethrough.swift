import WaymarkModel

/// Applies strikethrough to `~~text~~` and `~text~` among siblings, as code hosts do.
///
/// A run of one or two tildes opens strikethrough before nonblank text. After nonblank text, it
/// closes the nearest open run of the same length. Runs of three or more are literal tildes.
/// Escaped tildes are restored only afterward, so that they don't strike text through. Adjacent
/// text is joined.
/// - Complexity: O(*n*), where *n* is the number of bytes of the siblings.
func struckThrough(_ siblings: [Inline], _ substitutions: Substitutions) -> [Inline] {
  guard siblings.contains(where: { $0.containsTilde }) else {
    return joined(siblings, substitutions)
  }
  var parser = StrikethroughParser(substitutions: substitutions)
  for (index, sibling) in siblings.enumerated() {
    guard case .text(let text) = sibling, sibling.containsTilde else {
      parser.append(sibling)
      continue
    }
    parser.read(
      Array(text.unicodeScalars), before: siblings[..<index].last?.edges.last,
      after: siblings[(index + 1)...].first?.edges.first)
  }
  return joined(parser.result, substitutions)
}

private struct StrikethroughParser {
  let substitutions: Substitutions
  private(set) var result: [Inline] = []
  /// The depth of nested strikethrough in each element of `result`. It is limited because code that
  /// reads the result can be recursive.
  private var depths: [Int] = []
  private var openers: [(index: Int, length: Int)] = []
  private var openCount = [1: 0, 2: 0]

  init(substitutions: Substitutions) { self.substitutions = substitutions }

  mutating func append(_ inline: Inline, depth: Int = 0) {
    result.append(inline)
    depths.append(depth)
  }

  mutating func read(_ text: [Unicode.Scalar], before: Unicode.Scalar?, after: Unicode.Scalar?) {
    var start = 0
    var i = 0
    while i < text.count {
      guard text[i] == "~" else {
        i += 1
        continue
      }
      var end = i
      while end < text.count, text[end] == "~" { end += 1 }
      if end - i <= 2 {
        appendText(text[start..<i])
        mark(
          end - i, previous: i > 0 ? text[i - 1] : before ?? " ",
          next: end < text.count ? text[end] : after ?? " ")
        start = end
      }
      i = end
    }
    appendText(text[start...])
  }

  private mutating func mark(_ length: Int, previous: Unicode.Scalar, next: Unicode.Scalar) {
    let opens = flanks(next, other: previous)
    let closes = flanks(previous, other: next)
    if closes, openCount[length]! > 0, close(length) { return }
    if opens {
      openers.append((result.count, length))
      openCount[length]! += 1
    }
    appendText(Array(repeating: "~", count: length)[...])
  }

  private mutating func close(_ length: Int) -> Bool {
    while let opener = openers.popLast() {
      openCount[opener.length]! -= 1
      guard opener.length == length else { continue }
      let depth = (depths[(opener.index + 1)...].max() ?? 0) + 1
      guard depth < 8 else {
        // All runs that are still open enclose this one and would nest even deeper.
        openers = []
        openCount = [1: 0, 2: 0]
        return false
      }
      let inner = Array(result[(opener.index + 1)...])
      result.removeSubrange(opener.index...)
      depths.removeSubrange(opener.index...)
      append(.strikethrough(joined(inner, substitutions)), depth: depth)
      return true
    }
    return false
  }

  private mutating func appendText(_ text: ArraySlice<Unicode.Scalar>) {
    guard !text.isEmpty else { return }
    append(.text(String(String.UnicodeScalarView(text))))
  }
}

/// Returns the inlines with adjacent text joined and all replacements reverted.
private func joined(_ inlines: [Inline], _ substitutions: Substitutions) -> [Inline] {
  if !substitutions.isNeeded, isJoined(inlines) { return inlines }
  var result: [Inline] = []
  var text = ""
  func flush() {
    if !text.isEmpty { result.append(.text(substitutions.text(text))) }
    text = ""
  }
  for inline in inlines {
    if case .text(let more) = inline {
      text += more
    } else {
      flush()
      result.append(inline)
    }
  }
  flush()
  return result
}

/// Returns whether no text is empty or adjacent to another.
private func isJoined(_ inlines: [Inline]) -> Bool {
  var isAfterText = false
  for inline in inlines {
    guard case .text(let text) = inline else {
      isAfterText = false
      continue
    }
    if isAfterText || text.isEmpty { return false }
    isAfterText = true
  }
  return true
}

/// Returns whether a marker flanks text according to CommonMark's rule for `*`: the text isn't
/// blank and, if it starts with punctuation, the character on the other side isn't part of a word.
private func flanks(_ text: Unicode.Scalar, other: Unicode.Scalar) -> Bool {
  guard !text.properties.isWhitespace else { return false }
  return !isPunctuation(text) || other.properties.isWhitespace || isPunctuation(other)
}

private func isPunctuation(_ scalar: Unicode.Scalar) -> Bool {
  if scalar.isASCII { return isPunctuation(UInt8(scalar.value)) }
  switch scalar.properties.generalCategory {
  case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation,
    .initialPunctuation, .finalPunctuation, .otherPunctuation:
    return true
  default: return false
  }
}

extension Inline {
  fileprivate var containsTilde: Bool {
    guard case .text(let text) = self else { return false }
    return text.contains(byte: UInt8(ascii: "~"))
  }

  /// The characters that a marker before the inline and a marker after it flank.
  fileprivate var edges: (first: Unicode.Scalar, last: Unicode.Scalar) {
    switch self {
    case .softBreak, .lineBreak: (" ", " ")
    case .text(let text): (text.unicodeScalars.first ?? " ", text.unicodeScalars.last ?? " ")
    default: ("a", "a")
    }
  }
}
