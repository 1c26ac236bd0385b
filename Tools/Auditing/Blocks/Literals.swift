import SwiftParser
import SwiftSyntax

/// Returns whether text is a literal, or an array, dictionary, tuple, or range of literals. A
/// period can follow, and a literal can be wrapped in `Optional(…)`.
package func isLiteral(_ text: String) -> Bool {
  let text = text.hasSuffix(".") ? String(text.dropLast()) : text
  if text.hasPrefix("Optional("), text.hasSuffix(")") {
    return isLiteral(String(text.dropFirst(9).dropLast()))
  }
  guard let expression = onlyExpression(in: text) else { return false }
  return LiteralSearch.isLiteral(expression)
}

/// An expression of the form `left == right` or `left = right`.
package struct EquationSyntax {
  /// The code before the operator, trimmed.
  package var left: String
  /// The code after the operator. It can contain further operators.
  package var right: String
  /// Whether the operator is `==`.
  package var isComparison: Bool

  /// Parses text. Returns nil if it isn't a single expression of that form.
  package init?(_ text: String) {
    guard let elements = onlyExpression(in: text)?.as(SequenceExprSyntax.self)?.elements,
      let left = elements.first, let sign = elements.dropFirst().first
    else { return nil }
    isComparison = sign.as(BinaryOperatorExprSyntax.self)?.operator.text == "=="
    guard isComparison || sign.is(AssignmentExprSyntax.self) else { return nil }
    self.left = left.trimmedDescription
    right = elements.dropFirst(2).map(\.description).joined()
  }
}

/// Returns the expression that text consists of; nil if the text is anything else.
private func onlyExpression(in text: String) -> ExprSyntax? {
  let tree = Parser.parse(source: text)
  guard !tree.hasError, tree.statements.count == 1,
    case .expr(let expression)? = tree.statements.first?.item
  else { return nil }
  return expression
}

private enum LiteralSearch {
  static func isLiteral(_ expression: ExprSyntax) -> Bool {
    switch expression.as(ExprSyntaxEnum.self) {
    case .integerLiteralExpr, .floatLiteralExpr, .booleanLiteralExpr, .nilLiteralExpr: true
    case .stringLiteralExpr(let literal):
      literal.segments.allSatisfy { $0.is(StringSegmentSyntax.self) }
    case .prefixOperatorExpr(let negated):
      negated.operator.text == "-" && isLiteral(negated.expression)
    case .arrayExpr(let array): array.elements.allSatisfy { isLiteral($0.expression) }
    case .dictionaryExpr(let dictionary):
      dictionary.content.as(DictionaryElementListSyntax.self)?.allSatisfy {
        isLiteral($0.key) && isLiteral($0.value)
      } ?? true
    case .tupleExpr(let tuple):
      !tuple.elements.isEmpty && tuple.elements.allSatisfy { isLiteral($0.expression) }
    case .sequenceExpr(let sequence):
      sequence.elements.enumerated().allSatisfy { index, element in
        index % 2 == 0
          ? isLiteral(element)
          : ["..<", "..."].contains(element.as(BinaryOperatorExprSyntax.self)?.operator.text)
      }
    default: false
    }
  }
}
