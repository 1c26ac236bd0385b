import SwiftSyntax
import SwiftSyntaxMacros

/// Expands to nothing. A preview is only compiled, so a dynamic property works in it without
/// changes.
public enum PreviewableMacro: PeerMacro {
  /// Generates nothing.
  public static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    []
  }
}
