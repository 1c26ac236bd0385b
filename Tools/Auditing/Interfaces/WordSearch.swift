import SwiftSyntax

/// Returns code without layout, attributes of types, the keyword `any`, and the names before the
/// period of a nested type. A symbol graph contains `Hike.Step` and `any Walker` where the source
/// can contain `Step` and `Walker`. Generic parameters of the declaration itself are kept:
/// `First.Element` isn't `Second.Element`.
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
    if type.isMemberOfGenericParameter { return .visitChildren }
    walk(type.name)
    if let arguments = type.genericArgumentClause { walk(arguments) }
    return .skipChildren
  }

  /// Skips the parentheses that only `any` requires, as in `(any Error)?`.
  override func visit(_ type: TupleTypeSyntax) -> SyntaxVisitorContinueKind {
    guard type.elements.count == 1, let inner = type.elements.first, inner.firstName == nil,
      let any = inner.type.as(SomeOrAnyTypeSyntax.self), any.someOrAnySpecifier.text == "any",
      !any.constraint.is(CompositionTypeSyntax.self)
    else { return .visitChildren }
    walk(any.constraint)
    return .skipChildren
  }

  override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    if token.tokenKind != .keyword(.any) { words.append(token.text) }
    return .skipChildren
  }
}

extension MemberTypeSyntax {
  /// Whether the type is a member of a generic parameter of the declaration that contains it.
  fileprivate var isMemberOfGenericParameter: Bool {
    let declaration = sequence(first: Syntax(self), next: \.parent).first { $0.is(DeclSyntax.self) }
    let generic = declaration?.asProtocol((any WithGenericParametersSyntax).self)
    let parameters = generic?.genericParameterClause?.parameters.map(\.name.text) ?? []
    return parameters.contains(baseType.trimmedDescription)
  }
}
