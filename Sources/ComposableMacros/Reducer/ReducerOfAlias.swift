import SwiftSyntax

/// Returns a type alias named `ReducerOf` for the body of a reducer in a module whose default
/// isolation is the main actor, or `nil` if the reducer doesn't need the alias.
///
/// In such a module, the compiler infers the isolation of the conformance from the body. The
/// library's `ReducerOf<Self>` needs the conformance to find the state and the action, so there
/// would be a cycle. The alias names both types directly. It's correct only for `ReducerOf<Self>`,
/// so it isn't added to a reducer that uses the name for anything else.
func reducerOfAlias(for declaration: some DeclGroupSyntax) -> DeclSyntax? {
  guard declaration.isolation.isEmpty, let body = declaration.bodyDeclaration,
    declaration.usesReducerOfOnlyForBody
  else { return nil }
  let access = Access(body.modifiers) ?? .internal
  // The feature is enabled in modules with this default isolation.
  return """
    #if hasFeature(InferIsolatedConformances)
    \(raw: access.modifier)typealias ReducerOf<R> = ComposableCore.Reducer<State, Action>
    #endif
    """
}

extension DeclGroupSyntax {
  fileprivate var bodyDeclaration: VariableDeclSyntax? {
    allMembers.lazy.compactMap { $0.as(VariableDeclSyntax.self) }.first { $0.name?.plain == "body" }
  }

  /// Whether the declaration mentions `ReducerOf` only as its body's type, `some ReducerOf<Self>`.
  fileprivate var usesReducerOfOnlyForBody: Bool {
    guard bodyType?.trimmedDescription == "some ReducerOf<Self>" else { return false }
    return tokens(viewMode: .sourceAccurate).filter { $0.text == "ReducerOf" }.count == 1
  }
}
