import WaymarkMarkup
import WaymarkModel

/// A search for the library's symbols that are named by code in prose, such as `Store`,
/// `@Presents`, or `Store.send(_:)`.
package struct MentionedSymbols: Sendable {
  private let symbols: SymbolMap
  /// The names that the articles' own code declares; empty if there are no symbols. In prose, these
  /// names refer to that code.
  package let declared: Set<Substring>

  package init(_ articles: [Article], _ symbols: SymbolMap) {
    self.symbols = symbols
    var declared: Set<Substring> = []
    for article in symbols.isEmpty ? [] : articles {
      for snippet in article.snippets { declared.formUnion(declaredNames(in: snippet)) }
    }
    self.declared = declared
  }

  /// Returns the headings of the sections of an article whose prose mentions symbols of each page.
  ///
  /// Tables, struck-through text, and descriptions of pictures don't count as prose.
  ///
  /// - Returns: The anchors of headings, keyed by the path of a symbol's page. The anchor is `top`
  ///   before the first heading.
  package func sections(of article: Article) -> [String: Set<String>] {
    guard !symbols.isEmpty else { return [:] }
    var sections: [String: Set<String>] = [:]
    var heading = "top"
    func add(_ inlines: [Inline]) {
      for inline in inlines {
        switch inline {
        case .code(let code):
          if let page = place(of: code)?.page { sections[page, default: []].insert(heading) }
        case .emphasis(let inside), .strong(let inside), .link(_, _, let inside, _): add(inside)
        default: break
        }
      }
    }
    for block in article.blocks {
      block.walk { block in
        if case .heading(_, let id, _) = block { heading = id }
        switch block {
        case .heading(_, _, let text), .paragraph(let text): add(text)
        default: break
        }
      }
    }
    return sections
  }

  /// Returns the place of the type, macro, or member that a piece of code names; nil for any other
  /// code.
  ///
  /// A name that starts with a lowercase letter is ordinary code unless its type precedes it.
  package func place(of code: String) -> SymbolMap.Place? {
    let isAttribute = code.hasPrefix("@")
    let name = code.hasSuffix("()") ? code.dropLast(2) : code[...]
    let path = name.drop { $0 == "@" }.split(
      separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    guard let type = path.first, type.first?.isUppercase == true, type.allSatisfy(isPartOfName),
      isAttribute || !declared.contains(type)
    else { return nil }
    let reference = path.joined(separator: "/")
    let macro = isAttribute ? symbols.symbol(named: "@" + reference) : nil
    guard let symbol = macro ?? symbols.symbol(named: reference), symbol.path.count == path.count
    else { return nil }
    return symbols.place(of: symbol.id)
  }
}

/// A search for the library's types and macros in the code of a symbol's documentation. No compiler
/// has resolved the names in this code.
package struct SymbolsInCode {
  private let symbols: SymbolMap
  /// The names that aren't searched for: those that were already found, and those that the code
  /// itself declares.
  private var known: Set<Substring>

  package init(_ snippet: Snippet, _ symbols: SymbolMap) {
    self.symbols = symbols
    known = Set(declaredNames(in: snippet))
  }

  /// Returns the place of a type or macro if this part of a line is the first to name it; nil for
  /// members and for any other code.
  package mutating func place(of part: LineHighlight, in line: String) -> SymbolMap.Place? {
    guard [.type, .attribute, .identifier].contains(part.kind),
      part.range.upperBound <= line.utf8.count
    else { return nil }
    let before = line.utf8.prefix(part.range.lowerBound)
    let name = Substring(line.utf8.prefix(part.range.upperBound).dropFirst(part.range.lowerBound))
    guard before.last != UInt8(ascii: "."),
      name.drop(while: { $0 == "@" }).first?.isUppercase == true,
      !known.contains(name), let symbol = symbols.symbol(named: String(name)),
      symbol.path.count == 1, symbol.kind != .macro || name.hasPrefix("@")
    else { return nil }
    known.insert(name)
    return symbols.place(of: symbol.id)
  }
}

private func isPartOfName(_ character: Character) -> Bool {
  character.isLetter || character.isNumber || character == "_"
}

/// Returns the names after the keywords of declarations, without parsing the code.
private func declaredNames(in snippet: Snippet) -> [Substring] {
  var names: [Substring] = []
  for line in snippet.lines {
    var followsKeyword = false
    bytesOfNames.forEachPart(of: line.text) { word in
      if followsKeyword { names.append(String(decoding: word, as: UTF8.self)[...]) }
      followsKeyword = isKeyword(word)
    }
  }
  return names
}

/// Returns whether a word is a keyword that precedes the name of a type or macro.
private func isKeyword(_ word: UnsafeBufferPointer<UInt8>) -> Bool {
  (4...9).contains(word.count) && keywords.contains { word.elementsEqual($0) }
}

private let keywords = ["struct", "class", "enum", "protocol", "actor", "typealias", "macro"]
  .map { Array($0.utf8) }

/// The bytes that belong to names, which include all bytes of non-ASCII characters.
private let bytesOfNames = ByteSet { byte in
  byte > 127 || isPartOfName(Character(Unicode.Scalar(byte)))
}
