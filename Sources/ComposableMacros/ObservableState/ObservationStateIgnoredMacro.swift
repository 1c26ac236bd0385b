import SwiftSyntax
import SwiftSyntaxMacros

/// Excludes a property from observation. Expands to nothing.
public enum ObservationStateIgnoredMacro: AccessorMacro {
  /// Generates nothing: `@ObservableState` reads the attribute.
  public static func expansion(
    of node: AttributeSyntax,
    providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    []
  }
}
