import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxMacros

/// A macro that turns a variable in an extension of `EnvironmentValues` or `FocusedValues` into a
/// value with its own key.
public enum EntryMacro {}

extension EntryMacro: AccessorMacro {
  /// Generates the accessors, which read and write the value for the key.
  public static func expansion(
    of node: AttributeSyntax,
    providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    // Throwing prevents a second compiler error about missing accessors.
    guard let entry = Entry(declaration, in: context) else {
      let misuse = context.extendsFocusedValues ? focusedValueMisuse : environmentValueMisuse
      throw DiagnosticsError(diagnostics: [misuse.diagnostic(at: node)])
    }
    return [
      "get { self[\(raw: entry.key).self] }",
      "set { self[\(raw: entry.key).self] = newValue }",
    ]
  }

  private static var environmentValueMisuse: Misuse {
    Misuse(
      "entry",
      """
      '@Entry' can only be applied to a variable with a default value or an optional type, such as \
      '@Entry var currency = "EUR"'
      """
    )
  }

  private static var focusedValueMisuse: Misuse {
    Misuse(
      "entry",
      """
      In an extension of 'FocusedValues', '@Entry' can only be applied to a variable whose \
      optional type is written out, such as '@Entry var currency: String?'
      """
    )
  }
}

extension EntryMacro: PeerMacro {
  /// Generates the key of the value.
  public static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let entry = Entry(declaration, in: context) else { return [] }
    if let type = entry.wrappedType, context.extendsFocusedValues {
      return [
        """
        private enum \(raw: entry.key): HeadlessUI.FocusedValueKey {
          typealias Value = \(type.trimmed)
        }
        """
      ]
    }
    return [
      """
      private enum \(raw: entry.key): HeadlessUI.EnvironmentKey {
        \(raw: entry.defaultValue)
      }
      """
    ]
  }
}

/// A variable to which `@Entry` can be applied.
private struct Entry {
  let key: String
  let defaultValue: String
  /// The type `T` of a variable of type `T?` or `Optional<T>`.
  let wrappedType: TypeSyntax?

  init?(_ declaration: some DeclSyntaxProtocol, in context: some MacroExpansionContext) {
    guard let variable = declaration.as(VariableDeclSyntax.self), variable.isStoredVariable,
      variable.bindings.count == 1, let name = variable.name?.plain,
      let binding = variable.bindings.first, binding.accessorBlock == nil
    else { return nil }
    let value = binding.initializer?.value.trimmedDescription
    key = "_EntryKey_\(name)"
    wrappedType = binding.typeAnnotation?.type.wrappedType
    guard wrappedType != nil || !context.extendsFocusedValues else { return nil }
    if let type = binding.typeAnnotation?.type {
      guard value != nil || type.isOptional else { return nil }
      // This is computed, because a stored static property would have to be `Sendable`.
      defaultValue = "static var defaultValue: \(type.trimmed) { \(value ?? "nil") }"
    } else {
      guard let value else { return nil }
      defaultValue = "static let defaultValue = \(value)"
    }
  }
}

extension MacroExpansionContext {
  /// Whether the macro is expanded in an extension of `FocusedValues`, whose keys have no default
  /// value.
  fileprivate var extendsFocusedValues: Bool {
    let type = lexicalContext.first?.as(ExtensionDeclSyntax.self)?.extendedType
    let name = type?.as(IdentifierTypeSyntax.self)?.name ?? type?.as(MemberTypeSyntax.self)?.name
    return name?.text == "FocusedValues"
  }
}

extension TypeSyntax {
  /// Whether the type is written as `T?`, `Optional<T>`, or `Swift.Optional<T>`.
  fileprivate var isOptional: Bool { wrappedType != nil }

  fileprivate var wrappedType: TypeSyntax? {
    if let optional = self.as(OptionalTypeSyntax.self) { return optional.wrappedType }
    if let member = self.as(MemberTypeSyntax.self) {
      return member.name.text == "Optional" ? member.genericArgumentClause?.first : nil
    }
    guard let name = self.as(IdentifierTypeSyntax.self), name.name.text == "Optional" else {
      return nil
    }
    return name.genericArgumentClause?.first
  }
}

extension GenericArgumentClauseSyntax {
  fileprivate var first: TypeSyntax? { arguments.first?.argument.as(TypeSyntax.self) }
}
