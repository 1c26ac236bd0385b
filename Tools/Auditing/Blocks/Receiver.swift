import SwiftSyntax
import WaymarkNames
import WaymarkTokens

extension CodeBlockItemSyntax {
  /// The variable whose method the statement calls, or whose element it assigns: `huts` in
  /// `huts.append(3)` and `huts[0] = 3`; nil for any other statement.
  var receiver: String? {
    guard case .expr(let statement) = item else { return nil }
    let expression = statement.withoutEffects
    let base: ExprSyntax? =
      if let call = expression.as(FunctionCallExprSyntax.self) {
        call.calledExpression.as(MemberAccessExprSyntax.self)?.base
      } else {
        expression.as(SequenceExprSyntax.self)?.assigned?.as(SubscriptCallExprSyntax.self)?
          .calledExpression
      }
    let name = base?.as(DeclReferenceExprSyntax.self)?.baseName.text
    return name.flatMap { $0.first?.isLowercase == true && $0 != "super" ? $0 : nil }
  }
}
