import SwiftSyntax

/// A visitor that collects the calls to printing functions inside bodies. Calls that share a line
/// with other code are omitted.
final class NestedPrints: SyntaxVisitor {
  private(set) var calls: [CodeBlockItemSyntax] = []

  init(_ tree: SourceFileSyntax) {
    super.init(viewMode: .sourceAccurate)
    walk(tree)
  }

  override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
    let isNested = node.parent?.parent?.is(SourceFileSyntax.self) != true
    if isNested, node.isPrint, node.isAlone { calls.append(node) }
    return .visitChildren
  }
}

extension CodeBlockItemSyntax {
  fileprivate var isPrint: Bool {
    guard case .expr(let expression) = item, let call = expression.as(FunctionCallExprSyntax.self)
    else { return false }
    let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
    return name.map(BlockSyntax.printing.contains) ?? false
  }

  /// Whether no other code is on the lines of the statement.
  fileprivate var isAlone: Bool {
    let next = lastToken(viewMode: .sourceAccurate)?.nextToken(viewMode: .sourceAccurate)
    return leadingTrivia.contains(where: \.isNewline)
      && next?.leadingTrivia.contains(where: \.isNewline) == true
  }
}
