import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxMacros

/// Turns a variable in an extension of `EnvironmentValues` into an environment value with its own
/// key.
public enum EntryMacro {}

extension EntryMacro: AccessorMacro {
  /// Generates the accessors, which read and write the environment.
  public static func expansion(
    of node: AttributeSyntax,
    providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    // Throwing prevents a second compiler error about missing accessors.
    guard let entry = Entry(declaration) else {
      throw DiagnosticsError(diagnostics: [misuse.diagnostic(at: node)])
    }
    return [
      "get { self[\(raw: entry.key).self] }",
      "set { self[\(raw: entry.key).self] = newValue }",
    ]
  }

  private static var misuse: Misuse {
    Misuse(
      "entry",
      """
      '@Entry' can only be applied to a variable with a default value or an optional type, such as \
      '@Entry var currency = "EUR"'
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
    guard let entry = Entry(declaration) else { return [] }
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

  init?(_ declaration: some DeclSyntaxProtocol) {
    guard let variable = declaration.as(VariableDeclSyntax.self), variable.isStoredVariable,
      variable.bindings.count == 1, let name = variable.name?.plain,
      let binding = variable.bindings.first, binding.accessorBlock == nil
    else { return nil }
    let value = binding.initializer?.value.trimmedDescription
    key = "_EntryKey_\(name)"
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

extension TypeSyntax {
  /// Whether the type is written as `T?`, `Optional<T>`, or `Swift.Optional<T>`.
  fileprivate var isOptional: Bool {
    let name = self.as(IdentifierTypeSyntax.self)?.name ?? self.as(MemberTypeSyntax.self)?.name
    return self.is(OptionalTypeSyntax.self) || name?.text == "Optional"
  }
}
