import SwiftSyntax
import SwiftSyntaxMacros

/// Expands to nothing: the compiler has checked the views, and no editor shows them.
public enum PreviewMacro: DeclarationMacro {
  /// Generates a function that evaluates the preview, so that it's compiled.
  public static func expansion(
    of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    []
  }
}
