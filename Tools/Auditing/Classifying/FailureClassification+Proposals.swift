import WaymarkContexts
import WaymarkModel

// Code that uses declarations as a document describes them, rather than as they exist.
extension FailureClassification {
  /// Returns whether an error is about a member that the text describes.
  func isAboutDescribedMember(_ error: Diagnostic) -> Bool {
    error.message.firstMatch(of: /has no member '(\w+)/)
      .map { document.describedMembers.contains(String($0.output.1)) } ?? false
  }

  /// Returns whether an error is about a declaration that can be different from that of a proposal.
  func isAboutProposedDeclaration(_ error: Diagnostic) -> Bool {
    document.purpose.isProposal
      && (Self.isAboutMissingMember(error) || isAboutProposedFunction(error))
  }

  /// Returns whether an error is about a member that a type lacks, directly or through key paths, or
  /// that isn't public, or about a conformance.
  private static func isAboutMissingMember(_ error: Diagnostic) -> Bool {
    missingMember(in: error) != nil || error.message.contains("has no dynamic member")
      || error.message.contains("is inaccessible due to 'internal'")
      || error.message.contains(/requires that '.*' conform to '/)
  }

  /// Returns whether an error is about the parameters of a closure, of a function that a proposal
  /// declares, or of a type that it doesn't declare.
  private func isAboutProposedFunction(_ error: Diagnostic) -> Bool {
    let line = block.snippet.lines.first { $0.number == error.location.line }?.text ?? ""
    let called = line.matches(of: /([a-z]\w*)\(/).map { String($0.output.1) }
    let types = AuditedBlock.words(in: line).filter { $0.first?.isUppercase == true }
    return error.message.hasPrefix("contextual closure type")
      || Self.misuses.contains(where: error.message.hasPrefix)
        && (!document.declared.isDisjoint(with: called)
          || document.declared.isDisjoint(with: types))
  }
}
