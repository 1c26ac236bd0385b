import SwiftSyntax
import SwiftSyntaxMacros

/// Expands to nothing, because a dynamic property already works in a preview, which is only
/// compiled.
public enum PreviewableMacro: PeerMacro {
  /// Generates nothing.
  public static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    []
  }
}
