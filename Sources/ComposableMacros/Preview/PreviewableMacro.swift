import SwiftSyntax
import SwiftSyntaxMacros

/// The implementation of `@Previewable`, which generates nothing: a preview is only compiled, so a
/// dynamic property in it needs no changes.
public enum PreviewableMacro: PeerMacro {
  /// Generates nothing.
  public static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    []
  }
}
