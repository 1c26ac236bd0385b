import SwiftSyntax

/// The type with a case path for each case.
func allCasePathsType(of root: EnumDeclSyntax, access: Access) -> DeclSyntax {
  let paths = root.cases.written { casePath(to: $0, in: root.name.text, access: access) }
  return """
    \(raw: access.modifier)nonisolated struct AllCasePaths: Swift.Sendable {
    \(raw: paths)
    }
    """
}

private func casePath(to item: EnumCase, in root: String, access: Access) -> String {
  let payload = Payload(of: item, in: root)
  let availability = availability(in: item.declaration.attributes).map { "\($0)\n" }.joined()
  return """
    \(availability)\(access.modifier)var \(item.name): \
    ComposableCore.AnyCasePath<\(root), \(payload.type)> {
      ComposableCore.AnyCasePath(
        embed: { \(payload.embedding) },
        extract: {
          guard case .\(item.name)\(payload.pattern) = $0 else {
            return nil
          }
          return \(payload.value)
        }
      )
    }
    """
}

/// What a case carries, as its case path sees it.
struct Payload {
  /// The type of what is carried: `Void`, the type itself or a tuple.
  let type: String

  /// Builds the enum from `$0`.
  let embedding: String

  /// Matches the payload and names its parts, as it is written after the case.
  let pattern: String

  /// What `pattern` has named, as one value.
  let value: String

  init(of item: EnumCase, in root: String) {
    let parameters = item.parameters
    let names = parameters.indices.map { "v\($0)" }
    type = Payload.type(of: parameters, in: root)
    embedding = Payload.embedding(in: "\(root).\(item.name)", of: parameters)
    pattern = names.isEmpty ? "" : "(" + names.map { "let \($0)" }.joined(separator: ", ") + ")"
    value = names.count == 1 ? names[0] : "(" + names.joined(separator: ", ") + ")"
  }

  private static func type(of parameters: [EnumCaseParameterSyntax], in root: String) -> String {
    let types = parameters.map { $0.type.replacingSelf(with: root) }
    switch types.count {
    case 0: return "Swift.Void"
    case 1: return types[0]
    default:
      let parts = zip(parameters, types).map { ($0.label.map { "\($0): " } ?? "") + $1 }
      return "(" + parts.joined(separator: ", ") + ")"
    }
  }

  private static func embedding(
    in target: String, of parameters: [EnumCaseParameterSyntax]
  ) -> String {
    guard !parameters.isEmpty else { return "\(target)" }
    let arguments = parameters.enumerated().map { index, parameter in
      let value = parameters.count == 1 ? "$0" : "$0.\(index)"
      return (parameter.label.map { "\($0): " } ?? "") + value
    }
    return "\(target)(\(arguments.joined(separator: ", ")))"
  }
}
