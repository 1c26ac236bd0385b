import SwiftSyntax

/// Returns the property for the current case of a value.
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

/// Returns statements that return the result of `value` for the current case of `self`.
///
/// If all cases have payloads, the enum may be uninhabited, and the compiler rejects a `switch`
/// over an uninhabited enum. The statements then try the cases one by one and return `none` at the
/// end.
///
/// - Parameter value: A closure that receives a case and, if the case has exactly one associated
///   value, the name of that value.
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
