import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxMacros

/// A macro that adds members to a struct of closures: an initializer whose default closures report
/// their calls, and methods with argument labels.
public enum DependencyClientMacro: MemberMacro {
  /// Generates the initializer, and a method with argument labels for each endpoint that needs one.
  public static func expansion(
    of node: AttributeSyntax,
    providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard context.accepts(declaration, for: node, kinds: [.struct]),
      let client = declaration.as(StructDeclSyntax.self)
    else { return [] }
    let endpoints = client.memberBlock.members.conditional { Endpoint($0).map { [$0] } ?? [] }
    guard !reportsMissingDefaults(of: endpoints.flattened(), in: context) else { return [] }
    let access = Access(of: declaration, in: context.lexicalContext).modifier
    return [initializer(of: client.name.text, endpoints, access: access)]
      + endpoints.compactMap { $0.declaration { $0.method(access: access) } }
  }
}

/// Returns the memberwise initializer. Parameter lists can't contain `#if`, so an endpoint inside
/// `#if` isn't a parameter, but is initialized with its default.
private func initializer(
  of client: String, _ endpoints: [Conditional<Endpoint>], access: String
) -> DeclSyntax {
  let parameters = endpoints.compactMap { item in
    if case .element(let endpoint) = item { endpoint.parameter(of: client) } else { nil }
  }
  let assignments = endpoints.map { item in
    switch item {
    case .element(let endpoint): "self.\(endpoint.name.text) = \(endpoint.name.text)"
    case .branches: [item].written { $0.assignment(in: client) }
    }
  }
  return """
    \(raw: access)init(
    \(raw: parameters.joined(separator: ",\n"))
    ) {
    \(raw: assignments.joined(separator: "\n"))
    }
    """
}

/// Reports closures that need a default value but have none. Returns whether there are any.
///
/// A closure that returns a non-optional value and can't throw needs a default, because it has
/// nothing to return if it isn't implemented.
private func reportsMissingDefaults(
  of endpoints: [Endpoint], in context: some MacroExpansionContext
) -> Bool {
  let missing = endpoints.filter(\.needsDefault)
  for endpoint in missing {
    context.report(
      Misuse(
        "endpointDefault",
        "'\(endpoint.name.plain)' needs a default value, because it returns a value and can't throw"
      ),
      at: endpoint.property.bindings,
      fixIt: endpoint.defaultFixIt
    )
  }
  return !missing.isEmpty
}

extension Endpoint {
  fileprivate var defaultFixIt: FixIt? {
    guard let binding = property.bindings.first, let function else { return nil }
    let blanks = function.parameters.map { _ in "_" }.joined(separator: ", ")
    let value: ExprSyntax = """
      { \(raw: blanks.isEmpty ? "" : "\(blanks) in ")<#\(function.returnClause.type.trimmed)#> }
      """
    let initializer = InitializerClauseSyntax(
      equal: .equalToken(leadingTrivia: .space, trailingTrivia: .space), value: value
    )
    return MisuseFixIt("Insert a default value").replacing(
      binding, with: binding.with(\.initializer, initializer)
    )
  }
}
