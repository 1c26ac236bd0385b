extension TestStore {
  /// Prints a description of unasserted behavior if `showSkippedAssertions` is `true`.
  func reportSkipped(_ what: String, at location: IssueLocation) {
    guard case .off(showSkippedAssertions: true) = exhaustivity else { return }
    print("\(location): skipped \(what)")
  }
}
