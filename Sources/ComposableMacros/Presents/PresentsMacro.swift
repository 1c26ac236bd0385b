import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxMacros

/// Turns an optional property of an observable state into one that is presented: over storage of
/// type `PresentationState`, which the property with a `$` before its name gives access to.
public enum PresentsMacro {}

extension PresentsMacro: AccessorMacro {
  public static func expansion(
    of node: AttributeSyntax,
    providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    guard let property = PresentedProperty(declaration) else { return [] }
    return [
      """
      @storageRestrictions(initializes: \(raw: property.storage))
      init(initialValue) {
        \(raw: property.storage) = ComposableCore.PresentationState(wrappedValue: initialValue)
      }
      """
    ] + trackedAccessors(of: property.name, storage: "\(property.storage).wrappedValue")
  }
}

extension PresentsMacro: PeerMacro {
  public static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let property = PresentedProperty(declaration)
    else { return reportMisuse(of: node, on: declaration, in: context) }
    let accessors = trackedAccessors(
      of: property.name, storage: "\(property.storage).projectedValue"
    )
    return [
      """
      \(raw: property.modifiers)var $\(raw: property.plainName): \
      ComposableCore.PresentationState<\(property.wrapped)> {
        \(raw: accessors.map(\.description).joined(separator: "\n"))
      }
      """,
      """
      private var \(raw: property.storage) = \
      ComposableCore.PresentationState<\(property.wrapped)>(wrappedValue: \(property.initialValue))
      """,
    ]
  }
}

/// A stored, optional variable: what `@Presents` can be applied to.
private struct PresentedProperty {
  let name: String
  let plainName: String
  let wrapped: TypeSyntax
  let initialValue: ExprSyntax
  let modifiers: String

  var storage: String { "_\(plainName)" }

  init?(_ declaration: some DeclSyntaxProtocol) {
    guard let property = declaration.as(VariableDeclSyntax.self), property.isStoredVariable,
      let name = property.name, let binding = property.bindings.first,
      let wrapped = binding.typeAnnotation?.type.wrappedType
    else { return nil }
    self.name = name.text
    plainName = name.plain
    self.wrapped = wrapped.trimmed
    initialValue = binding.initializer?.value.trimmed ?? "nil"
    modifiers = property.modifiers.map { "\($0.trimmedDescription) " }.joined()
  }
}

extension TypeSyntax {
  /// What the type wraps, where it is written as an optional.
  fileprivate var wrappedType: TypeSyntax? {
    if let optional = self.as(OptionalTypeSyntax.self) { return optional.wrappedType }
    guard let generic = genericType, generic.name == "Optional",
      case .type(let wrapped)? = generic.arguments?.arguments.first?.argument
    else { return nil }
    return wrapped
  }

  private var genericType: (name: String, arguments: GenericArgumentClauseSyntax?)? {
    if let type = self.as(IdentifierTypeSyntax.self) {
      return (type.name.text, type.genericArgumentClause)
    }
    return self.as(MemberTypeSyntax.self).map { ($0.name.text, $0.genericArgumentClause) }
  }
}

private func reportMisuse(
  of node: AttributeSyntax, on declaration: some DeclSyntaxProtocol,
  in context: some MacroExpansionContext
) -> [DeclSyntax] {
  guard let property = declaration.as(VariableDeclSyntax.self), property.isStored else {
    context.report(
      Misuse("presents", "'@Presents' can only be applied to a stored property"), at: node
    )
    return []
  }
  guard property.isStoredVariable else {
    context.report(
      Misuse("presents", "'@Presents' needs a 'var': a 'let' can never be dismissed"),
      at: property.bindingSpecifier,
      remedy: Remedy("Replace 'let' with 'var'").replacing(
        property.bindingSpecifier,
        with: property.bindingSpecifier.with(\.tokenKind, .keyword(.var))
      )
    )
    return []
  }
  reportMissingOptional(of: property, in: context)
  return []
}

private func reportMissingOptional(
  of property: VariableDeclSyntax, in context: some MacroExpansionContext
) {
  let name = property.name?.text ?? ""
  guard let type = property.bindings.first?.typeAnnotation?.type else {
    context.report(
      Misuse("presents", "'@Presents' needs the type of '\(name)' to be written, as an optional"),
      at: property.bindings
    )
    return
  }
  context.report(
    Misuse("presents", "'@Presents' needs an optional: '\(name)' is 'nil' while it is dismissed"),
    at: type,
    remedy: Remedy("Replace '\(type.trimmed)' with '\(type.trimmed)?'").replacing(
      type,
      with: OptionalTypeSyntax(
        leadingTrivia: type.leadingTrivia, wrappedType: type.trimmed,
        trailingTrivia: type.trailingTrivia
      )
    )
  )
}
