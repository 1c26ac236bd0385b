import SwiftSyntax

/// Returns the `@available` attributes of the declaration and of the enclosing types, one per line,
/// for an extension of the type.
func availability(
  of declaration: some DeclGroupSyntax, in lexicalContext: [Syntax]
) -> String {
  let around = lexicalContext.compactMap { $0.asProtocol((any WithAttributesSyntax).self) }
  return ([declaration.attributes] + around.map(\.attributes))
    .flatMap(availability(in:))
    .map { "\($0)\n" }
    .joined()
}

/// Returns the `@available` attributes of a list.
func availability(in attributes: AttributeListSyntax) -> [String] {
  attributes.compactMap { element in
    guard case .attribute(let attribute) = element, attribute.name == "available" else {
      return nil
    }
    return attribute.trimmedDescription
  }
}
