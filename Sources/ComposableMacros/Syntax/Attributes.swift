import SwiftSyntax

extension AttributeSyntax {
  /// The name without the module before it: `ObservableState` for
  /// `@ComposableCore.ObservableState`.
  var name: String {
    if let member = attributeName.as(MemberTypeSyntax.self) { return member.name.text }
    return attributeName.as(IdentifierTypeSyntax.self)?.name.text
      ?? attributeName.trimmedDescription
  }
}

extension AttributeListSyntax {
  /// The first attribute with this name, those between `#if` and `#endif` left out.
  func first(named name: String) -> AttributeSyntax? {
    lazy.compactMap { $0.as(AttributeSyntax.self) }.first { $0.name == name }
  }

  func contains(named name: String) -> Bool {
    first(named: name) != nil
  }
}

extension DeclGroupSyntax {
  /// Whether the declaration is marked with an actor, as far as names tell.
  var belongsToActor: Bool {
    attributes.contains { $0.as(AttributeSyntax.self)?.name.hasSuffix("Actor") == true }
  }
}
