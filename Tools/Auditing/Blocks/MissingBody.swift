import SwiftSyntax

/// A place where a declaration lacks a body. The compiler can check the declaration's signature
/// only if a body is inserted there.
package struct MissingBody: Hashable, Sendable {
  /// The line, as an index into the block's lines.
  package var line: Int
  /// The number of bytes in that line before the body.
  package var column: Int
  /// The body, which never returns.
  package var text: String

  /// Returns the places in a block where bodies are missing, in source order.
  package static func all(in tree: SourceFileSyntax, _ lines: LineTable) -> [MissingBody] {
    let search = MissingBodySearch(viewMode: .sourceAccurate)
    search.walk(tree)
    return search.found.map { end, text in
      let offset = end.utf8Offset
      return MissingBody(
        line: lines.line(of: max(offset - 1, 0)),
        column: lines.column(of: max(offset - 1, 0)) + min(offset, 1), text: text)
    }
  }
}

/// A visitor that finds the ends of declarations that lack bodies. The requirements of protocols
/// don't need bodies.
private final class MissingBodySearch: SyntaxVisitor {
  var found: [(end: AbsolutePosition, text: String)] = []

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    add(to: node, unless: node.body != nil)
  }
  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    add(to: node, unless: node.body != nil)
  }
  override func visit(_ node: AccessorDeclSyntax) -> SyntaxVisitorContinueKind {
    add(to: node, unless: node.body != nil)
  }
  override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
    add(to: node, unless: node.accessorBlock != nil)
  }
  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    let isComplete = node.bindings.allSatisfy { $0.accessorBlock != nil || $0.initializer != nil }
    let isStored = node.bindingSpecifier.tokenKind == .keyword(.let) || !node.isInExtension
    return add(to: node, unless: isComplete || isStored)
  }

  private func add(
    to node: some DeclSyntaxProtocol, unless isComplete: Bool
  ) -> SyntaxVisitorContinueKind {
    if !isComplete { found.append((node.endPositionBeforeTrailingTrivia, " { fatalError() }")) }
    return .visitChildren
  }
}

extension VariableDeclSyntax {
  /// Whether the variable is a member of an extension, where it can't be a stored property.
  fileprivate var isInExtension: Bool {
    parent?.parent?.parent?.parent?.is(ExtensionDeclSyntax.self) == true
  }
}
