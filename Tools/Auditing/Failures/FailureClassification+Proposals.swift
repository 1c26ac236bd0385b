import WaymarkContexts
import WaymarkModel

// Code that uses declarations as a document describes them, rather than as they exist.
extension FailureClassification {
  /// Returns whether an error is about a member that the document's prose describes.
  func isAboutDescribedMember(_ error: Diagnostic) -> Bool {
    error.message.firstMatch(of: Self.missingName)
      .map { document.describedMembers.contains(String($0.output.1)) } ?? false
  }

  /// Returns whether the document is a proposal, and an error is about a declaration that can
  /// differ from the proposed one.
  func isAboutProposedDeclaration(_ error: Diagnostic) -> Bool {
    document.purpose.isProposal
      && (Self.isAboutMissingMember(error) || isAboutProposedFunction(error))
  }

  /// Returns whether an error is about a member that is missing or not public, or about a missing
  /// conformance.
  private static func isAboutMissingMember(_ error: Diagnostic) -> Bool {
    missingMember(in: error) != nil || error.message.contains("has no dynamic member")
      || error.message.contains("is inaccessible due to 'internal'")
      || error.message.contains(Self.requiredConformance)
  }

  /// Returns whether an error is about the parameters of a closure, or about wrong arguments on a
  /// line that calls one of the document's functions or uses none of its types.
  private func isAboutProposedFunction(_ error: Diagnostic) -> Bool {
    let line = block.line(of: error)?.text ?? ""
    let called = line.matches(of: Self.calledName).map { String($0.output.1) }
    let types = AuditedBlock.words(in: line).filter { $0.first?.isUppercase == true }
    return error.message.hasPrefix("contextual closure type")
      || Self.misuses.contains(where: error.message.hasPrefix)
        && (!document.declared.isDisjoint(with: called)
          || document.declared.isDisjoint(with: types))
  }

  private static let requiredConformance = Pattern(/requires that '.*' conform to '/)
  private static let calledName = Pattern(/([a-z]\w*)\(/)
}
