import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxMacros

/// The empty extension that declares a conformance, as available as the type is.
///
/// None for a type that is `private` inside of another: no extension can name it. That is reported.
func conformance(
  of type: some TypeSyntaxProtocol, to protocols: String, isolation: String = "nonisolated ",
  attachedTo declaration: some DeclGroupSyntax, in context: some MacroExpansionContext
) -> [ExtensionDeclSyntax] {
  guard !context.reportsHiding(declaration) else { return [] }
  let availability = availability(of: declaration, in: context.lexicalContext)
  let conformance: DeclSyntax = """
    \(raw: availability)\(raw: isolation)extension \(type.trimmed): \(raw: protocols) {
    }
    """
  return [conformance.cast(ExtensionDeclSyntax.self)]
}

extension MacroExpansionContext {
  /// Whether the declaration, or one around it, is private to a type, which is reported.
  fileprivate func reportsHiding(_ declaration: some DeclGroupSyntax) -> Bool {
    let chain = [Syntax(declaration)] + lexicalContext
    for (inner, _) in zip(chain, chain.dropFirst()) {
      guard let group = inner.asProtocol((any DeclGroupSyntax).self),
        let modifier = group.modifiers.first(where: { $0.name.tokenKind == .keyword(.private) })
      else { continue }
      report(
        Misuse("privateNesting", "a macro cannot extend a type that is 'private' inside of another"),
        at: modifier,
        remedy: Remedy("Replace 'private' with 'fileprivate'").replacing(
          modifier.name, with: modifier.name.with(\.tokenKind, .keyword(.fileprivate))
        )
      )
      return true
    }
    return false
  }
}
