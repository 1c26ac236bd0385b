import SwiftSyntax

extension AttributeSyntax {
  /// The name without the module: `ObservableState` for `@ComposableCore.ObservableState`.
  var name: String {
    if let member = attributeName.as(MemberTypeSyntax.self) { return member.name.text }
    return attributeName.as(IdentifierTypeSyntax.self)?.name.text
      ?? attributeName.trimmedDescription
  }
}

extension AttributeListSyntax {
  /// Returns the first attribute with the given name, ignoring attributes inside `#if`.
  func first(named name: String) -> AttributeSyntax? {
    lazy.compactMap { $0.as(AttributeSyntax.self) }.first { $0.name == name }
  }

  func contains(named name: String) -> Bool {
    first(named: name) != nil
  }
}

extension DeclGroupSyntax {
  /// Whether the declaration has the attribute of a global actor, judging by its name.
  var belongsToActor: Bool {
    attributes.contains { $0.as(AttributeSyntax.self)?.name.hasSuffix("Actor") == true }
  }
}
