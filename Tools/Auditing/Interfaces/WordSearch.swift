import SwiftSyntax

/// Returns code without layout, attributes of types, the keyword `any`, and the types that contain a
/// type. A symbol graph contains `Hike.Step` and `any Walker` where the source can be `Step` and
/// `Walker`.
func tight(_ node: some SyntaxProtocol) -> String {
  let search = WordSearch(viewMode: .sourceAccurate)
  search.walk(node)
  var text = ""
  for word in search.words {
    let isName = { (character: Character?) in
      character.map { $0.isLetter || $0.isNumber || $0 == "_" } ?? false
    }
    if isName(text.last), isName(word.first) || word.first == "@" { text += " " }
    if [":", ","].contains(text.last.map(String.init)) || word == "->" || text.hasSuffix("->")
      || word == "==" || text.hasSuffix("==")
    {
      text += " "
    }
    text += word
  }
  for noise in ["@escaping ", "@Sendable ", "@autoclosure "] {
    text = text.replacing(noise, with: "")
  }
  return text
}

/// The words of a type that a comparison depends on.
private final class WordSearch: SyntaxVisitor {
  private(set) var words: [String] = []

  override func visit(_ type: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
    walk(type.name)
    if let arguments = type.genericArgumentClause { walk(arguments) }
    return .skipChildren
  }

  override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    if token.tokenKind != .keyword(.any) { words.append(token.text) }
    return .skipChildren
  }
}
