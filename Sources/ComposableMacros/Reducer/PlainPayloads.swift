import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxMacros

/// Reports cases whose payloads are obviously not reducers, except for ignored cases. Returns
/// whether there are any.
func reportsPlainPayloads(
  in root: EnumDeclSyntax, to context: some MacroExpansionContext
) -> Bool {
  let cases = root.plainCases
  for item in cases {
    guard let type = item.onlyParameter?.type else { continue }
    context.report(
      Misuse(
        "plainPayload",
        "'\(type.trimmed)' isn't a reducer: mark the case '\(item.plainName)' with '@ReducerCaseIgnored'"
      ),
      at: type,
      fixIt: item.declaration.elements.count == 1 ? item.ignoring : nil
    )
  }
  return !cases.isEmpty
}

extension EnumDeclSyntax {
  /// The cases whose payloads are obviously not reducers, except for ignored cases.
  var plainCases: [EnumCase] {
    cases.flattened().filter {
      $0.onlyParameter?.type.isPlain == true
        && !$0.declaration.attributes.contains(named: "ReducerCaseIgnored")
    }
  }
}

extension TypeSyntax {
  /// Whether the spelling of the type shows that it isn't a reducer.
  fileprivate var isPlain: Bool {
    switch self.as(TypeSyntaxEnum.self) {
    case .arrayType, .dictionaryType, .functionType, .optionalType, .tupleType: true
    case .identifierType(let type):
      ["Bool", "Double", "Float", "Int", "String", "URL", "UUID"].contains(type.name.text)
    default: false
    }
  }
}

extension EnumCase {
  fileprivate var ignoring: FixIt {
    let bare = declaration.with(\.leadingTrivia, [])
    return MisuseFixIt("Insert '@ReducerCaseIgnored'").replacing(
      declaration,
      with: bare.with(\.attributes, [.attribute("@ReducerCaseIgnored ")] + bare.attributes)
        .with(\.leadingTrivia, declaration.leadingTrivia)
    )
  }
}
