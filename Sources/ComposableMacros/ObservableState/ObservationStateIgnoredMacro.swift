import SwiftSyntax
import SwiftSyntaxMacros

/// Excludes a property from observation. The macro expands to nothing.
public enum ObservationStateIgnoredMacro: AccessorMacro {
  /// Generates nothing. `@ObservableState` reads the attribute.
  public static func expansion(
    of node: AttributeSyntax,
    providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    []
  }
}
