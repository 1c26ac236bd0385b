import SwiftSyntax

extension TypeSyntax {
  /// Returns the type with `Self` replaced by the name of `root`, for use outside `root`.
  func replacingSelf(with root: String) -> String {
    SelfReplacing(root: root).rewrite(self.trimmed).trimmedDescription
  }
}

extension EnumDeclSyntax {
  /// The enum with `Self` replaced by its name in all types.
  var namingSelf: EnumDeclSyntax {
    SelfReplacing(root: name.text).rewrite(self).as(EnumDeclSyntax.self) ?? self
  }
}

private final class SelfReplacing: SyntaxRewriter {
  let root: String

  init(root: String) {
    self.root = root
  }

  override func visit(_ node: IdentifierTypeSyntax) -> TypeSyntax {
    guard node.name.tokenKind == .keyword(.Self) else { return super.visit(node) }
    return TypeSyntax(
      node.with(\.name, .identifier(root, trailingTrivia: node.name.trailingTrivia)))
  }
}
