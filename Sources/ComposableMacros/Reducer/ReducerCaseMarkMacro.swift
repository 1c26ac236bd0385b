import SwiftSyntax
import SwiftSyntaxMacros

/// A macro that marks a case of an enum of reducers for `@Reducer`. It expands to nothing.
public enum ReducerCaseMarkMacro: PeerMacro {
  /// Generates nothing. `@Reducer` reads the attribute.
  public static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    []
  }
}
