import SwiftSyntax

/// The property that tells the case of a value.
func currentCase(of root: EnumDeclSyntax, access: Access) -> DeclSyntax {
  """
  \(raw: access.modifier)nonisolated var _$currentCase: ComposableCore.CurrentCase {
    \(raw: choice(
      among: root.cases,
      { item, payload in
        "ComposableCore.CurrentCase(\"\(item.plainName)\"\(payload.map { ", \($0)" } ?? ""))"
      },
      none: "ComposableCore.CurrentCase(\"\")"
    ))
  }
  """
}

/// The statements that return what `value` writes for the case of `self`.
///
/// An enum whose cases all carry something may turn out to have no values. The compiler lets nobody
/// switch over one, so that its cases are tried one after the other, and `none` is returned at last.
///
/// - Parameter value: Is given the case, and the name of its payload where it has exactly one.
func choice(
  among cases: [Conditional<EnumCase>], _ value: (EnumCase, _ payload: String?) -> String,
  none: String
) -> String {
  let all = cases.flattened()
  let mayBeEmpty = !all.isEmpty && all.allSatisfy { !$0.parameters.isEmpty }
  let branches = cases.written { item in
    let payload = item.onlyParameter == nil ? nil : "v0"
    let pattern = "case .\(item.name)\(payload.map { "(let \($0))" } ?? "")"
    let result = "  return \(value(item, payload))"
    return mayBeEmpty ? "if \(pattern) = self {\n\(result)\n}" : "\(pattern):\n\(result)"
  }
  return mayBeEmpty ? "\(branches)\nreturn \(none)" : "switch self {\n\(branches)\n}"
}
