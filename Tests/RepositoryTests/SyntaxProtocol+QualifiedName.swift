import SwiftSyntax

extension SyntaxProtocol {
  /// Returns a name that is qualified with the innermost type or extension that contains the node.
  func qualified(_ name: String) -> String {
    for ancestor in sequence(first: Syntax(self), next: \.parent) {
      guard let group = ancestor.asProtocol((any DeclGroupSyntax).self) else { continue }
      let type =
        group.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription
        ?? group.asProtocol((any NamedDeclSyntax).self)?.name.text
      if let type { return "\(type).\(name)" }
    }
    return name
  }
}
