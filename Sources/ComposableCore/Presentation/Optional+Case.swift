extension Optional where Wrapped: CasePathable {
  /// Writes the payload of a case; `nil` for the payload takes the whole value away.
  ///
  /// Through a case that the value is not in, any write is an issue: `x[case: \.y]?.field = z`
  /// writes the `nil` back that it found.
  mutating func write<Value>(_ payload: Value?, through keyPath: CaseKeyPath<Wrapped, Value>) {
    let path = AnyCasePath(keyPath)
    guard let wrapped = self, path.extract(from: wrapped) != nil else {
      return IssueLocation.reportWithoutPlace(
        unrelatedCaseMessage(
          of: Value.self, in: Wrapped.self,
          found: map { "in the case \"\($0._$currentCase.name)\"" } ?? "nil"
        )
      )
    }
    self = payload.map(path.embed)
  }
}
