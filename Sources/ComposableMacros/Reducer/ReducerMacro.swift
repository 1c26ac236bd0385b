import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxMacros

/// A macro that makes a struct conform to `Reducer` by adding the members that it lacks, or
/// combines an enum of reducers into one reducer. The combined reducer's state and actions are also
/// enums.
public enum ReducerMacro {}

extension ReducerMacro: ExtensionMacro {
  /// Generates the conformance to `Reducer`, and to `CaseReducer` for an enum.
  public static func expansion(
    of node: AttributeSyntax,
    attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    let root = declaration.as(EnumDeclSyntax.self)
    guard root != nil || declaration.is(StructDeclSyntax.self) else { return [] }
    // Without a conformance, the compiler doesn't repeat a problem that has already been reported.
    guard root?.plainCases.isEmpty ?? (declaration.bodyType?.missingPart == nil) else { return [] }
    return conformance(
      of: type,
      to: undeclared(root == nil ? ["Reducer"] : ["Reducer", "CaseReducer"], among: protocols),
      isolation: declaration.isolation, attachedTo: declaration, in: context
    )
  }
}

extension ReducerMacro: MemberMacro {
  /// Generates the members that the feature doesn't declare itself.
  public static func expansion(
    of node: AttributeSyntax,
    providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard context.accepts(declaration, for: node, kinds: [.struct, .enum]) else { return [] }
    let access = Access(of: declaration, in: context.lexicalContext)
    if let root = declaration.as(EnumDeclSyntax.self) {
      guard !reportsPlainPayloads(in: root, to: context) else { return [] }
      return EnumReducer(root: root, access: access, context: context)
        .members(conformances: Conformances(of: node))
    }
    reportArguments(of: node, in: context)
    reportTwoReducers(in: declaration, in: context)
    reportBodyType(in: declaration, to: context)
    return structReducerMembers(of: declaration, access: access)
      + [reducerOfAlias(for: declaration)].compactMap(\.self)
  }
}

extension ReducerMacro: MemberAttributeMacro {
  /// Generates the builder attribute of the body and the case path attributes of the nested enums.
  public static func expansion(
    of node: AttributeSyntax,
    attachedTo declaration: some DeclGroupSyntax,
    providingAttributesFor member: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AttributeSyntax] {
    if let domain = member.as(EnumDeclSyntax.self) { return casePathAttributes(for: domain) }
    guard let body = member.as(VariableDeclSyntax.self) else { return [] }
    return builderAttribute(for: body).map { [$0] } ?? []
  }
}

/// Returns the attributes that a state or action enum needs for its cases but doesn't have.
private func casePathAttributes(for domain: EnumDeclSyntax) -> [AttributeSyntax] {
  let wanted: [AttributeSyntax]
  switch domain.name.text {
  case "State": wanted = ["@ComposableCore.CasePathable", "@dynamicMemberLookup"]
  case "Action": wanted = ["@ComposableCore.CasePathable"]
  default: return []
  }
  return wanted.filter { !domain.attributes.contains(named: $0.name) }
}

/// Reports macro arguments on a struct. They request conformances for the `State` and `Action` that
/// the macro generates for an enum.
private func reportArguments(of node: AttributeSyntax, in context: some MacroExpansionContext) {
  guard let arguments = node.arguments else { return }
  context.report(
    Misuse(
      "structArguments",
      "'@Reducer' takes arguments only on an enum: a struct declares its own 'State' and 'Action'"
    ),
    at: arguments,
    fixIt: MisuseFixIt("Remove the arguments").replacing(
      node,
      with: node.with(\.leftParen, nil).with(\.arguments, nil).with(\.rightParen, nil)
        .with(\.trailingTrivia, node.trailingTrivia)
    )
  )
}

/// Reports a reducer that has both a `body` and a `reduce(into:action:)` method, because the method
/// would make the body unused.
private func reportTwoReducers(
  in declaration: some DeclGroupSyntax, in context: some MacroExpansionContext
) {
  guard declaration.hasBody, let method = declaration.reduceMethod else { return }
  context.report(
    Misuse(
      "twoReducers",
      """
      a reducer can't have both 'body' and 'reduce(into:action:)', because 'body' would never run: \
      remove one of them
      """
    ),
    at: method.name
  )
}
