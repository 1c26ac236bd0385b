import SwiftSyntax

/// A visitor that searches for `try` and `await` outside of closures, whose effects occur only when
/// they're called.
final class EffectSearch: SyntaxVisitor {
  var isSuccessful = false

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: TryExprSyntax) -> SyntaxVisitorContinueKind {
    isSuccessful = true
    return .skipChildren
  }
  override func visit(_ node: AwaitExprSyntax) -> SyntaxVisitorContinueKind {
    isSuccessful = true
    return .skipChildren
  }
}
