extension TestStore {
  /// Prints what the test didn't assert, if `showSkippedAssertions` is `true`.
  func reportSkipped(_ what: String, at location: IssueLocation) {
    guard case .off(showSkippedAssertions: true) = exhaustivity else { return }
    print("\(location): skipped \(what)")
  }
}
