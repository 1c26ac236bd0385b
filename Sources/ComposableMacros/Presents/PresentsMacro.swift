import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxMacros

/// A macro that turns an optional property of an observable state into presented state. The
/// storage, a `PresentationState`, is accessible as a property whose name has a leading `$`.
public enum PresentsMacro {}

extension PresentsMacro: AccessorMacro {
  /// Generates accessors for the presented state.
  public static func expansion(
    of node: AttributeSyntax,
    providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    // Throwing prevents a second compiler error about missing accessors.
    guard let property = PresentedProperty(declaration) else {
      throw DiagnosticsError(diagnostics: [misuse(of: node, on: declaration)])
    }
    guard context.isObserved else {
      throw DiagnosticsError(diagnostics: [unobserved(node, in: context)])
    }
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
  /// Generates two properties: the projection, and the property that stores the presentation.
  public static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let property = PresentedProperty(declaration), context.isObserved else { return [] }
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

/// A stored optional variable, to which `@Presents` can be applied.
private struct PresentedProperty {
  let name: String
  let plainName: String
  let wrapped: TypeSyntax
  let initialValue: ExprSyntax
  let modifiers: String

  var storage: String { "_\(plainName)" }

  init?(_ declaration: some DeclSyntaxProtocol) {
    guard let property = declaration.as(VariableDeclSyntax.self), property.isStoredVariable,
      property.bindings.count == 1, let name = property.name,
      let binding = property.bindings.first,
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
  /// The wrapped type, if the type is written as an optional.
  fileprivate var wrappedType: TypeSyntax? {
    if let optional = self.as(OptionalTypeSyntax.self) { return optional.wrappedType }
    guard let generic = genericType, generic.name == "Optional" else { return nil }
    // In swift-syntax 600, an argument is a type; in later versions, it is a type or an expression.
    return generic.arguments?.arguments.first.flatMap { Syntax($0.argument).as(TypeSyntax.self) }
  }

  private var genericType: (name: String, arguments: GenericArgumentClauseSyntax?)? {
    if let type = self.as(IdentifierTypeSyntax.self) {
      return (type.name.text, type.genericArgumentClause)
    }
    return self.as(MemberTypeSyntax.self).map { ($0.name.text, $0.genericArgumentClause) }
  }
}

/// Returns a diagnostic that explains why a declaration isn't a ``PresentedProperty``.
private func misuse(
  of node: AttributeSyntax, on declaration: some DeclSyntaxProtocol
) -> Diagnostic {
  let notStored = Misuse("presents", "'@Presents' can only be applied to a stored property")
  guard let property = declaration.as(VariableDeclSyntax.self) else {
    return notStored.diagnostic(at: node)
  }
  if property.isStatic {
    return Misuse(
      "presents", "'@Presents' can only be applied to an instance property: remove 'static'"
    )
    .diagnostic(at: node)
  }
  if property.name == nil {
    return Misuse(
      "presents", "'@Presents' requires a separate 'var' for each property, not a tuple pattern"
    )
    .diagnostic(at: property.bindings)
  }
  guard property.isStored else { return notStored.diagnostic(at: node) }
  guard property.isStoredVariable else {
    return Misuse("presents", "'@Presents' needs a 'var', because a 'let' can't be set to 'nil'")
      .diagnostic(
        at: property.bindingSpecifier,
        fixIt: MisuseFixIt("Replace 'let' with 'var'").replacing(
          property.bindingSpecifier,
          with: property.bindingSpecifier.with(\.tokenKind, .keyword(.var))
        )
      )
  }
  return property.bindings.count > 1 ? property.severalNames : missingOptional(of: property)
}

private func missingOptional(of property: VariableDeclSyntax) -> Diagnostic {
  let name = property.name?.text ?? ""
  guard let type = property.bindings.first?.typeAnnotation?.type else {
    return Misuse("presents", "'@Presents' needs an explicit optional type for '\(name)'")
      .diagnostic(at: property.bindings)
  }
  return Misuse(
    "presents", "'@Presents' needs an optional: '\(name)' is 'nil' while nothing is presented"
  )
  .diagnostic(
    at: type,
    fixIt: MisuseFixIt("Replace '\(type.trimmed)' with '\(type.trimmed)?'").replacing(
      type,
      with: OptionalTypeSyntax(
        leadingTrivia: type.leadingTrivia, wrappedType: type.trimmed,
        trailingTrivia: type.trailingTrivia
      )
    )
  )
}

extension MacroExpansionContext {
  /// Whether there is a registrar for the accessors, as in a struct with `@ObservableState`.
  fileprivate var isObserved: Bool {
    guard let around = lexicalContext.first?.asProtocol((any DeclGroupSyntax).self) else {
      return true
    }
    return around.is(StructDeclSyntax.self)
      && (around.attributes.contains(named: "ObservableState")
        || around.inherits(anyOf: ["ObservableState"]))
  }
}

private func unobserved(
  _ node: AttributeSyntax, in context: some MacroExpansionContext
) -> Diagnostic {
  let around = context.lexicalContext.first?.asProtocol((any DeclGroupSyntax).self)
  let name = around?.subject ?? ""
  guard around?.introducer.tokenKind == .keyword(.struct) else {
    let keyword = around?.introducer.text ?? ""
    return Misuse(
      "presents",
      "'@Presents' can only be applied to a property of a struct, not of \(keyword) '\(name)'"
    )
    .diagnostic(at: node)
  }
  return Misuse(
    "presents", "'@Presents' needs observable state: mark 'struct \(name)' with '@ObservableState'"
  )
  .diagnostic(at: node)
}
