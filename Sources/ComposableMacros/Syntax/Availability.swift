import SwiftSyntax

/// The `@available` attributes of the declaration and of the types around it, one on a line, to be
/// written before an extension of the type.
func availability(
  of declaration: some DeclGroupSyntax, in lexicalContext: [Syntax]
) -> String {
  let around = lexicalContext.compactMap { $0.asProtocol((any WithAttributesSyntax).self) }
  return ([declaration.attributes] + around.map(\.attributes))
    .flatMap(availability(in:))
    .map { "\($0)\n" }
    .joined()
}

/// The `@available` attributes of a list, without the others.
func availability(in attributes: AttributeListSyntax) -> [String] {
  attributes.compactMap { element in
    guard case .attribute(let attribute) = element, attribute.name == "available" else {
      return nil
    }
    return attribute.trimmedDescription
  }
}
