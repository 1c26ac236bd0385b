import SwiftSyntax
import SwiftSyntaxMacros

/// A macro that lets a view with a `store` property send the view actions of its feature.
public enum ViewActionMacro: ExtensionMacro {
  /// Generates the conformance to `ViewActionSending`.
  public static func expansion(
    of node: AttributeSyntax,
    attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    guard declaration.declaresStore else {
      context.report(
        Misuse("viewAction", "'@ViewAction' needs '\(type.trimmed)' to have a 'store' property"),
        at: node
      )
      return []
    }
    return conformance(
      of: type, to: ["ComposableCore.ViewActionSending"], isolation: "", attachedTo: declaration,
      in: context
    )
  }
}

extension DeclGroupSyntax {
  fileprivate var declaresStore: Bool {
    allMembers.contains { $0.as(VariableDeclSyntax.self)?.name?.plain == "store" }
  }
}
