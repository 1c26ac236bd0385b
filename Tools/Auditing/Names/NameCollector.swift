import SwiftSyntax
import WaymarkModel
import WaymarkTokens

/// A visitor that collects the names that a tree declares, uses, and changes.
///
/// Scopes are ignored, so a name that is declared anywhere counts as declared everywhere. If this
/// hides a missing name, the compiler reports it.
package final class NameCollector: SyntaxVisitor {
  private(set) var used: Set<String> = []
  /// The names that the code declares, at any depth.
  package private(set) var declared: Set<String> = []
  /// The variables that are assigned or passed as `inout` arguments, or whose methods are called as
  /// statements.
  package private(set) var changed: Set<String> = []
  /// The names that an optional binding both uses and declares: `if let user`.
  private(set) var unwrapped: Set<String> = []

  /// The methods that are called on each variable. An empty string represents a call to the
  /// variable itself.
  package private(set) var calls: [String: Set<String>] = [:]
  /// The methods that are declared as `mutating`.
  package private(set) var mutatingMethods: Set<String> = []

  /// The names that a pattern casts without binding them: `catch error as Failure`.
  package private(set) var unbound: Set<String> = []

  /// The operators that the tree uses or implements.
  private var operators: Set<String> = []
  private var declaredOperators: Set<String> = []

  /// The names that must be declared outside of the tree.
  package var needed: Set<String> {
    used.subtracting(declared).union(unwrapped)
      .union(operators.subtracting(declaredOperators).subtracting(Self.standardOperators))
  }

  private static let standardOperators: Set<String> = [
    "!", "!=", "!==", "%", "%=", "&", "&&", "&&=", "&*", "&*=", "&+", "&+=", "&-", "&-=", "&<<",
    "&<<=", "&=", "&>>", "&>>=", "*", "*=", "+", "+=", "-", "-=", "..<", "...", "/", "/=", "<",
    "<<", "<<=", "<=", "==", "===", ">", ">=", ">>", ">>=", "??", "^", "^=", "|", "|=", "||", "~",
    "~=", ".==", ".!=", ".<", ".<=", ".>", ".>=", ".&", ".|", ".^", ".!",
  ]

  package init(_ tree: some SyntaxProtocol) {
    super.init(viewMode: .sourceAccurate)
    walk(tree)
  }

  // MARK: Uses

  package override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    // A member is looked up in the type of its base, not in the scopes around it.
    let isMember = node.parent?.as(MemberAccessExprSyntax.self)?.declName.id == node.id
    if !isMember, node.parent?.is(KeyPathPropertyComponentSyntax.self) != true,
      case .identifier(let name) = node.baseName.tokenKind
    {
      used.insert(name.withoutBackticks)
    }
    return .visitChildren
  }

  package override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    // The language's own attributes start with a lowercase letter; other attributes are types.
    let isBuiltIn =
      node.parent?.is(AttributeSyntax.self) == true && node.name.text.first?.isLowercase == true
    if !isBuiltIn, case .identifier(let name) = node.name.tokenKind {
      used.insert(name.withoutBackticks)
    }
    return .visitChildren
  }

  package override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
    if node.initializer == nil, let name = node.pattern.as(IdentifierPatternSyntax.self) {
      unwrapped.insert(name.identifier.text.withoutBackticks)
    }
    return .visitChildren
  }

  package override func visit(_ node: ExpressionPatternSyntax) -> SyntaxVisitorContinueKind {
    if let parts = node.expression.as(SequenceExprSyntax.self)?.elements,
      parts.contains(where: { $0.is(UnresolvedAsExprSyntax.self) }),
      let name = parts.first?.as(DeclReferenceExprSyntax.self)
    {
      unbound.insert(name.baseName.text.withoutBackticks)
    }
    return .visitChildren
  }

  package override func visit(_ node: BinaryOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    operators.insert(node.operator.text)
    return .skipChildren
  }
  package override func visit(_ node: PrefixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    operators.insert(node.operator.text)
    return .visitChildren
  }
  package override func visit(_ node: PostfixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    operators.insert(node.operator.text)
    return .visitChildren
  }

  // MARK: Declarations

  package override func visit(_ node: OperatorDeclSyntax) -> SyntaxVisitorContinueKind {
    declaredOperators.insert(node.name.text)
    return .visitChildren
  }

  package override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
    declare(node.identifier)
  }
  package override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.modifiers.contains(where: { $0.name.tokenKind == .keyword(.mutating) }) {
      mutatingMethods.insert(node.name.text.withoutBackticks)
    }
    switch node.name.tokenKind {
    case .binaryOperator(let name), .prefixOperator(let name), .postfixOperator(let name):
      operators.insert(name)
    default: break
    }
    return declare(node.name)
  }
  package override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    declare(node.name)
  }
  package override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    declare(node.name)
  }
  package override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    declare(node.name)
  }
  package override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    declare(node.name)
  }
  package override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    declare(node.name)
  }
  package override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    declare(node.name)
  }
  package override func visit(_ node: AssociatedTypeDeclSyntax) -> SyntaxVisitorContinueKind {
    declare(node.name)
  }
  package override func visit(_ node: MacroDeclSyntax) -> SyntaxVisitorContinueKind {
    declare(node.name)
  }
  package override func visit(_ node: GenericParameterSyntax) -> SyntaxVisitorContinueKind {
    declare(node.name)
  }
  package override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    declare(node.secondName ?? node.firstName)
  }
  package override func visit(_ node: ClosureParameterSyntax) -> SyntaxVisitorContinueKind {
    declare(node.secondName ?? node.firstName)
  }
  package override func visit(_ node: ClosureShorthandParameterSyntax) -> SyntaxVisitorContinueKind
  {
    declare(node.name)
  }
  package override func visit(_ node: AccessorParametersSyntax) -> SyntaxVisitorContinueKind {
    declare(node.name)
  }

  private func declare(_ name: TokenSyntax) -> SyntaxVisitorContinueKind {
    declared.insert(name.text.withoutBackticks)
    return .visitChildren
  }

  // MARK: Changes

  package override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    if let target = node.assigned, let root = target.rootName { changed.insert(root) }
    return .visitChildren
  }

  package override func visit(_ node: InOutExprSyntax) -> SyntaxVisitorContinueKind {
    if let root = node.expression.rootName { changed.insert(root) }
    return .visitChildren
  }

  package override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let member = node.calledExpression.as(MemberAccessExprSyntax.self) {
      if let root = member.base?.rootName {
        calls[root, default: []].insert(member.declName.baseName.text.withoutBackticks)
      }
    } else if let name = node.calledExpression.rootName {
      calls[name, default: []].insert("")
    }
    return .visitChildren
  }

  package override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
    // A method whose result isn't used probably changes its variable.
    if case .expr(let expression) = node.item,
      let called = expression.withoutEffects.as(FunctionCallExprSyntax.self)?.calledExpression,
      let root = called.as(MemberAccessExprSyntax.self)?.base?.rootName
    {
      changed.insert(root)
    }
    return .visitChildren
  }
}

extension SequenceExprSyntax {
  /// The expression that an assignment changes; nil if this isn't an assignment.
  package var assigned: ExprSyntax? {
    let parts = Array(elements)
    guard parts.count >= 3 else { return nil }
    // `try`, `await`, and `unsafe` are parsed as part of the left side.
    let target = parts[0].withoutEffects
    if parts[1].is(AssignmentExprSyntax.self) { return target }
    guard let name = parts[1].as(BinaryOperatorExprSyntax.self)?.operator.text,
      name.hasSuffix("="), !["==", "!=", "<=", ">=", "===", "!==", "~="].contains(name)
    else { return nil }
    return target
  }
}

extension ExprSyntax {
  /// The variable at the start of a chain: `user` for `user.friends[0].name`; nil if the chain
  /// starts with anything else.
  package var rootName: String? {
    if let name = self.as(DeclReferenceExprSyntax.self) {
      return name.baseName.text.withoutBackticks
    }
    if let member = self.as(MemberAccessExprSyntax.self) { return member.base?.rootName }
    if let call = self.as(FunctionCallExprSyntax.self) { return call.calledExpression.rootName }
    if let item = self.as(SubscriptCallExprSyntax.self) { return item.calledExpression.rootName }
    if let chain = self.as(OptionalChainingExprSyntax.self) { return chain.expression.rootName }
    return self.as(ForceUnwrapExprSyntax.self)?.expression.rootName
  }
}

extension TypeSyntax {
  /// The outermost name of a type: `Math` for `Math.Statistics`.
  package var rootTypeName: String {
    self.as(MemberTypeSyntax.self)?.baseType.rootTypeName
      ?? self.as(IdentifierTypeSyntax.self).map { $0.name.text.withoutBackticks }
      ?? trimmedDescription
  }
}
