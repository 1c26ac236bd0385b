import SwiftSyntax
import SwiftSyntaxMacros

/// Leaves nothing of a preview: the compiler has checked its views by then, and nobody looks.
public enum PreviewMacro: DeclarationMacro {
  public static func expansion(
    of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    []
  }
}
