import SwiftSyntax

/// Returns the members of a reducer that a struct lacks: its state, its actions, and its body.
///
/// Nothing is added to a struct with a body or a `reduce` method, from which its types are
/// inferred.
func structReducerMembers(
  of declaration: some DeclGroupSyntax, access: Access
) -> [DeclSyntax] {
  let infersTypes = declaration.hasBody || declaration.reduceMethod != nil
  var members: [DeclSyntax] = []
  if !infersTypes, declaration.memberType(named: "State") == nil {
    members.append(emptyState(access: access))
  }
  if !infersTypes, declaration.memberType(named: "Action") == nil {
    members.append(emptyAction(access: access))
  }
  if !infersTypes { members.append(emptyBody(access: access)) }
  return members
}

private func emptyState(access: Access) -> DeclSyntax {
  """
  \(raw: access.modifier)struct State: ComposableCore.ObservableState, Swift.Codable, \
  Swift.Hashable, Swift.Sendable {
    \(raw: emptyStructObservation(access: access).lines)
    \(raw: access.modifier)init() {
    }
  }
  """
}

private func emptyAction(access: Access) -> DeclSyntax {
  "\(raw: access.modifier)enum Action: Swift.Hashable, Swift.Sendable {\n}"
}

private func emptyBody(access: Access) -> DeclSyntax {
  """
  \(raw: access.modifier)var body: some ComposableCore.Reducer<State, Action> {
    ComposableCore.EmptyReducer<State, Action>()
  }
  """
}

extension DeclGroupSyntax {
  /// Whether the author wrote a body.
  var hasBody: Bool {
    allMembers.contains { $0.as(VariableDeclSyntax.self)?.name?.plain == "body" }
  }

  /// The method `reduce(into:action:)`, if the author wrote it.
  var reduceMethod: FunctionDeclSyntax? {
    allMembers.lazy.compactMap { $0.as(FunctionDeclSyntax.self) }.first {
      $0.name.text == "reduce"
        && $0.signature.parameterClause.parameters.map(\.firstName.text) == ["into", "action"]
    }
  }
}
