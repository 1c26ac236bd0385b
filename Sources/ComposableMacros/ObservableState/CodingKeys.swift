import SwiftSyntax

/// The coding keys of a struct that is coded by synthesis: the names that the author gave, since
/// those of the storage differ. None where the author wrote some, or where nothing is coded.
func codingKeys(of declaration: some DeclGroupSyntax) -> [DeclSyntax] {
  let coded: Set = ["Codable", "Decodable", "Encodable"]
  guard declaration.inherits(anyOf: coded), declaration.memberType(named: "CodingKeys") == nil
  else { return [] }
  let keys: [Conditional<String>] = declaration.memberBlock.members.conditional { member in
    guard let property = member.as(VariableDeclSyntax.self), property.isStored,
      let name = property.name
    else { return [] }
    return [property.isTracked ? "\(storageName(of: name)) = \"\(name.plain)\"" : name.text]
  }
  guard !keys.flattened().isEmpty else { return [] }
  return [
    """
    private enum CodingKeys: Swift.String, Swift.CodingKey {
    \(raw: keys.written { "case \($0)" })
    }
    """
  ]
}

extension DeclGroupSyntax {
  /// Whether the declaration itself names one of the types that it conforms to.
  func inherits(anyOf names: Set<String>) -> Bool {
    inheritanceClause?.inheritedTypes.contains { inherited in
      let name = inherited.type.trimmedDescription
      return names.contains(name.split(separator: ".").last.map(String.init) ?? name)
    } ?? false
  }
}
