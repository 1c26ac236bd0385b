import SwiftSyntax

extension Check.Operand {
  /// Returns the sides of a comparison whose values aren't obvious from their text.
  ///
  /// A side is passed through a generic function, so it needs a type of its own. Literals and
  /// implicit members are omitted because they get their type from the other side. Expressions with
  /// operators are omitted because they could take long to type-check.
  static func all(in condition: ExprSyntax) -> [Check.Operand] {
    guard let sequence = condition.as(SequenceExprSyntax.self), sequence.elements.count == 3 else {
      return []
    }
    let parts = Array(sequence.elements)
    guard let comparison = parts[1].as(BinaryOperatorExprSyntax.self),
      ["==", "!=", "<", ">", "<=", ">=", "===", "!=="].contains(comparison.operator.text)
    else { return [] }
    return [parts[0], parts[2]].compactMap(Self.init)
  }

  private init?(_ side: ExprSyntax) {
    let expression = side.withoutEffects
    guard expression.hasTypeOfItsOwn, !expression.holdsMacro else { return nil }
    self.init(range: expression.range, text: expression.trimmedDescription)
  }
}

extension ExprSyntax {
  /// The expression behind `try`, `await` and `unsafe`.
  fileprivate var withoutEffects: ExprSyntax {
    if let expression = self.as(TryExprSyntax.self)?.expression { return expression.withoutEffects }
    if let expression = self.as(AwaitExprSyntax.self)?.expression { return expression.withoutEffects }
    if let expression = self.as(UnsafeExprSyntax.self)?.expression { return expression.withoutEffects }
    return self
  }

  fileprivate var hasTypeOfItsOwn: Bool {
    switch self.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr: true
    case .memberAccessExpr(let access): access.base?.hasTypeOfItsOwn ?? false
    case .functionCallExpr(let call): call.calledExpression.hasTypeOfItsOwn
    case .subscriptCallExpr(let call): call.calledExpression.hasTypeOfItsOwn
    case .optionalChainingExpr(let chain): chain.expression.hasTypeOfItsOwn
    case .forceUnwrapExpr(let unwrap): unwrap.expression.hasTypeOfItsOwn
    // A base such as `[1, 2].count` or `(a + b).count`.
    case .arrayExpr, .dictionaryExpr, .stringLiteralExpr, .tupleExpr: parent?.is(MemberAccessExprSyntax.self) == true
    default: false
    }
  }

  /// Whether a check is made inside it.
  fileprivate var holdsMacro: Bool {
    tokens(viewMode: .sourceAccurate).contains { $0.tokenKind == .pound }
  }
}
