import SwiftSyntax

/// Returns the result builder attribute for a reducer's `body`, with the state and action types
/// that the body's opaque type names.
///
/// The result is `nil` if the property isn't a computed `body`, if its type isn't opaque or doesn't
/// name both types, or if the body already has a result builder or uses `return`.
func builderAttribute(for property: VariableDeclSyntax) -> AttributeSyntax? {
  guard property.name?.plain == "body", let binding = property.bindings.first,
    binding.accessorBlock != nil, !property.attributes.contains(named: "ReducerBuilder"),
    let types = binding.typeAnnotation?.type.as(SomeOrAnyTypeSyntax.self)?.reducedTypes,
    !(binding.accessorBlock.map(ReturnFinding.finds) ?? false)
  else { return nil }
  let isConstant = binding.accessorBlock?.isConstantBody == true
  return "@ComposableCore.\(raw: isConstant ? "Constant" : "")ReducerBuilder<\(raw: types)>"
}

extension SomeOrAnyTypeSyntax {
  /// The builder's generic arguments: `State, Action` for `some Reducer<State, Action>`, and
  /// `Feature.State, Feature.Action` for `some ReducerOf<Feature>`.
  fileprivate var reducedTypes: String? {
    guard someOrAnySpecifier.tokenKind == .keyword(.some) else { return nil }
    let member = constraint.as(MemberTypeSyntax.self)
    let name = constraint.as(IdentifierTypeSyntax.self)?.name ?? member?.name
    let clause =
      constraint.as(IdentifierTypeSyntax.self)?.genericArgumentClause
      ?? member?.genericArgumentClause
    let arguments = clause?.arguments.map { $0.argument.trimmedDescription } ?? []
    switch (name?.text, arguments.count) {
    case ("Reducer", 2): return arguments.joined(separator: ", ")
    case ("ReducerOf", 1): return "\(arguments[0]).State, \(arguments[0]).Action"
    default: return nil
    }
  }
}

/// A visitor that finds `return` in a body, except in nested closures and functions.
private final class ReturnFinding: SyntaxVisitor {
  private var found = false

  static func finds(in body: AccessorBlockSyntax) -> Bool {
    let finding = ReturnFinding(viewMode: .sourceAccurate)
    finding.walk(body)
    return finding.found
  }

  override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind {
    found = true
    return .skipChildren
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
