import WaymarkModel

/// The maximum length of a declaration on one line, in characters.
private let limit = 60

/// Breaks a declaration into lines: the roles of a macro, then the declaration, with one parameter
/// per line if it is long.
///
/// - Returns: The tokens of each line, without the blanks around it.
func declarationLines(_ tokens: [Symbol.Token]) -> [[Symbol.Token]] {
  var lines = roles(in: tokens)
  guard let own = lines.popLast() else { return [] }
  let isFunction = own.contains { ["func", "init", "macro", "subscript"].contains($0.text) }
  let length = own.reduce(0) { $0 + $1.text.count }
  lines += isFunction && length > limit ? parameterLines(own) : [own]
  return lines.map(\.trimmed)
}

/// Splits tokens into lines that start at each role of a macro and at the keyword `macro`.
private func roles(in tokens: [Symbol.Token]) -> [[Symbol.Token]] {
  tokens.reduce(into: [[]]) { lines, token in
    let isStart = token.text.hasPrefix("@attached") || token.text.hasPrefix("@freestanding")
      || token.text == "macro"
    if isStart, lines[lines.count - 1].contains(where: { !$0.text.isBlank }) { lines.append([]) }
    lines[lines.count - 1].append(token)
  }
}

/// Breaks a declaration after its first parenthesis, after each parameter, and before the
/// parenthesis that closes its parameters.
private func parameterLines(_ tokens: [Symbol.Token]) -> [[Symbol.Token]] {
  var lines: [[Symbol.Token]] = [[]]
  var brackets = Brackets()
  for token in tokens {
    var rest = token
    rest.text = ""
    for character in token.text {
      let place = brackets.add(character)
      if place == .end {
        lines[lines.count - 1].append(rest)
        lines.append([])
        rest.text = ""
      }
      rest.text.append(character)
      if place == .start || place == .separator {
        lines[lines.count - 1].append(rest)
        lines.append([Symbol.Token("  ")])
        rest.text = ""
      }
    }
    lines[lines.count - 1].append(rest)
  }
  return lines
}

/// The nesting of brackets up to the end of the parameters.
private struct Brackets {
  enum Place { case start, separator, end, other }

  private var depth = 0
  private var previous: Character = " "
  private var isInside = false
  private var isDone = false

  /// Adds a character and returns its position relative to the parameters.
  mutating func add(_ character: Character) -> Place {
    guard !isDone else { return .other }
    defer { previous = character }
    switch character {
    case "(", "[", "<":
      depth += 1
      guard !isInside, character == "(", depth == 1 else { return .other }
      isInside = true
      return .start
    // The arrow of a function's type.
    case ">" where previous == "-": return .other
    case ")", "]", ">":
      depth -= 1
      guard isInside, depth == 0 else { return .other }
      isDone = true
      return .end
    case "," where isInside && depth == 1: return .separator
    default: return .other
    }
  }
}

extension [Symbol.Token] {
  /// The tokens without the blanks at the start and the end. An indentation is kept.
  fileprivate var trimmed: Self {
    var tokens = filter { !$0.text.isEmpty }
    let first = tokens.first?.text == "  " ? 1 : 0
    while tokens.count > first, tokens[first].text.first?.isWhitespace == true {
      tokens[first].text.removeFirst()
      if tokens[first].text.isEmpty { tokens.remove(at: first) }
    }
    while let last = tokens.last, last.text.last?.isWhitespace == true {
      tokens[tokens.count - 1].text.removeLast()
      if tokens[tokens.count - 1].text.isEmpty { tokens.removeLast() }
    }
    return tokens
  }
}

extension String {
  fileprivate var isBlank: Bool { allSatisfy(\.isWhitespace) }
}
