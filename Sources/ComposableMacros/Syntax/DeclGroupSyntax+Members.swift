import SwiftSyntax

extension DeclGroupSyntax {
  /// Returns the first member type or type alias named `name`; `nil` if there is none. Members
  /// inside `#if` are also searched.
  func memberType(named name: String) -> (any NamedDeclSyntax)? {
    allMembers.lazy
      .filter {
        $0.is(TypeAliasDeclSyntax.self) || $0.asProtocol((any DeclGroupSyntax).self) != nil
      }
      .compactMap { $0.asProtocol((any NamedDeclSyntax).self) }
      .first { $0.name.text == name }
  }

  /// All members, including those inside `#if`.
  var allMembers: [DeclSyntax] {
    memberBlock.members.conditional { [$0] }.flattened()
  }

}
