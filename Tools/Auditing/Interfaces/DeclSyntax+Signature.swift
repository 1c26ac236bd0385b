import SwiftSyntax
import WaymarkModel
import WaymarkNames

extension DeclSyntax {
  /// The declaration without its attributes, access level, body, and layout. Accessors without
  /// bodies are included.
  var head: String {
    let access: Set<String> = ["public", "open", "internal", "package"]
    let end =
      asProtocol((any WithOptionalCodeBlockSyntax).self)?.body?.position
      ?? asProtocol((any DeclGroupSyntax).self)?.memberBlock.position
      ?? self.as(VariableDeclSyntax.self)?.bindings.last?.accessorBlock?.bodyPosition
      ?? endPosition
    let attributes = asProtocol((any WithAttributesSyntax).self)?.attributes
    let start = attributes?.isEmpty == false ? attributes!.endPosition : position
    let source = tokens(viewMode: .sourceAccurate)
      .filter { $0.position >= start && $0.position < end }
      .map { token in
        let blanks = { (trivia: Trivia) in trivia.isEmpty ? "" : " " }
        return blanks(token.leadingTrivia) + token.text + blanks(token.trailingTrivia)
      }
    let words = source.joined().split(whereSeparator: \.isWhitespace)
    return words.drop { access.contains(String($0)) }.joined(separator: " ")
  }

  /// The platforms and versions of the declaration's `@available` attributes, and `deprecated` if
  /// an attribute has that argument.
  var availability: Set<String> {
    let attributes = asProtocol((any WithAttributesSyntax).self)?.attributes.compactMap {
      $0.as(AttributeSyntax.self)?.arguments?.as(AvailabilityArgumentListSyntax.self)
    }
    return (attributes ?? []).joined().reduce(into: []) { availability, argument in
      switch argument.argument {
      case .availabilityVersionRestriction(let platform):
        guard let version = platform.version?.trimmedDescription else { return }
        availability.insert(Signature.availability(platform.platform.text, version))
      case .token(let token) where token.text == "deprecated": availability.insert("deprecated")
      default: return
      }
    }
  }

  /// `mutating`, `consuming`, or `borrowing`; empty if the declaration has none of these modifiers.
  var ownership: String {
    let names: Set<String> = ["mutating", "consuming", "borrowing"]
    let modifiers = asProtocol((any WithModifiersSyntax).self)?.modifiers
    return modifiers?.map(\.name.text).first(where: names.contains) ?? ""
  }

  /// The keyword of a type, an extension, an alias, or an associated type; empty for other
  /// declarations.
  var introducer: String {
    if let group = asProtocol((any DeclGroupSyntax).self) { return group.introducer.text }
    return self.as(TypeAliasDeclSyntax.self)?.typealiasKeyword.text
      ?? self.as(AssociatedTypeDeclSyntax.self)?.associatedtypeKeyword.text ?? ""
  }

  /// The protocols and classes in the inheritance clause of a type, without their modules.
  var inherited: Set<String> {
    let clause =
      asProtocol((any DeclGroupSyntax).self)?.inheritanceClause
      ?? self.as(AssociatedTypeDeclSyntax.self)?.inheritanceClause
    return clause?.inheritedTypes.reduce(into: []) { $0.formUnion($1.type.names) } ?? []
  }

  var isStatic: Bool {
    guard let modifiers = asProtocol((any WithModifiersSyntax).self)?.modifiers else {
      return false
    }
    return modifiers.contains { $0.name.text == "static" || $0.name.text == "class" }
  }
}

extension TypeSyntax {
  /// The last component of the type's name or, for a composition, of the name of each of its types.
  /// Suppressed conformances are omitted.
  var names: Set<String> {
    switch self.as(TypeSyntaxEnum.self) {
    case .identifierType(let type) where type.name.text == "Codable": ["Decodable", "Encodable"]
    case .identifierType(let type): [type.name.text.withoutBackticks]
    case .memberType(let type): [type.name.text.withoutBackticks]
    case .attributedType(let type): type.baseType.names
    case .compositionType(let type):
      type.elements.reduce(into: []) { $0.formUnion($1.type.names) }
    default: []
    }
  }
}

extension AccessorBlockSyntax {
  /// Whether users can assign to the variable or subscript; nil if no accessor shows it.
  var isSettable: Bool? {
    guard case .accessors(let accessors) = accessors else { return nil }
    let names = accessors.map(\.accessorSpecifier.text)
    return names.contains("set") ? true : names.contains("get") ? false : nil
  }

  /// The start of the block if it contains code; nil if it only names accessors.
  fileprivate var bodyPosition: AbsolutePosition? {
    guard case .accessors(let accessors) = accessors else { return position }
    return accessors.allSatisfy { $0.body == nil } ? nil : position
  }
}
