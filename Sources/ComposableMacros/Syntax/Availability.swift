import SwiftSyntax

/// Returns the `@available` attributes for an extension of a declared type: those of its
/// declaration and of the enclosing types, one per line.
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
