import SwiftSyntax

/// A syntax error in a block: a function without `func`, a parameter without the comma that must
/// follow it, or code that isn't part of any declaration or statement.
package struct UnexpectedCode: Hashable, Sendable {
  /// The line, as an index into the block's lines.
  package var line: Int
  /// The first line of the code.
  package var text: String

  /// Finds the first such code. Returns nil if there is none.
  ///
  /// - Parameter elisions: The placeholders for omitted code. They don't count.
  init?(in tree: SourceFileSyntax, _ lines: LineTable, apartFrom elisions: [Elision]) {
    let search = UnexpectedCodeSearch(viewMode: .all)
    search.walk(tree)
    let line = { (node: Syntax) in
      lines.line(of: node.positionAfterSkippingLeadingTrivia.utf8Offset)
    }
    guard
      let node = search.found.first(where: { node in
        !elisions.contains { $0.line == line(node) }
      })
    else { return nil }
    self.line = line(node)
    text = String(node.trimmedDescription.prefix { !$0.isNewline })
  }
}

private final class UnexpectedCodeSearch: SyntaxVisitor {
  var found: [Syntax] = []

  override func visit(_ node: UnexpectedNodesSyntax) -> SyntaxVisitorContinueKind {
    found.append(Syntax(node))
    return .skipChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.funcKeyword.presence == .missing { found.append(Syntax(node)) }
    return .visitChildren
  }

  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    if node.trailingComma?.presence == .missing { found.append(Syntax(node)) }
    return .visitChildren
  }
}
