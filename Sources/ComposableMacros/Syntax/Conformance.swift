import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxMacros

/// Returns the qualified names of those protocols to which the type doesn't conform yet. The
/// compiler lists them in `protocols`.
func undeclared(_ names: [String], among protocols: [TypeSyntax]) -> [String] {
  let asked = protocols.map { String($0.trimmedDescription.split(separator: ".").last ?? "") }
  return names.filter(asked.contains).map { "ComposableCore.\($0)" }
}

/// Returns an empty extension that declares conformances with the availability of the type, or no
/// extension if there are no conformances.
///
/// A type that is `private` inside another type can't be extended. The function reports such a type
/// and returns no extension.
func conformance(
  of type: some TypeSyntaxProtocol, to protocols: [String], isolation: String = "nonisolated ",
  attachedTo declaration: some DeclGroupSyntax, in context: some MacroExpansionContext
) -> [ExtensionDeclSyntax] {
  guard !protocols.isEmpty, !context.reportsHiding(declaration) else { return [] }
  let availability = availability(of: declaration, in: context.lexicalContext)
  let conformance: DeclSyntax = """
    \(raw: availability)\(raw: isolation)extension \(type.trimmed): \(raw: protocols.joined(separator: ", ")) {
    }
    """
  return [conformance.cast(ExtensionDeclSyntax.self)]
}

extension MacroExpansionContext {
  /// Reports a declaration that is a `private` nested type or is inside such a type. Returns
  /// whether it reported one.
  fileprivate func reportsHiding(_ declaration: some DeclGroupSyntax) -> Bool {
    let chain = [Syntax(declaration)] + lexicalContext
    // The outermost type is left out, because 'private' means 'fileprivate' there.
    for (inner, _) in zip(chain, chain.dropFirst()) {
      guard let group = inner.asProtocol((any DeclGroupSyntax).self),
        let modifier = group.modifiers.first(where: { $0.name.tokenKind == .keyword(.private) })
      else { continue }
      report(
        Misuse(
          "privateNesting", "a macro can't extend a type that is 'private' inside another type"),
        at: modifier,
        fixIt: MisuseFixIt("Replace 'private' with 'fileprivate'").replacing(
          modifier.name, with: modifier.name.with(\.tokenKind, .keyword(.fileprivate))
        )
      )
      return true
    }
    return false
  }
}

extension DeclGroupSyntax {
  /// The modifier `nonisolated` with a trailing space, or an empty string if the declaration isn't
  /// nonisolated. In a module whose default isolation is the main actor, the declarations that a
  /// macro generates must repeat the modifier.
  var isolation: String {
    modifiers.contains { $0.name.tokenKind == .keyword(.nonisolated) } ? "nonisolated " : ""
  }
}
