import SwiftSyntax

/// The property that tells the case of a value.
func currentCase(of root: EnumDeclSyntax, access: Access) -> DeclSyntax {
  let cases = root.cases.written { item in
    let argument = item.onlyParameter == nil ? "" : ", v0"
    let pattern = item.onlyParameter == nil ? "" : "(let v0)"
    return """
      case .\(item.name)\(pattern):
        return ComposableCore.CurrentCase("\(item.plainName)"\(argument))
      """
  }
  return """
    \(raw: access.modifier)nonisolated var _$currentCase: ComposableCore.CurrentCase {
      switch self {
      \(raw: cases)
      }
    }
    """
}
