extension Optional where Wrapped: CasePathable {
  /// Writes the payload of a case. A `nil` payload sets the whole value to `nil`.
  ///
  /// If the value isn't in this case, an issue is reported instead. This applies even to `nil`,
  /// because `x[case: \.y]?.field = z` writes back the `nil` that it read.
  mutating func write<Value>(_ payload: Value?, through keyPath: CaseKeyPath<Wrapped, Value>) {
    let path = AnyCasePath(keyPath)
    guard let wrapped = self, path.extract(from: wrapped) != nil else {
      return IssueLocation.reportWithoutPlace(
        unrelatedCaseMessage(
          of: Value.self, in: Wrapped.self,
          found: map { "in the case '\($0._$currentCase.name)'" } ?? "'nil'"
        )
      )
    }
    self = payload.map(path.embed)
  }
}
