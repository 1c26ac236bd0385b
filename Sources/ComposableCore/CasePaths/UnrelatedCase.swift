import IssueReporting

/// Returns the message for a write through a case that a value isn't in.
///
/// - Parameter found: A description of the value, either `in the case 'home'` or `'nil'`.
func unrelatedCaseMessage(of payload: Any.Type, in root: Any.Type, found: String) -> String {
  """
  Can't modify unrelated case: a value of type '\(name(of: payload))' was written to a value of \
  type '\(name(of: root))' that is \(found). Nothing was changed.

  A write through a case can only change the payload of a value that is already in this case. To \
  switch to another case, assign the whole value.
  """
}

extension IssueLocation {
  /// The location of the state assertion whose closure is running; `nil` outside assertions.
  @TaskLocal package static var ofAssertion: IssueLocation?

  /// Reports an issue for an access whose source location is unknown, such as one through a dynamic
  /// member. In a state assertion, the location of the assertion is used.
  static func reportWithoutPlace(_ message: String) {
    if let ofAssertion { ofAssertion.report(message) } else { reportIssue(message) }
  }
}
