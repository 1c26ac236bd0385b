import SwiftSyntax

extension TypeSyntax {
  /// Returns the type with the names of types, such as `Self`, replaced by other names.
  func replacing(_ names: [String: String]) -> String {
    TypeNameReplacing(names: names).rewrite(self.trimmed).trimmedDescription
  }
}

extension EnumDeclSyntax {
  /// The enum with `Self` replaced by its name in all types.
  var namingSelf: EnumDeclSyntax {
    TypeNameReplacing(names: ["Self": name.text]).rewrite(self).as(EnumDeclSyntax.self) ?? self
  }
}

private final class TypeNameReplacing: SyntaxRewriter {
  let names: [String: String]

  init(names: [String: String]) {
    self.names = names
  }

  override func visit(_ node: IdentifierTypeSyntax) -> TypeSyntax {
    let type = super.visit(node)
    guard let name = names[node.name.text], let type = type.as(IdentifierTypeSyntax.self)
    else { return type }
    return TypeSyntax(type.with(\.name.tokenKind, .identifier(name)))
  }
}
