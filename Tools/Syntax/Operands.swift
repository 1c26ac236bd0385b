import SwiftSyntax
import WaymarkModel
import WaymarkTokens

extension SwiftExpectation.Operand {
  /// Returns the parts of a condition whose values aren't obvious from their text: the sides of
  /// each comparison, and the other operands of `&&` and `||`.
  ///
  /// A side is passed through a generic function, so its type can't depend on the other side.
  /// Literals and implicit members are omitted because they get their type from the other side.
  static func sides(of condition: ExprSyntax) -> [SwiftExpectation.Operand] {
    let conditions = condition.parts.split { $0.isOperator(logical) }
    return conditions.flatMap { condition in
      let sides = condition.split(
        omittingEmptySubsequences: false, whereSeparator: { $0.isOperator(comparing) })
      return sides.count == 2 || sides.count < conditions.count ? sides.compactMap(Self.init) : []
    }
  }

  /// Returns an expression as the only operand; empty if its value is obvious from its text.
  static func whole(_ expression: ExprSyntax) -> [SwiftExpectation.Operand] {
    [Self(expression.parts[...])].compactMap(\.self)
  }

  /// Creates an operand. Returns nil if its value is obvious or expensive to record.
  ///
  /// - Parameter side: Expressions with the operators between them.
  private init?(_ side: ArraySlice<ExprSyntax>) {
    guard let start = side.first?.withoutEffects, let last = side.last else { return nil }
    let parts = [start] + side.dropFirst()
    let (values, operators) = parts.enumerated().reduce(into: ([ExprSyntax](), [ExprSyntax]())) {
      if $1.offset.isMultiple(of: 2) { $0.0.append($1.element) } else { $0.1.append($1.element) }
    }
    guard values.count == operators.count + 1, operators.count <= Self.maximumOperators,
      operators.allSatisfy({ $0.isOperator(calculating) }),
      values.contains(where: \.hasTypeOfItsOwn),
      values.allSatisfy({ $0.hasTypeOfItsOwn || operators.count > 0 && $0.isLiteral }),
      !parts.contains(where: \.containsMacro)
    else { return nil }
    self.init(
      range: start.range.lowerBound..<last.range.upperBound,
      text: trimmed(parts.map(\.description).joined()))
  }

  /// The maximum number of operators in an operand. The values of longer expressions aren't
  /// recorded, because the compiler can take a long time to type-check them.
  private static let maximumOperators = 3
}

private let comparing: Set = ["==", "!=", "<", ">", "<=", ">=", "===", "!=="]
private let logical: Set = ["&&", "||"]
/// The operators that bind more tightly than a comparison.
private let calculating: Set = ["+", "-", "*", "/", "%", "??", "&+", "&-", "&*", "&", "|", "^"]

extension ExprSyntax {
  /// The operands and operators of an operator expression, in order; for other expressions, only
  /// the expression itself.
  fileprivate var parts: [ExprSyntax] {
    self.as(SequenceExprSyntax.self).map { Array($0.elements) } ?? [self]
  }

  fileprivate func isOperator(_ names: Set<String>) -> Bool {
    self.as(BinaryOperatorExprSyntax.self).map { names.contains($0.operator.text) } ?? false
  }

  fileprivate var hasTypeOfItsOwn: Bool {
    switch self.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr: true
    case .memberAccessExpr(let access): access.base?.hasTypeOfItsOwn ?? false
    case .functionCallExpr(let call): call.calledExpression.hasTypeOfItsOwn
    case .subscriptCallExpr(let call): call.calledExpression.hasTypeOfItsOwn
    case .optionalChainingExpr(let chain): chain.expression.hasTypeOfItsOwn
    case .forceUnwrapExpr(let unwrap): unwrap.expression.hasTypeOfItsOwn
    case .prefixOperatorExpr(let prefixed):
      ["!", "-", "~"].contains(prefixed.operator.text) && prefixed.expression.hasTypeOfItsOwn
    // A base such as `[1, 2].count` or `(a + b).count`.
    case .arrayExpr, .dictionaryExpr, .stringLiteralExpr, .tupleExpr:
      parent?.is(MemberAccessExprSyntax.self) == true
    default: false
    }
  }

  fileprivate var isLiteral: Bool {
    switch self.as(ExprSyntaxEnum.self) {
    case .integerLiteralExpr, .floatLiteralExpr, .stringLiteralExpr, .booleanLiteralExpr,
      .arrayExpr, .dictionaryExpr:
      true
    default: false
    }
  }

  /// Whether the expression contains a macro expansion, which can be an expectation.
  fileprivate var containsMacro: Bool {
    tokens(viewMode: .sourceAccurate).contains { $0.tokenKind == .pound }
  }
}
