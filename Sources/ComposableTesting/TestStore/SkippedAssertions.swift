extension TestStore {
  /// Prints what was not asserted, if the exhaustivity includes showing it.
  func reportSkipped(_ what: String, at location: IssueLocation) {
    guard case .off(showSkippedAssertions: true) = exhaustivity else { return }
    print("\(location): skipped \(what)")
  }
}
