import SwiftParser
import SwiftSyntax

extension Interface {
  /// A difference between a declaration in a document and the declarations of the modules.
  package struct Difference {
    /// The offset of the declaration in bytes.
    package var offset: Int
    /// The description of the difference.
    package var message: String
    /// A hint for the author.
    package var hint: String
  }

  /// Returns the differences between the declarations in code and those of the modules, in order.
  package func differences(in code: String) -> [Difference] {
    signatures(in: code).compactMap { owner, offset, signature in
      switch match(signature, in: owner) {
      case .equal, .unknown: return nil
      case .differs(let other):
        return Difference(
          offset: offset, message: "the package declares '\(other.text)'",
          hint: "the document differs in: "
            + signature.differences(from: other).joined(separator: ", "))
      case .missing:
        return Difference(
          offset: offset, message: "the package declares no '\(signature.name)'",
          hint: "correct the name or the labels, or remove the declaration")
      }
    }
  }

  /// Returns whether the modules declare at least one of the names that the code declares, or
  /// declare or extend a type that contains one of these declarations.
  package func declaresAny(in code: String) -> Bool {
    signatures(in: code).contains { owner, _, signature in
      match(signature, in: owner) != .unknown
    }
  }

  /// Returns whether code declares members of types, and the modules declare members with all of
  /// their names.
  package func declaresMembers(in code: String) -> Bool {
    let members = DeclarationList(Parser.parse(source: code)).all.filter { !$0.owner.isEmpty }
    return !members.isEmpty
      && members.allSatisfy { owner, declaration in
        Signature.all(of: declaration).allSatisfy { declares($0, in: owner) }
      }
  }

  /// Returns the signatures of the declarations in code, each with the name of its enclosing type
  /// and the offset of its declaration in UTF-8.
  private func signatures(
    in code: String
  ) -> [(owner: String, offset: Int, signature: Signature)] {
    DeclarationList(Parser.parse(source: code)).all.flatMap { owner, declaration in
      let offset = declaration.positionAfterSkippingLeadingTrivia.utf8Offset
      return Signature.all(of: declaration).map {
        (owner, offset, $0.replacing(protocols(named:)))
      }
    }
  }
}

/// The declarations of a file, each with the name of the type that contains it.
struct DeclarationList {
  private(set) var all: [(owner: String, declaration: DeclSyntax)] = []

  init(_ tree: SourceFileSyntax) {
    for item in tree.statements {
      if case .decl(let declaration) = item.item { add(declaration, in: "") }
    }
  }

  private mutating func add(_ declaration: DeclSyntax, in owner: String) {
    if let extended = declaration.as(ExtensionDeclSyntax.self) {
      let name =
        extended.extendedType.trimmedDescription.split(separator: ".").last.map(String.init) ?? ""
      return add(extended.memberBlock, in: name)
    }
    all.append((owner, declaration))
    if let group = declaration.asProtocol((any DeclGroupSyntax).self),
      let name = declaration.asProtocol((any NamedDeclSyntax).self)?.name.text
    {
      add(group.memberBlock, in: name)
    }
  }

  private mutating func add(_ members: MemberBlockSyntax, in owner: String) {
    for member in members.members { add(member.decl, in: owner) }
  }
}
