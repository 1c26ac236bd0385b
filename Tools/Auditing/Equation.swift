import SwiftParser
import SwiftSyntax

/// A comment of the form `expression == value`, with one or two equals signs.
struct Equation: Equatable {
  let left: String
  let right: String
  private let isValue: Bool

  /// - Returns: Nil for any other comment.
  init?(_ comment: String) {
    let text = comment.prefix { _ in true }.split(separator: " -- ").first.map(String.init) ?? ""
    let tree = Parser.parse(source: text)
    guard !tree.hasError, tree.statements.count == 1,
      case .expr(let expression)? = tree.statements.first?.item,
      let elements = expression.as(SequenceExprSyntax.self)?.elements,
      let sign = elements.dropFirst().first, Self.isEqualsSign(sign), let left = elements.first
    else { return nil }
    let rest = elements.dropFirst(2)
    self.left = left.trimmedDescription
    right = rest.map(\.description).joined()
    isValue = CommentReading.isLiteral(right)
    guard isValue || sign.is(BinaryOperatorExprSyntax.self) else { return nil }
    guard !CommentReading.isLiteral(self.left) else { return nil }
  }

  private static func isEqualsSign(_ sign: ExprSyntax) -> Bool {
    sign.is(AssignmentExprSyntax.self)
      || sign.as(BinaryOperatorExprSyntax.self)?.operator.text == "=="
  }

  /// The value is compared as text, because not every type can be compared.
  func promise(after item: Int, line: Int) -> Promise {
    let subject: Promise.Subject =
      isValue ? .value(left, after: item) : .condition("\(left) == \(right)", after: item)
    return Promise(
      subject: subject, readings: [[isValue ? trimmed(right) : "\(left) == \(right)"]],
      isExplicit: true, line: line)
  }
}
