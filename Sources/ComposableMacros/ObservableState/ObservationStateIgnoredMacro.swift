import SwiftSyntax
import SwiftSyntaxMacros

/// A macro that excludes a property from observation. It expands to nothing.
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
