import SwiftParser
import SwiftSyntax
import WaymarkBlocks
import WaymarkModel
import WaymarkNames

/// Returns the names, with their offsets in bytes, of variables that are declared a second time in
/// the same body of a function, closure, or statement. A repetition of the same statement doesn't
/// count, because the code can show alternative places for it.
package func redeclarationsOfLocals(in code: String) -> [(name: String, offset: Int)] {
  let search = StatementListSearch(viewMode: .sourceAccurate)
  search.walk(Parser.parse(source: code))
  return search.lists.flatMap { body in
    var statements: [String: String] = [:]
    return body.flatMap { item in
      item.declaredVariables.compactMap { variable in
        let name = variable.identifier.text.withoutBackticks
        let first = statements[name]
        if first == nil { statements[name] = item.trimmedDescription }
        let offset = variable.positionAfterSkippingLeadingTrivia.utf8Offset
        return first == nil || first == item.trimmedDescription ? nil : (name, offset)
      }
    }
  }
}

private final class StatementListSearch: SyntaxVisitor {
  var lists: [CodeBlockItemListSyntax] = []

  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind {
    lists.append(node.statements)
    return .visitChildren
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    lists.append(node.statements)
    return .visitChildren
  }
}

extension CodeBlockItemSyntax {
  /// The variables that the statement declares for the statements after it.
  fileprivate var declaredVariables: [IdentifierPatternSyntax] {
    if let variable = item.as(VariableDeclSyntax.self) {
      return variable.bindings.compactMap { $0.pattern.as(IdentifierPatternSyntax.self) }
    }
    return item.as(GuardStmtSyntax.self)?.conditions.compactMap {
      $0.condition.as(OptionalBindingConditionSyntax.self)?.pattern.as(IdentifierPatternSyntax.self)
    } ?? []
  }
}
