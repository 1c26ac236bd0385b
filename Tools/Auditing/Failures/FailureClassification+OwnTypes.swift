import WaymarkBlocks
import WaymarkContexts
import WaymarkModel

// Members that the types of the document lack.
extension FailureClassification {
  /// Returns whether a type lacks a member, although the document declares the type completely, and
  /// no other type of the document has the member.
  func lacks(_ member: String, _ type: String) -> Bool {
    isComplete(type) && !document.declaresMember(member)
  }

  /// Returns whether an error is about a member that a type of the document lacks, and that no
  /// extension in another package can add.
  func isAboutOwnMember(_ error: Diagnostic) -> Bool {
    Self.missingMember(in: error).map { type, member in
      document.misspellsMember(member, of: type) || lacks(member, type)
    } ?? false
  }

  /// Returns whether an error states that a type lacks a requirement of one of the package's
  /// protocols, although the block declares the type completely. Missing names can't be the reason,
  /// because the type doesn't use them.
  func lacksRequirement(_ error: Diagnostic) -> Bool {
    guard document.isPackageBuilt,
      let match = error.message.firstMatch(of: Self.missingConformance),
      document.interface.declaresProtocol(String(match.output.2)), !isShortened
    else { return false }
    let type = String(match.output.1)
    let lines = block.syntax.items.first {
      $0.isType && block.snippet.lines[$0.lines.lowerBound].number == error.location.line
    }?.lines.map { block.snippet.lines[$0].number }
    let used = (lines ?? []).reduce(into: Set<String>()) { $0.formUnion(block.words(inLine: $1)) }
    // An article can show a type step by step. The examples of doc comments are independent.
    let isOnlyOne =
      document.declarationCount(of: type) == 1 || block.snippet.location.file.isSwiftFile
    return isOnlyOne && used.contains(type) && used.isDisjoint(with: errors.missingNames)
      && block.declaresCompletely(type)
      && !document.blocks.contains { $0.syntax.names.extended.contains(type) }
  }

  /// Returns whether an error states that a type lacks a conformance, although the block declares
  /// the type completely, and no other block adds the conformance in an extension.
  func lacksOwnConformance(_ error: Diagnostic) -> Bool {
    guard let match = error.message.firstMatch(of: Self.requiredConformance) else { return false }
    let (type, name) = (String(match.output.1), String(match.output.2))
    let declaring = block.syntax.items.filter { item in
      item.isType && AuditedBlock.words(in: block.code(of: item)).contains(type)
    }
    return block.declaresCompletely(type) && !isShortened
      && declaring.allSatisfy {
        AuditedBlock.words(in: block.code(of: $0)).isDisjoint(with: errors.missingNames)
      }
      && !document.blocks.contains { other in
        other.index != block.index && other.syntax.names.extended.contains(type)
          && other.syntax.names.conforming[name]?.contains(type) == true
      }
  }

  /// Returns whether an error might be caused by a type that the document shows only in part. The
  /// document declares the type several times with different members, or in the doc comment of
  /// another declaration, which can be about another type of the same name.
  func isAboutVaryingType(_ error: Diagnostic) -> Bool {
    let signs = [
      "no exact matches in", "cannot infer key path type", "cannot infer contextual base",
      "cannot infer type of closure parameter", "requires that '", "type '(_)",
      "type 'Never' has no member",
    ]
    return signs.contains(where: error.message.contains)
      && block.syntax.needed.contains {
        document.declarationCount(of: $0) > 1 || isFromOtherDocComment($0)
      }
  }

  /// Returns whether a type is declared only in the doc comment of another declaration.
  private func isFromOtherDocComment(_ type: String) -> Bool {
    block.snippet.location.file.isSwiftFile
      && context.contains { index in
        let other = document.blocks[index]
        return !other.isInSection(of: block) && other.syntax.names.others.contains(type)
          && type.first?.isUppercase == true
      }
  }

  /// Returns whether the section of the block shows all members of a type that the document
  /// declares, without omitting code and without attributes, which can add members.
  func isComplete(_ type: String) -> Bool {
    let section = context.map { document.blocks[$0] }.filter { $0.isInSection(of: block) }
    return document.declarationCount(of: type) == 1
      && (section + [block]).contains { $0.declaresCompletely(type) }
  }

  private static let requiredConformance = Pattern(/requires that '(\w+)' conform to '(\w+)'/)
  private static let missingConformance = Pattern(
    /^type '(\w+)' does not conform to protocol '(\w+)'/)
}

extension AuditedBlock {
  fileprivate func declaresCompletely(_ type: String) -> Bool {
    guard syntax.names.others.contains(type), syntax.names.members[type]?.isEmpty == false,
      syntax.elisions.isEmpty
    else { return false }
    let isShortened = syntax.comments.contains { comment in
      comment.text.contains { $0.contains(Self.omission) }
    }
    let head = snippet.lines.firstIndex { Self.words(in: $0.text).contains(type) }
    let attributed = head.map { snippet.lines[max($0 - 1, 0)...$0] } ?? []
    return !isShortened && !attributed.contains { $0.text.contains(Self.attribute) }
  }

  private static let omission = Pattern(/\.\.\.|…|(?i)\b(?:etc|more|omitted|other|rest)\b/)
  private static let attribute = Pattern(/^\s*@[A-Z]/)
}
