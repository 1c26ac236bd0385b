import SwiftSyntax

extension ExprSyntax {
  /// The expression after `try`, `await`, and `unsafe`.
  package var withoutEffects: ExprSyntax {
    switch self.as(ExprSyntaxEnum.self) {
    case .tryExpr(let marked): marked.expression.withoutEffects
    case .awaitExpr(let marked): marked.expression.withoutEffects
    case .unsafeExpr(let marked): marked.expression.withoutEffects
    default: self
    }
  }
}
