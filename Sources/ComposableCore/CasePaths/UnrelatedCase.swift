import IssueReporting

/// What is said of a write through a case that a value is not in.
///
/// - Parameter found: What the value is instead: `in the case "home"`, or `nil`.
func unrelatedCaseMessage(of payload: Any.Type, in root: Any.Type, found: String) -> String {
  """
  Can't modify unrelated case: a "\(name(of: payload))" was written to a "\(name(of: root))" that \
  is \(found). Nothing was changed.

  A write through a case changes the payload of a value that is in this case already. To move to \
  another case, assign the whole value.
  """
}

extension IssueLocation {
  /// Where the assertion of a state stands whose closure is running; `nil` outside of assertions.
  @TaskLocal package static var ofAssertion: IssueLocation?

  /// Reports an issue of an access that cannot know its own place, such as a dynamic member.
  static func reportWithoutPlace(_ message: String) {
    if let ofAssertion { ofAssertion.report(message) } else { reportIssue(message) }
  }
}
