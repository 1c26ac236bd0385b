import SwiftSyntax
import SwiftSyntaxMacros

/// Expands to nothing. The compiler has already checked the views, and no editor shows them.
public enum PreviewMacro: DeclarationMacro {
  /// Returns no declarations.
  public static func expansion(
    of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    []
  }
}
