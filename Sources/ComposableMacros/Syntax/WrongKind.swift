import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxMacros

extension MacroExpansionContext {
  /// Returns whether the declaration is one of `kinds`, to which the macro can be applied. If it
  /// isn't, reports the mistake at the introducing keyword.
  func accepts(
    _ declaration: some DeclGroupSyntax, for attribute: AttributeSyntax, kinds: [Keyword]
  ) -> Bool {
    let keyword = declaration.introducer
    guard !kinds.contains(where: { keyword.tokenKind == .keyword($0) }) else { return true }
    report(
      .wrongKind(of: declaration, for: attribute, kinds: kinds),
      at: keyword,
      fixIt: declaration.fixIt(for: attribute, kinds: kinds)
    )
    return false
  }
}

extension Misuse {
  fileprivate static func wrongKind(
    of declaration: some DeclGroupSyntax, for attribute: AttributeSyntax, kinds: [Keyword]
  ) -> Misuse {
    let kinds = kinds.map { $0 == .enum ? "an enum" : "a struct" }.joined(separator: " or ")
    let keyword = declaration.introducer.text
    let name = declaration.subject.map { " '\($0)'" } ?? ""
    return Misuse(
      "wrongKind", "'@\(attribute.name)' can only be applied to \(kinds), not to \(keyword)\(name)"
    )
  }
}

extension DeclGroupSyntax {
  /// The name of the declared or extended type.
  var subject: String? {
    asProtocol((any NamedDeclSyntax).self)?.name.text
      ?? self.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription
  }

  fileprivate func fixIt(for attribute: AttributeSyntax, kinds: [Keyword]) -> FixIt? {
    if kinds.contains(.struct), self.is(ClassDeclSyntax.self) || self.is(ActorDeclSyntax.self) {
      return MisuseFixIt("Replace '\(introducer.text)' with 'struct'").replacing(
        introducer, with: introducer.with(\.tokenKind, .keyword(.struct))
      )
    }
    return MisuseFixIt("Remove '@\(attribute.name)'").replacing(
      attributes, with: attributes.removing(attribute)
    )
  }
}

extension AttributeListSyntax {
  /// Returns the list without `attribute` and its trailing trivia.
  func removing(_ attribute: AttributeSyntax) -> AttributeListSyntax {
    guard let index = firstIndex(where: { $0.as(AttributeSyntax.self)?.name == attribute.name })
    else { return self }
    var rest = self
    rest.remove(at: index)
    return rest
  }
}
