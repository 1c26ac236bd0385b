import SwiftSyntax

extension DeclGroupSyntax {
  /// The type named `name` that is declared among the members, alias or not, `#if`s included.
  func memberType(named name: String) -> (any NamedDeclSyntax)? {
    allMembers.lazy
      .filter { $0.is(TypeAliasDeclSyntax.self) || $0.asProtocol((any DeclGroupSyntax).self) != nil }
      .compactMap { $0.asProtocol((any NamedDeclSyntax).self) }
      .first { $0.name.text == name }
  }

  /// Every member, those between `#if` and `#endif` among them.
  var allMembers: [DeclSyntax] {
    memberBlock.members.conditional { [$0] }.flattened()
  }

}
