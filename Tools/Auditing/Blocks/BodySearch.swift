import SwiftSyntax

/// A visitor that counts the declarations that have the body they need, and those that lack it.
final class BodySearch: SyntaxVisitor {
  var missing = 0
  var present = 0

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    _ = count(node.memberBlock)
    return .skipChildren
  }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    count(node.memberBlock)
  }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    count(node.memberBlock)
  }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    count(node.memberBlock)
  }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    count(node.memberBlock)
  }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    count(node.memberBlock)
  }
  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    count(node.body)
  }
  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    count(node.body)
  }
  override func visit(_ node: AccessorDeclSyntax) -> SyntaxVisitorContinueKind {
    count(node.body)
  }

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.initializer.value.is(MissingTypeSyntax.self) { missing += 1 }
    return .skipChildren
  }

  override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.accessorBlock == nil { missing += 1 }
    return .visitChildren
  }

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    if case .getter = node.accessorBlock?.accessors { present += 1 }
    let list = node.parent?.as(PatternBindingListSyntax.self)
    let isInExtension =
      list?.parent?.parent?.parent?.parent?.parent?.is(ExtensionDeclSyntax.self) == true
    if isInExtension, node.accessorBlock == nil, node.initializer == nil { missing += 1 }
    return .skipAccessorsOfValue(node)
  }

  /// Counts a type whose opening brace is missing. For any other type, only the members count.
  private func count(_ members: MemberBlockSyntax) -> SyntaxVisitorContinueKind {
    if members.leftBrace.presence == .missing { missing += 1 }
    return .visitChildren
  }

  private func count(_ body: CodeBlockSyntax?) -> SyntaxVisitorContinueKind {
    if body == nil { missing += 1 } else { present += 1 }
    return .skipChildren
  }
}

extension SyntaxVisitorContinueKind {
  /// Skips a variable that has an initial value, and visits the accessors of other variables.
  fileprivate static func skipAccessorsOfValue(_ node: PatternBindingSyntax) -> Self {
    node.initializer == nil ? .visitChildren : .skipChildren
  }
}
