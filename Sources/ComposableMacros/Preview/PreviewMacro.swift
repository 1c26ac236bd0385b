import SwiftSyntax
import SwiftSyntaxMacros

/// Expands to nothing, because the compiler has checked the views, and no editor shows them.
public enum PreviewMacro: DeclarationMacro {
  /// Returns no declarations.
  public static func expansion(
    of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    []
  }
}
