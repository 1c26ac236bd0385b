import SwiftSyntax

extension IfConfigClauseSyntax {
  /// Whether a statement can be inserted before the clause's own statements without changing what
  /// the code means. No statement can be inserted if the clause's only statement is the value of a
  /// function, a closure, or a branch.
  var canStartWithStatement: Bool {
    guard let condition = parent?.parent?.as(IfConfigDeclSyntax.self),
      let item = condition.parent?.as(CodeBlockItemSyntax.self),
      let list = item.parent?.as(CodeBlockItemListSyntax.self)
    else { return false }
    guard let block = list.parent, !block.is(SourceFileSyntax.self) else { return true }
    if let outer = block.as(IfConfigClauseSyntax.self) { return outer.canStartWithStatement }
    // A closure can be the body of a result builder.
    if block.is(ClosureExprSyntax.self) { return false }
    let function = block.parent?.as(FunctionDeclSyntax.self)
    return list.count > 1 || !isValue || function.map { $0.signature.returnClause == nil } ?? false
  }

  /// Whether the clause contains only an expression.
  private var isValue: Bool {
    guard case .statements(let statements) = elements, statements.count == 1 else { return false }
    switch statements.first?.item {
    case .expr: return true
    case .stmt(let statement): return statement.is(ExpressionStmtSyntax.self)
    default: return false
    }
  }
}
