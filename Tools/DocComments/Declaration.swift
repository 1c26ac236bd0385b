import SwiftSyntax
import WaymarkModel

/// Returns the names of the types and functions around a token, followed by the name of the
/// declaration that a comment before the token documents, if any.
func declaration(documentedBefore token: TokenSyntax) -> [String] {
  var names: [String] = []
  var isDocumented = false
  for case let declaration? in sequence(first: token.parent, next: { $0?.parent }).map({
    $0.flatMap(Declaration.init)
  }) {
    if token.position <= declaration.name.position {
      if !isDocumented { names = declaration.names + names }
      isDocumented = true
    } else if declaration.containsOthers {
      names = declaration.names + names
    }
  }
  return names
}

/// A declaration with a name.
private struct Declaration {
  /// The token that names the declaration, or its keyword if it has no other name.
  var name: TokenSyntax
  /// The declaration's names: more than one for `extension Store.Task`.
  var names: [String]
  /// Whether the declaration's body can contain other documented declarations.
  var containsOthers = true
}

extension Declaration {
  fileprivate init?(_ node: Syntax) {
    switch node.as(SyntaxEnum.self) {
    case .extensionDecl(let node):
      self.init(name: node.extensionKeyword, names: typeNames(of: node.extendedType))
    case .initializerDecl(let node): self.init(keyword: node.initKeyword)
    case .subscriptDecl(let node): self.init(keyword: node.subscriptKeyword)
    case .deinitializerDecl(let node): self.init(keyword: node.deinitKeyword)
    case .variableDecl(let node):
      let pattern = node.bindings.first?.pattern.as(IdentifierPatternSyntax.self)
      self.init(
        name: node.bindingSpecifier,
        names: pattern.map { [$0.identifier.text.withoutBackticks] } ?? [],
        containsOthers: false)
    case .enumCaseDecl(let node):
      self.init(
        name: node.caseKeyword,
        names: node.elements.first.map { [$0.name.text.withoutBackticks] } ?? [],
        containsOthers: false)
    default:
      guard let named = node.asProtocol((any NamedDeclSyntax).self) else { return nil }
      self.init(
        name: named.name, names: [named.name.text.withoutBackticks],
        containsOthers: named is any DeclGroupSyntax || named is FunctionDeclSyntax)
    }
  }

  private init(keyword: TokenSyntax) {
    self.init(name: keyword, names: [keyword.text])
  }
}

private func typeNames(of type: TypeSyntax) -> [String] {
  switch type.as(TypeSyntaxEnum.self) {
  case .memberType(let type): typeNames(of: type.baseType) + [type.name.text.withoutBackticks]
  case .identifierType(let type): [type.name.text.withoutBackticks]
  default: [type.trimmedDescription]
  }
}
