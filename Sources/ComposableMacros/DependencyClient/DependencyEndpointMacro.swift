import SwiftSyntax
import SwiftSyntaxMacros

/// A macro that marks an endpoint for ``DependencyClientMacro``. It expands to nothing.
public enum DependencyEndpointMacro: PeerMacro {
  /// Generates nothing. `@DependencyClient` reads the attribute.
  public static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    []
  }
}
