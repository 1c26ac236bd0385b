import SwiftSyntax

extension CodeBlockItemSyntax {
  /// Whether the statement contains `await` outside nested functions, and code after it can be
  /// reached.
  var canSuspend: Bool {
    switch item {
    case .stmt(let statement) where statement.isExit: return false
    case .decl(let declaration) where declaration.is(IfConfigDeclSyntax.self): return false
    default: break
    }
    let visitor = SuspensionVisitor(viewMode: .sourceAccurate)
    visitor.walk(item)
    return visitor.hasAwait && !hasError
  }
}

extension StmtSyntax {
  fileprivate var isExit: Bool {
    switch self.as(StmtSyntaxEnum.self) {
    case .returnStmt, .throwStmt, .breakStmt, .continueStmt, .fallThroughStmt: true
    default: false
    }
  }
}

/// A visitor that finds an `await` outside nested functions.
private final class SuspensionVisitor: SyntaxVisitor {
  private(set) var hasAwait = false

  override func visit(_ node: AwaitExprSyntax) -> SyntaxVisitorContinueKind {
    hasAwait = true
    return .skipChildren
  }

  override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind {
    hasAwait = hasAwait || node.awaitKeyword != nil
    return .visitChildren
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
