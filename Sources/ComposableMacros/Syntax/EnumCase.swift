import SwiftSyntax

/// One case of an enum, with what its declaration says of it.
struct EnumCase {
  let declaration: EnumCaseDeclSyntax
  let element: EnumCaseElementSyntax

  /// The name as written, with its backticks where it has any.
  var name: String { element.name.text }

  /// The name without backticks.
  var plainName: String { element.name.plain }

  var parameters: [EnumCaseParameterSyntax] {
    element.parameterClause.map { Array($0.parameters) } ?? []
  }

  /// The one payload, where there is exactly one.
  var onlyParameter: EnumCaseParameterSyntax? {
    parameters.count == 1 ? parameters[0] : nil
  }
}

extension EnumCaseParameterSyntax {
  /// The label that a value of the enum is built with; nothing for `_` and for no label.
  var label: String? {
    guard let firstName, firstName.tokenKind != .wildcard else { return nil }
    // Only these three keywords are no labels without backticks.
    return ["inout", "let", "var"].contains(firstName.plain) ? firstName.text : firstName.plain
  }
}

extension DeclGroupSyntax {
  /// The cases in the order of the source, several of one line apart, under their `#if`s.
  var cases: [Conditional<EnumCase>] {
    memberBlock.members.conditional { member in
      guard let declaration = member.as(EnumCaseDeclSyntax.self) else { return [] }
      return declaration.elements.map { EnumCase(declaration: declaration, element: $0) }
    }
  }
}
