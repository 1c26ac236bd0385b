/// Returns the declarations that the doc comments of a Swift file document.
///
/// - Returns: For the index of each doc comment token, the names of the enclosing types and
///   functions followed by the name of the declaration itself, which is missing if no named
///   declaration follows.
func documentedDeclarations(of tokens: [SwiftToken], in bytes: [UInt8]) -> [Int: [String]] {
  var reader = DeclarationReader(tokens: tokens, bytes: bytes)
  return reader.read()
}

private struct DeclarationReader {
  let tokens: [SwiftToken]
  let bytes: [UInt8]
  /// For each open brace, the names of the declaration whose body it opens.
  private var scopes: [[String]] = []
  /// The number of open parentheses and brackets.
  private var depth = 0
  /// The declaration whose body is opened by the next brace at its depth.
  private var pending: (names: [String], depth: Int)?

  init(tokens: [SwiftToken], bytes: [UInt8]) {
    self.tokens = tokens
    self.bytes = bytes
  }

  mutating func read() -> [Int: [String]] {
    var declarations: [Int: [String]] = [:]
    for index in tokens.indices {
      switch tokens[index].kind {
      case .docLine, .docBlock:
        declarations[index] = scopes.flatMap(\.self) + declared(after: index)
      case .mark(let byte): read(byte)
      case .word:
        guard let declaration = declaration(at: index) else { continue }
        pending = declaration.opensScope ? (declaration.names, depth) : nil
      case .literal: continue
      }
    }
    return declarations
  }

  private mutating func read(_ mark: UInt8) {
    switch mark {
    case UInt8(ascii: "("), UInt8(ascii: "["): depth += 1
    case UInt8(ascii: ")"), UInt8(ascii: "]"): depth = max(depth - 1, 0)
    case UInt8(ascii: "{"):
      let isBody = pending?.depth == depth
      scopes.append(isBody ? pending!.names : [])
      if isBody { pending = nil }
    case UInt8(ascii: "}"):
      _ = scopes.popLast()
    default: break
    }
  }

  /// Returns the name of the next declaration, skipping attributes, modifiers and further comments.
  private func declared(after start: Int) -> [String] {
    var index = start + 1
    while index < tokens.count {
      switch tokens[index].kind {
      case .mark(UInt8(ascii: "{")), .mark(UInt8(ascii: "}")), .mark(UInt8(ascii: ";")),
        .mark(UInt8(ascii: "=")):
        return []
      case .mark(UInt8(ascii: "(")): index = end(ofParenthesis: index)
      case .word:
        if let declaration = declaration(at: index) { return declaration.names }
      case .docBlock, .docLine, .literal, .mark: break
      }
      index += 1
    }
    return []
  }

  private func end(ofParenthesis start: Int) -> Int {
    var depth = 0
    for index in start..<tokens.count {
      if isMark(index, "(") { depth += 1 }
      if isMark(index, ")") { depth -= 1 }
      if depth == 0 { return index }
    }
    return tokens.count
  }

  /// Returns the declaration that a keyword at the index introduces.
  private func declaration(at index: Int) -> (names: [String], opensScope: Bool)? {
    guard !isMark(index - 1, "."), !isMark(index - 1, "@"), !isMark(index - 1, "#") else {
      return nil
    }
    switch text(index) {
    case "init", "subscript", "deinit":
      guard "(<?!{".contains(where: { isMark(index + 1, $0) }) else { return nil }
      return ([text(index)], true)
    case "func": return (functionName(at: index + 1).map { [$0] } ?? [], true)
    case "operator": return (["operator"], false)
    case "class" where modified.contains(text(index + 1)): return nil
    case "actor", "class", "enum", "extension", "protocol", "struct":
      return dottedName(at: index + 1).map { ($0, true) }
    case "associatedtype", "case", "let", "macro", "precedencegroup", "typealias", "var":
      return isWord(index + 1) ? ([name(index + 1)], false) : nil
    default: return nil
    }
  }

  private func functionName(at index: Int) -> String? {
    if isWord(index) { return name(index) }
    let marks = tokens[min(index, tokens.count)...].prefix { token in
      guard case .mark(let byte) = token.kind else { return false }
      return byte != UInt8(ascii: "(")
    }
    guard let first = marks.first, let last = marks.last else { return nil }
    return String(decoding: bytes[first.range.lowerBound..<last.range.upperBound], as: UTF8.self)
  }

  private func dottedName(at start: Int) -> [String]? {
    guard isWord(start) else { return nil }
    var names = [name(start)]
    var index = start + 1
    while isMark(index, "."), isWord(index + 1) {
      names.append(name(index + 1))
      index += 2
    }
    return names
  }

  private func isMark(_ index: Int, _ mark: Character) -> Bool {
    guard tokens.indices.contains(index), let byte = mark.asciiValue else { return false }
    return tokens[index].kind == .mark(byte)
  }

  private func isWord(_ index: Int) -> Bool {
    tokens.indices.contains(index) && tokens[index].kind == .word
  }

  private func text(_ index: Int) -> String {
    isWord(index) ? String(decoding: bytes[tokens[index].range], as: UTF8.self) : ""
  }

  /// Returns a name without its backticks.
  private func name(_ index: Int) -> String { text(index).filter { $0 != "`" } }
}

/// The words that can follow `class` when it is a modifier.
private let modified: Set = [
  "final", "func", "internal", "open", "override", "private", "public", "subscript", "var",
]
