import SwiftSyntax

extension AccessorBlockSyntax {
  /// Whether it's evident from the source that a reducer's body is always the same, apart from the
  /// values of the reducers that it creates.
  ///
  /// The body must consist of operators and of calls to initializers whose arguments are key paths,
  /// closures, types such as `Int.self`, and number, Boolean, or `nil` literals. It must not
  /// contain conditions, loops, variables, or values from elsewhere.
  var isConstantBody: Bool {
    guard case .getter(let statements) = accessors else { return false }
    return statements.isConstantBuilder
  }
}

extension CodeBlockItemListSyntax {
  fileprivate var isConstantBuilder: Bool {
    allSatisfy { item in
      guard case .expr(let expression) = item.item else { return false }
      return expression.isConstantReducer
    }
  }
}

extension ExprSyntax {
  /// Whether the expression creates a reducer, possibly with operators applied to it.
  fileprivate var isConstantReducer: Bool {
    guard let call = self.as(FunctionCallExprSyntax.self) else { return false }
    if let member = call.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base,
      !base.isTypeName
    {
      guard base.isConstantReducer else { return false }
      switch member.declName.baseName.text {
      case "ifLet", "ifCaseLet", "forEach": return call.hasConstantArguments(building: true)
      // The closure of `onChange` is evaluated later, when something has changed.
      case "onChange", "_printChanges": return call.hasConstantArguments(building: false)
      default: return false
      }
    }
    guard call.calledExpression.isTypeName else { return false }
    // The closure of `Reduce` is evaluated later, when an action arrives.
    let name = call.calledExpression.trimmedDescription.prefix { $0 != "<" }
    return call.hasConstantArguments(building: name != "Reduce")
  }

  /// Whether the expression names a type, judged by its spelling: `Counter`, `Reduce<S, A>`,
  /// `Feature.Counter`.
  fileprivate var isTypeName: Bool {
    switch self.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr(let name): name.baseName.text.first?.isUppercase == true
    case .genericSpecializationExpr(let specialization): specialization.expression.isTypeName
    case .memberAccessExpr(let member):
      member.declName.baseName.text.first?.isUppercase == true && member.base?.isTypeName == true
    default: false
    }
  }

  fileprivate var isConstantValue: Bool {
    switch self.as(ExprSyntaxEnum.self) {
    case .keyPathExpr(let path):
      path.components.allSatisfy { $0.component.is(KeyPathPropertyComponentSyntax.self) }
    case .integerLiteralExpr, .booleanLiteralExpr, .floatLiteralExpr, .nilLiteralExpr: true
    case .memberAccessExpr(let member):
      member.declName.baseName.text == "self" && member.base?.isTypeName == true
    default: false
    }
  }
}

extension FunctionCallExprSyntax {
  /// Returns whether the arguments of the call are the same in each evaluation of the body.
  ///
  /// - Parameter building: Whether the closures return reducers and are evaluated together with the
  ///   body. Other closures are evaluated later.
  fileprivate func hasConstantArguments(building: Bool) -> Bool {
    let closures =
      [trailingClosure].compactMap(\.self) + additionalTrailingClosures.map(\.closure)
    return arguments.allSatisfy { argument in
      if let closure = argument.expression.as(ClosureExprSyntax.self) {
        return !building || closure.statements.isConstantBuilder
      }
      return argument.expression.isConstantValue
    } && (!building || closures.allSatisfy(\.statements.isConstantBuilder))
  }
}
