import SwiftSyntax

/// Returns the type `AllCasePaths`, which has a case path for each case and is a sequence of the
/// cases' key paths. It is preceded by aliases for the types that its member types hide.
func allCasePathsType(of root: EnumDeclSyntax, access: Access) -> [DeclSyntax] {
  let name = aliases[root.name.text] ?? root.name.text
  let paths = root.cases.written { casePath(to: $0, in: name, access: access) }
  let members = [paths, iterator(over: root.cases, in: name, access: access)]
    .filter { !$0.isEmpty }.joined(separator: "\n")
  let used = aliases.filter { members.contains($0.value) }.sorted { $0.key < $1.key }
  return used.map { "\(raw: access.modifier)typealias \(raw: $0.value) = \(raw: $0.key)" } + [
    """
    \(raw: access.modifier)nonisolated struct AllCasePaths: ComposableCore.CasePathReflectable, \
    Swift.Sendable, Swift.Sequence {
    \(raw: members)
    }
    """
  ]
}

/// The aliases of the types that the member types of `AllCasePaths` hide, keyed by type name.
private let aliases = ["Element": "_$Element", "Iterator": "_$Iterator", "Root": "_$Root"]

/// Returns the type alias `Root` and the method that iterates over the key paths of the cases, in
/// declaration order.
private func iterator(
  over cases: [Conditional<EnumCase>], in root: String, access: Access
) -> String {
  let paths = "[ComposableCore.PartialCaseKeyPath<\(root)>]"
  let additions = cases.written { "paths.append(\\.\($0.name))" }
  let list =
    additions.isEmpty ? "let paths: \(paths) = []" : "var paths: \(paths) = []\n\(additions)"
  return """
    \(access.modifier)typealias Root = \(root)
    \(access.modifier)func makeIterator() -> Swift.IndexingIterator<\(paths)> {
      \(list)
      return paths.makeIterator()
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
        _embed: \(payload.embedding),
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

/// The payload of a case, as its case path exposes it.
struct Payload {
  /// The type of the payload: `Void`, the type of a single value, or a tuple.
  let type: String

  /// An expression for the function that creates a value of the enum from the payload.
  let embedding: String

  /// The pattern after the name of the case, which binds the values of the payload.
  let pattern: String

  /// An expression that combines the values bound by `pattern`.
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
    let names = aliases.merging(["Self": root]) { alias, _ in alias }
    let types = parameters.map { $0.type.replacing(names) }
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
    // The compiler would warn that a closure for a case with a 'Never' payload never runs.
    if parameters.count == 1 { return target + (parameters[0].label.map { "(\($0):)" } ?? "") }
    guard !parameters.isEmpty else { return "{ \(target) }" }
    let arguments = parameters.enumerated().map { index, parameter in
      (parameter.label.map { "\($0): " } ?? "") + "$0.\(index)"
    }
    return "{ \(target)(\(arguments.joined(separator: ", "))) }"
  }
}
