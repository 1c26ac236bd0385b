extension TestStore {
  /// Prints a description of unasserted behavior if `showSkippedAssertions` is `true`.
  func reportSkipped(_ what: String, at location: IssueLocation) {
    guard case .off(showSkippedAssertions: true) = exhaustivity else { return }
    print("\(location): skipped \(what)")
  }
  /// The number of received actions in words, such as "2 received actions".
  var receivedCount: String {
    "\(received.count) received action\(received.count == 1 ? "" : "s")"
  }
}
