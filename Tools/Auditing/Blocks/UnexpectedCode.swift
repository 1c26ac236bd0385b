import SwiftSyntax

/// Code that doesn't belong to a declaration or statement, or a function without `func`.
package struct UnexpectedCode: Hashable, Sendable {
  /// The line, as an index into the block's lines.
  package var line: Int
  package var text: String

  /// Finds the first such code. Returns nil if there is none.
  init?(in tree: SourceFileSyntax, _ lines: LineTable) {
    let search = UnexpectedCodeSearch(viewMode: .all)
    search.walk(tree)
    guard let node = search.found else { return nil }
    line = lines.line(of: node.positionAfterSkippingLeadingTrivia.utf8Offset)
    text = String(node.trimmedDescription.prefix { !$0.isNewline })
  }
}

private final class UnexpectedCodeSearch: SyntaxVisitor {
  var found: Syntax?

  override func visit(_ node: UnexpectedNodesSyntax) -> SyntaxVisitorContinueKind {
    if found == nil { found = Syntax(node) }
    return .skipChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if found == nil, node.funcKeyword.presence == .missing { found = Syntax(node) }
    return .visitChildren
  }
}
