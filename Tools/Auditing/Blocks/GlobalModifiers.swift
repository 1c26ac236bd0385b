import SwiftSyntax
import WaymarkNames

/// The modifiers that make the variables of a top-level declaration global, so that functions and
/// types can use them.
package struct GlobalModifiers: Sendable {
  /// The declared variables.
  package let names: Set<String>
  /// The text to insert; empty if the variables are global as they are declared.
  package let text: String
  /// The line in which the text is inserted, as an index into the block's lines.
  package let line: Int
  /// The number of bytes before the text in that line.
  package let column: Int
  /// Whether only whitespace precedes the text in its line.
  package let startsLine: Bool

  /// Whether the initial values use other declarations. A variable of the main file gets its value
  /// where it is declared, but a global variable gets it on first use, when statements may already
  /// have changed what it depends on. False for variables with attributes, because reading a
  /// wrapped variable can have effects of its own.
  package let usesNames: Bool

  /// Creates the modifiers for a declaration. Returns nil if a variable has no initial value,
  /// because such variables can't be global.
  init?(_ variable: VariableDeclSyntax, _ lines: LineTable) {
    guard variable.bindings.allSatisfy(\.hasInitialValue) else { return nil }
    var found = TopLevelNames()
    for binding in variable.bindings { found.add(binding.pattern) }
    names = found.values
    let first =
      variable.modifiers.firstToken(viewMode: .sourceAccurate) ?? variable.bindingSpecifier
    let offset = first.positionAfterSkippingLeadingTrivia.utf8Offset
    (line, column) = (lines.line(of: offset), lines.column(of: offset))
    let before = first.previousToken(viewMode: .sourceAccurate).map {
      lines.line(of: $0.endPositionBeforeTrailingTrivia.utf8Offset)
    }
    startsLine = before != line
    text = Self.modifiers(of: variable)
    let values = variable.attributes.isEmpty ? variable.bindings.compactMap(\.initializer) : []
    usesNames = values.contains {
      $0.tokens(viewMode: .sourceAccurate).contains(where: \.isName)
    }
  }

  private static func modifiers(of variable: VariableDeclSyntax) -> String {
    let own = Set(variable.modifiers.map(\.name.text))
    let isIsolated = variable.attributes.contains { $0.trimmedDescription == "@MainActor" }
    guard !isIsolated, own.isDisjoint(with: access) else { return "" }
    // Wrapped properties and computed variables can't be `nonisolated(unsafe)`.
    let isStored = variable.attributes.isEmpty && !variable.bindings.contains(where: \.isComputed)
    return isStored && !own.contains("nonisolated")
      ? "nonisolated(unsafe) internal" : "internal"
  }

  private static let access: Set<String> = [
    "fileprivate", "internal", "open", "package", "private", "public",
  ]
}

extension PatternBindingSyntax {
  /// Whether the variable has a value without being assigned.
  fileprivate var hasInitialValue: Bool {
    let type = typeAnnotation?.type
    return initializer != nil || isComputed || type?.is(OptionalTypeSyntax.self) == true
      || type?.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) == true
  }

  fileprivate var isComputed: Bool { accessorBlock != nil && initializer == nil }
}

extension TokenSyntax {
  /// Whether the token is a name. The keyword in `.init()` is a name, too.
  fileprivate var isName: Bool {
    if case .identifier = tokenKind { true } else { tokenKind == .keyword(.`init`) }
  }
}
