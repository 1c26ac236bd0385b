extension TestStore {
  /// Prints what was not asserted, where the test asks to see it.
  func reportSkipped(_ what: String, at location: IssueLocation) {
    guard case .off(showSkippedAssertions: true) = exhaustivity else { return }
    print("\(location): skipped \(what)")
  }
}
