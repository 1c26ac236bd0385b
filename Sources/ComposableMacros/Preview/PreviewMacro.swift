import SwiftSyntax
import SwiftSyntaxMacros

/// The implementation of `#Preview`, which expands to nothing: the compiler checks the views before
/// it expands the macro, and no editor on this platform shows previews.
public enum PreviewMacro: DeclarationMacro {
  /// Returns no declarations.
  public static func expansion(
    of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    []
  }
}
