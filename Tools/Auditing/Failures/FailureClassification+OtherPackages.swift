import WaymarkContexts
import WaymarkModel

// Static members that other packages can add to the protocols of the package.
extension FailureClassification {
  /// Returns whether an error is about a static member of a protocol to which another package can
  /// add types: `.http` for `some Transport`.
  func isMemberOfOtherPackage(_ error: Diagnostic) -> Bool {
    guard error.message.hasPrefix("type '"), let (type, member) = Self.missingMember(in: error)
    else { return false }
    return document.interface.declaresProtocol(type)
      && !document.interface.misspellsMember(member, of: type)
  }

  /// Whether static members that another package can add would fix all errors.
  var needsMembersOfOtherPackage: Bool {
    !errors.others.isEmpty
      && errors.others.allSatisfy {
        isMemberOfOtherPackage($0) || followsFromMemberOfOtherPackage($0)
      }
  }

  /// Returns whether an error only follows from a missing static member that another package can
  /// add. Without the member, the types of its arguments are unknown.
  func followsFromMemberOfOtherPackage(_ error: Diagnostic) -> Bool {
    error.message.hasPrefix("cannot infer contextual base in reference to member")
      && errors.others.contains(where: isMemberOfOtherPackage)
  }
}
