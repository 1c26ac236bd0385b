import SwiftSyntax

/// Rules that decide whether a statement prints the elements of a sorted collection in their order.
struct SortedOutput {
  /// The variables whose elements have a defined order.
  private var names: Set<String> = []

  init(_ tree: SourceFileSyntax) {
    for item in tree.statements {
      guard let variable = item.item.as(VariableDeclSyntax.self), variable.isConstant else {
        continue
      }
      for binding in variable.bindings {
        if let name = binding.pattern.as(IdentifierPatternSyntax.self),
          let value = binding.initializer?.value, isSorted(value)
        {
          names.insert(name.identifier.text)
        }
      }
    }
  }

  /// Returns whether a statement is a loop over a sorted collection, without loops inside it, or
  /// prints only sorted collections.
  func includes(_ item: CodeBlockItemSyntax) -> Bool {
    if let loop = item.item.as(StmtSyntax.self)?.as(ForStmtSyntax.self) {
      return isSorted(loop.sequence) && !loop.body.containsLoop
    }
    guard let call = item.item.as(ExprSyntax.self)?.as(FunctionCallExprSyntax.self),
      call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text == "print"
    else { return false }
    return call.arguments.allSatisfy { $0.label != nil || isSorted($0.expression) }
  }

  /// Returns whether an expression is a sorted collection, a member of one, or the result of
  /// methods whose results have a defined order.
  private func isSorted(_ expression: ExprSyntax) -> Bool {
    switch expression.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr(let name): return names.contains(name.baseName.text)
    case .memberAccessExpr(let member):
      return member.base.map(isSorted) ?? false
    case .functionCallExpr(let call):
      if let member = call.calledExpression.as(MemberAccessExprSyntax.self) {
        let name = member.declName.baseName.text
        return name == "sorted"
          || Self.orderedResults.contains(name) && member.base.map(isSorted) == true
      }
      let type = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
      return type == "Array" && call.arguments.count == 1
        && call.arguments.allSatisfy { isSorted($0.expression) }
    default: return false
    }
  }

  /// The methods whose results have a defined order if the original elements do.
  private static let orderedResults: Set<String> = [
    "compactMap", "dropFirst", "dropLast", "enumerated", "filter", "joined", "map", "prefix",
    "reversed", "suffix",
  ]
}

extension VariableDeclSyntax {
  fileprivate var isConstant: Bool { bindingSpecifier.tokenKind == .keyword(.let) }
}

extension CodeBlockSyntax {
  fileprivate var containsLoop: Bool {
    tokens(viewMode: .sourceAccurate).contains { token in
      ["for", "while", "forEach", "map"].contains(token.text)
    }
  }
}
