import SwiftParser
import SwiftSyntax
import WaymarkBlocks
import WaymarkClaims
package import WaymarkInterfaces
import WaymarkModel

extension AuditedBlock {
  /// Returns the differences between the block's declarations and those of the modules.
  package func differences(from interface: Interface) -> [Diagnostic] {
    let text = snippet.code
    let tree = Parser.parse(source: text)
    let lines = LineTable(text)
    return DeclarationList(tree).all.compactMap { owner, declaration in
      guard let signature = Signature(declaration) else { return nil }
      let offset = declaration.positionAfterSkippingLeadingTrivia.utf8Offset
      let line = snippet.lines[lines.line(of: offset)]
      let place = SourceLocation(
        file: snippet.location.file, line: line.number,
        column: line.column + lines.column(of: offset))
      switch interface.match(signature, in: owner) {
      case .equal, .unknown: return nil
      case .differs(let other):
        return Diagnostic(
          .warning, at: place, "the package declares '\(other.text)'",
          hint: "the document differs in: \(signature.differences(from: other))")
      case .missing:
        return Diagnostic(.warning, at: place, "the package declares no '\(signature.name)'")
      }
    }
  }
}

extension AuditedBlock {
  /// Returns whether all members of the block's extensions are declared by the modules, by their
  /// names.
  package func repeatsMembers(of interface: Interface) -> Bool {
    let members = DeclarationList(Parser.parse(source: snippet.code)).all.filter {
      !$0.owner.isEmpty
    }
    return !members.isEmpty
      && members.allSatisfy { owner, declaration in
        Signature(declaration).map { interface.declares($0, in: owner) } ?? true
      }
  }
}

/// The declarations of a file with the names of the types that contain them.
private struct DeclarationList {
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
