import SwiftSyntax
import SwiftSyntaxMacros

/// A macro that adds a case path for each case of an enum, and a property for the current case.
public enum CasePathableMacro {}

extension CasePathableMacro: ExtensionMacro {
  /// Generates the conformance to `CasePathable`.
  public static func expansion(
    of node: AttributeSyntax,
    attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    guard declaration.is(EnumDeclSyntax.self) else { return [] }
    return conformance(
      of: type, to: undeclared(["CasePathable", "_GeneratedCasePaths"], among: protocols),
      attachedTo: declaration, in: context
    )
  }
}

extension CasePathableMacro: MemberMacro {
  /// Generates the case paths, as members of the enum.
  public static func expansion(
    of node: AttributeSyntax,
    providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard context.accepts(declaration, for: node, kinds: [.enum]),
      let root = declaration.as(EnumDeclSyntax.self)
    else { return [] }
    return casePathMembers(
      of: root, access: Access(of: root, in: context.lexicalContext), in: context
    )
  }
}

/// Returns the members that make an enum conform to `CasePathable`. The result is empty if the
/// author wrote `AllCasePaths` or if several cases have the same name, which the function reports.
func casePathMembers(
  of root: EnumDeclSyntax, access: Access, in context: some MacroExpansionContext
) -> [DeclSyntax] {
  guard root.memberType(named: "AllCasePaths") == nil else { return [] }
  guard !reportsOverloads(among: root.cases.flattened(), in: context) else { return [] }
  return allCasePathsType(of: root, access: access) + [
    """
    \(raw: access.modifier)nonisolated static var allCasePaths: AllCasePaths {
      AllCasePaths()
    }
    """,
    currentCase(of: root, access: access),
  ]
}

/// Reports cases that share a name, because case paths identify a case by its name. Returns whether
/// there are any.
private func reportsOverloads(
  among cases: [EnumCase], in context: some MacroExpansionContext
) -> Bool {
  var seen: Set<String> = []
  let overloads = cases.filter { !seen.insert($0.plainName).inserted }
  for overload in overloads {
    context.report(
      Misuse(
        "overloadedCase",
        "'@CasePathable' needs cases with different names: '\(overload.plainName)' is declared twice"
      ),
      at: overload.element.name
    )
  }
  return !overloads.isEmpty
}
