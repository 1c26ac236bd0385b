import SwiftParser
import SwiftSyntax
import WaymarkSyntax

/// Code whose language a document doesn't name.
package enum UnlabeledCode {
  /// Returns whether code is Swift, and not output, a diagram or a shell command.
  ///
  /// DocC shows all code of doc comments and catalogs as Swift. In other documents, a language is
  /// required.
  ///
  /// - Parameter file: The document.
  package static func isSwift(_ code: String, in file: String) -> Bool {
    let folders = file.split(separator: "/").dropLast()
    guard file.hasSuffix(".swift") || folders.contains(where: { $0.hasSuffix(".docc") }),
      !isTooDeep(code)
    else { return false }
    let tree = Parser.parse(source: code)
    if !tree.hasError { return tree.statements.contains(where: \.isUnmistakable) }
    let isElided = !Elision.all(in: tree, LineTable(code)).isEmpty
    return isElided && tree.statements.first?.isUnmistakable == true
  }
}

extension CodeBlockItemSyntax {
  /// Whether the item can't be output. Output can show a value: `Hike(length: 2)`, `[1, 2]`,
  /// `ridge`.
  fileprivate var isUnmistakable: Bool {
    switch item {
    case .expr(let expression): expression.isUnmistakable
    default: true
    }
  }
}

extension ExprSyntax {
  fileprivate var isUnmistakable: Bool {
    switch self.as(ExprSyntaxEnum.self) {
    case .tryExpr, .awaitExpr, .ifExpr, .switchExpr, .macroExpansionExpr: true
    case .sequenceExpr(let sequence):
      sequence.elements.contains {
        $0.is(AssignmentExprSyntax.self) || $0.isUnmistakable || $0.isChange
      }
    case .functionCallExpr(let call):
      call.trailingClosure != nil
        || call.leftParen != nil && call.calledExpression.isNameOfFunction
    default: false
    }
  }

  /// Whether the expression is an operator that changes its left side, such as `+=`.
  private var isChange: Bool {
    let text = self.as(BinaryOperatorExprSyntax.self)?.operator.text ?? ""
    return text.hasSuffix("=") && !["==", "===", "!=", "!==", "<=", ">=", "~="].contains(text)
  }

  /// Whether the expression is the name of a function or a member rather than a type.
  private var isNameOfFunction: Bool {
    if let member = self.as(MemberAccessExprSyntax.self) {
      return member.base != nil && member.declName.baseName.text.first?.isLowercase == true
    }
    return self.as(DeclReferenceExprSyntax.self)?.baseName.text.first?.isLowercase == true
  }
}
