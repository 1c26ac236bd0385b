import SwiftSyntax
import SwiftSyntaxMacros

/// Returns the `Codable` members of a struct whose author wrote only the coding keys. The compiler
/// can't synthesize them, because it looks for stored properties with the names of the keys.
///
/// The members are in an extension, so that the struct keeps its memberwise initializer.
func coding(
  of declaration: some DeclGroupSyntax, as type: some TypeSyntaxProtocol,
  in context: some MacroExpansionContext
) -> [ExtensionDeclSyntax] {
  guard declaration.is(StructDeclSyntax.self),
    let keys = declaration.memberType(named: "CodingKeys")?.as(EnumDeclSyntax.self)
  else { return [] }
  let access = Access(of: declaration, in: context.lexicalContext).modifier
  let members = [
    declaration.leavesDecoding ? decoding(of: keys, in: declaration, access: access) : nil,
    declaration.leavesEncoding ? encoding(of: keys, access: access) : nil,
  ].compactMap { $0 }
  guard !members.isEmpty else { return [] }
  let availability = availability(of: declaration, in: context.lexicalContext)
  let coding: DeclSyntax = """
    \(raw: availability)extension \(type.trimmed) {
    \(raw: members.joined(separator: "\n"))
    }
    """
  return [coding.cast(ExtensionDeclSyntax.self)]
}

private func decoding(
  of keys: EnumDeclSyntax, in declaration: some DeclGroupSyntax, access: String
) -> String {
  let constants = declaration.initializedConstants
  let values = keys.cases.written { key in
    guard !constants.contains(key.plainName) else { return "" }
    return "self.\(key.name) = try container._decode(\\Self.\(key.name), forKey: .\(key.name))"
  }
  return """
    \(access)init(from decoder: any Swift.Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
    \(values)
    }
    """
}

private func encoding(of keys: EnumDeclSyntax, access: String) -> String {
  let values = keys.cases.written { key in
    "try container._encode(self.\(key.name), forKey: .\(key.name))"
  }
  return """
    \(access)func encode(to encoder: any Swift.Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
    \(values)
    }
    """
}

extension DeclGroupSyntax {
  /// Whether the struct is decodable, but doesn't implement decoding.
  fileprivate var leavesDecoding: Bool {
    inherits(anyOf: ["Codable", "Decodable"])
      && !allMembers.contains {
        let parameters = $0.as(InitializerDeclSyntax.self)?.signature.parameterClause.parameters
        return parameters?.map(\.firstName.text) == ["from"]
      }
  }

  /// Whether the struct is encodable, but doesn't implement encoding.
  fileprivate var leavesEncoding: Bool {
    inherits(anyOf: ["Codable", "Encodable"])
      && !allMembers.contains {
        let method = $0.as(FunctionDeclSyntax.self)
        return method?.name.text == "encode"
          && method?.signature.parameterClause.parameters.map(\.firstName.text) == ["to"]
      }
  }

  /// The constants with initial values, which can't be decoded.
  fileprivate var initializedConstants: Set<String> {
    Set(
      allMembers.compactMap { $0.as(VariableDeclSyntax.self) }
        .filter { $0.bindingSpecifier.tokenKind == .keyword(.let) }
        .flatMap(\.bindings)
        .filter { $0.initializer != nil }
        .compactMap { $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.plain }
    )
  }
}
