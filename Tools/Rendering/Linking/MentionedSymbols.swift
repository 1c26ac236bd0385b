import WaymarkModel

/// Finds the library's symbols that code in prose names: `Store`, `@Presents`, `Store.send(_:)`.
package struct MentionedSymbols: Sendable {
  private let symbols: SymbolMap
  /// The names that the articles' own code declares. In prose, they mean those.
  private let declared: Set<Substring>

  package init(_ articles: [Article], _ symbols: SymbolMap) {
    self.symbols = symbols
    declared = symbols.isEmpty ? [] : Set(articles.flatMap(\.snippets).flatMap(declaredNames))
  }

  /// Returns the place of the type, macro or member that some code names; nil for any other code.
  ///
  /// A name that starts with a lower-case letter is ordinary code unless its type precedes it.
  package func place(of code: String) -> SymbolMap.Place? {
    let isAttribute = code.hasPrefix("@")
    let name = code.hasSuffix("()") ? code.dropLast(2) : code[...]
    let path = name.drop { $0 == "@" }.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    guard let type = path.first, type.first?.isUppercase == true, type.allSatisfy(isPartOfName),
      isAttribute || !declared.contains(type)
    else { return nil }
    let reference = path.joined(separator: "/")
    let macro = isAttribute ? symbols.symbol(named: "@" + reference) : nil
    guard let symbol = macro ?? symbols.symbol(named: reference), symbol.path.count == path.count else { return nil }
    return symbols.place(of: symbol.id)
  }
}

private func isPartOfName(_ character: Character) -> Bool {
  character.isLetter || character.isNumber || character == "_"
}

/// Returns the names after the keywords of declarations, without parsing the code.
private func declaredNames(in snippet: Snippet) -> [Substring] {
  let keywords: Set<Substring> = ["struct", "class", "enum", "protocol", "actor", "typealias", "macro"]
  return snippet.lines.flatMap { line in
    let words = line.text.split { !isPartOfName($0) }
    return zip(words, words.dropFirst()).filter { keywords.contains($0.0) }.map(\.1)
  }
}
