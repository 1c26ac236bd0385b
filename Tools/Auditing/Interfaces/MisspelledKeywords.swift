import SwiftParser
import SwiftSyntax

/// Returns the misspelled keywords, such as those in `strcut Hike {` and `pubilc var name`, with
/// their offsets in bytes. In valid Swift, a name is never directly followed, on the same line, by
/// another name or by a declaration keyword.
package func misspelledKeywords(in code: String) -> [(offset: Int, word: String, keyword: String)] {
  let tokens = Array(Parser.parse(source: code).tokens(viewMode: .sourceAccurate))
  return zip(tokens, tokens.dropFirst()).enumerated().compactMap { index, pair in
    let (token, next) = pair
    guard case .identifier(let word) = token.tokenKind, index == 0 || token.startsItem,
      !next.leadingTrivia.contains(where: \.isNewline), !token.trailingTrivia.isEmpty,
      let keyword = keyword(misspelledAs: word, before: next)
    else { return nil }
    return (token.positionAfterSkippingLeadingTrivia.utf8Offset, word, keyword)
  }
}

/// Returns the keyword that a word misspells and that can precede the next token; nil if there is
/// none.
private func keyword(misspelledAs word: String, before next: TokenSyntax) -> String? {
  let candidates: Set<String> =
    switch next.tokenKind {
    case .keyword(let keyword) where introducers.contains(keyword): modifiers
    case .identifier: statements
    default: []
    }
  let found = candidates.filter {
    // Many names differ from a short keyword in one letter, so only swapped letters count.
    $0.count > 3
      ? Misspelling.isOneEdit(word, of: $0) : word != $0 && word.sorted() == $0.sorted()
  }
  return found.min()
}

private let introducers: Set<Keyword> = [
  .class, .enum, .extension, .func, .`init`, .let, .protocol, .static, .struct, .subscript, .var,
]
private let modifiers: Set<String> = [
  "convenience", "fileprivate", "final", "guard", "indirect", "internal", "lazy", "mutating",
  "nonisolated", "open", "override", "package", "private", "public", "required", "static", "weak",
]
private let statements: Set<String> = [
  "actor", "class", "enum", "extension", "func", "import", "let", "protocol", "return", "struct",
  "typealias", "var",
]

extension TokenSyntax {
  /// Whether the token is the first in its line, or only modifiers precede it in its line.
  fileprivate var startsItem: Bool {
    if leadingTrivia.contains(where: \.isNewline) { return true }
    guard let previous = previousToken(viewMode: .sourceAccurate) else { return true }
    guard case .keyword = previous.tokenKind else { return false }
    return modifiers.contains(previous.text) && previous.startsItem
  }
}
