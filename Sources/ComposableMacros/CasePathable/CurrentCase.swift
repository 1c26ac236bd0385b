import SwiftSyntax

/// The property that tells the case of a value.
///
/// An enum whose cases all carry something may turn out to have no values. The compiler lets nobody
/// switch over one, but over an optional one, where the compiler does not see that it is never nil.
func currentCase(of root: EnumDeclSyntax, access: Access) -> DeclSyntax {
  let all = root.cases.flattened()
  let mayBeEmpty = !all.isEmpty && all.allSatisfy { !$0.parameters.isEmpty }
  let cases = root.cases.written { item in
    let payload = item.onlyParameter == nil ? ("", "") : ("(let v0)", ", v0")
    return """
      case .\(item.name)\(payload.0)\(mayBeEmpty ? "?" : ""):
        return ComposableCore.CurrentCase("\(item.plainName)"\(payload.1))
      """
  }
  let subject = mayBeEmpty ? "ComposableCore.CurrentCase.optional(self)" : "self"
  let absence = mayBeEmpty ? "\ndefault:\n  return ComposableCore.CurrentCase(\"\")" : ""
  return """
    \(raw: access.modifier)nonisolated var _$currentCase: ComposableCore.CurrentCase {
      switch \(raw: subject) {
      \(raw: cases)\(raw: absence)
      }
    }
    """
}
