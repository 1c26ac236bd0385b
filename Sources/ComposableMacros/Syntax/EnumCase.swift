import SwiftSyntax

/// A case of an enum, with its declaration.
struct EnumCase {
  let declaration: EnumCaseDeclSyntax
  let element: EnumCaseElementSyntax

  /// The name as written, including backticks.
  var name: String { element.name.text }

  /// The name without backticks.
  var plainName: String { element.name.plain }

  var parameters: [EnumCaseParameterSyntax] {
    element.parameterClause.map { Array($0.parameters) } ?? []
  }

  /// The only associated value, or `nil` if there are none or several.
  var onlyParameter: EnumCaseParameterSyntax? {
    parameters.count == 1 ? parameters[0] : nil
  }
}

extension EnumCaseParameterSyntax {
  /// The argument label of the associated value, or `nil` if it has none.
  var label: String? {
    guard let firstName, firstName.tokenKind != .wildcard else { return nil }
    // These are the only keywords that need backticks as labels.
    return ["inout", "let", "var"].contains(firstName.plain) ? firstName.text : firstName.plain
  }
}

extension DeclGroupSyntax {
  /// The cases in source order, inside their `#if` blocks. A declaration of several cases results
  /// in several elements.
  var cases: [Conditional<EnumCase>] {
    memberBlock.members.conditional { member in
      guard let declaration = member.as(EnumCaseDeclSyntax.self) else { return [] }
      return declaration.elements.map { EnumCase(declaration: declaration, element: $0) }
    }
  }
}
