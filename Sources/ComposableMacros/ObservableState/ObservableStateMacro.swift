import SwiftSyntax
import SwiftSyntaxMacros

/// A macro that makes a struct or an enum observable by adding an identity. To a struct, the macro
/// also adds a registrar, and it marks the stored properties as tracked.
public enum ObservableStateMacro {}

extension ObservableStateMacro: ExtensionMacro {
  /// Generates the conformance to `ObservableState` and, if the state needs them, `Codable`
  /// members.
  public static func expansion(
    of node: AttributeSyntax,
    attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    guard !protocols.isEmpty,
      declaration.is(StructDeclSyntax.self) || declaration.is(EnumDeclSyntax.self)
    else { return [] }
    return conformance(
      of: type, to: ["ComposableCore.ObservableState"],
      attachedTo: declaration, in: context
    ) + coding(of: declaration, as: type, in: context)
  }
}

extension ObservableStateMacro: MemberMacro {
  /// Generates the members that identify and observe the state.
  public static func expansion(
    of node: AttributeSyntax,
    providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard context.accepts(declaration, for: node, kinds: [.struct, .enum]) else { return [] }
    let access = Access(of: declaration, in: context.lexicalContext)
    if let root = declaration.as(EnumDeclSyntax.self) {
      return enumObservation(of: root, access: access)
    }
    reportUnobservable(in: declaration, to: context)
    return structObservation(of: declaration, access: access) + codingKeys(of: declaration)
  }
}

extension ObservableStateMacro: MemberAttributeMacro {
  /// Marks each stored property of a struct for tracking.
  public static func expansion(
    of node: AttributeSyntax,
    attachedTo declaration: some DeclGroupSyntax,
    providingAttributesFor member: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AttributeSyntax] {
    guard declaration.is(StructDeclSyntax.self),
      let property = member.as(VariableDeclSyntax.self), property.isObservable
    else { return [] }
    let marks = ["ObservationStateTracked", "ObservationStateIgnored", "Presents"]
    guard !marks.contains(where: property.attributes.contains(named:)) else { return [] }
    return ["@ComposableCore.ObservationStateTracked"]
  }
}
