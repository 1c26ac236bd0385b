import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxMacros

/// Reports a `body` whose type isn't opaque or doesn't specify the types of the state and the
/// action. Otherwise, the compiler would report only the errors that result from this mistake.
func reportBodyType(
  in declaration: some DeclGroupSyntax, to context: some MacroExpansionContext
) {
  guard let type = declaration.bodyType, let message = type.missingPart else { return }
  context.report(
    Misuse("bodyType", message), at: type,
    fixIt: MisuseFixIt("Replace '\(type.trimmed)' with 'some ReducerOf<Self>'").replacing(
      type, with: TypeSyntax("some ReducerOf<Self>").with(\.trailingTrivia, type.trailingTrivia)
    )
  )
}

extension DeclGroupSyntax {
  /// The declared type of the author's body, if any.
  var bodyType: TypeSyntax? {
    allMembers.lazy.compactMap { $0.as(VariableDeclSyntax.self) }
      .first { $0.name?.plain == "body" }?
      .bindings.first?.typeAnnotation?.type
  }
}

extension TypeSyntax {
  /// A message that describes what the type of a body lacks, or `nil` if the type is complete.
  var missingPart: String? {
    if let opaque = self.as(SomeOrAnyTypeSyntax.self) {
      guard opaque.someOrAnySpecifier.tokenKind == .keyword(.some), opaque.constraint.reducer == 0
      else { return nil }
      return
        "the type of a 'body' must include the state and the action: write 'some ReducerOf<Self>'"
    }
    return reducer == nil
      ? nil : "the type of a 'body' must be opaque: write 'some ReducerOf<Self>'"
  }

  /// The number of generic arguments if the type is `Reducer` or `ReducerOf`, otherwise `nil`.
  private var reducer: Int? {
    let member = self.as(MemberTypeSyntax.self)
    let type = self.as(IdentifierTypeSyntax.self)
    guard ["Reducer", "ReducerOf"].contains((type?.name ?? member?.name)?.text) else { return nil }
    return (type?.genericArgumentClause ?? member?.genericArgumentClause)?.arguments.count ?? 0
  }
}
