import SwiftSyntax

/// Returns the coding keys of a struct with synthesized coding: the names of its properties instead
/// of those of their storage. The result is empty if the author wrote coding keys, if the struct
/// doesn't declare that it's codable, or if it has no stored properties.
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
  /// Returns whether the declaration itself lists a conformance to one of the types.
  func inherits(anyOf names: Set<String>) -> Bool {
    inheritanceClause?.inheritedTypes.contains { inherited in
      let name = inherited.type.trimmedDescription
      return names.contains(name.split(separator: ".").last.map(String.init) ?? name)
    } ?? false
  }
}
