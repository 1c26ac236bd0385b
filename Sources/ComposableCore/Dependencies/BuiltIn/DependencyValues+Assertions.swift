import IssueReporting

extension DependencyValues {
  /// A function that checks a condition, as `Swift.assert` does, if this library is built for
  /// debugging. In tests, a false condition is reported as an issue, and execution continues.
  public var assert: any AssertionEffect {
    get { self[AssertKey.self] }
    set { self[AssertKey.self] = newValue }
  }

  /// A function that reports a failure, as `Swift.assertionFailure` does. In tests, a failure is
  /// reported as an issue, and execution continues.
  public var assertionFailure: any AssertionFailureEffect {
    get { self[AssertionFailureKey.self] }
    set { self[AssertionFailureKey.self] = newValue }
  }

  /// A function that checks a condition in every build, as `Swift.precondition` does. In tests, a
  /// false condition is reported as an issue, and execution continues.
  public var precondition: any AssertionEffect {
    get { self[PreconditionKey.self] }
    set { self[PreconditionKey.self] = newValue }
  }
}

private enum AssertKey: DependencyKey {
  static var liveValue: any AssertionEffect { LiveAssertion() }
  static var testValue: any AssertionEffect { ReportedAssertion(name: "Assertion") }
}

private enum AssertionFailureKey: DependencyKey {
  static var liveValue: any AssertionFailureEffect { LiveAssertionFailure() }
  static var testValue: any AssertionFailureEffect { ReportedAssertionFailure() }
}

private enum PreconditionKey: DependencyKey {
  static var liveValue: any AssertionEffect { LivePrecondition() }
  static var testValue: any AssertionEffect { ReportedAssertion(name: "Precondition") }
}

private struct LiveAssertion: AssertionEffect {
  func callAsFunction(
    _ condition: @autoclosure () -> Bool, _ message: @autoclosure () -> String,
    file: StaticString, line: UInt
  ) {
    Swift.assert(condition(), message(), file: file, line: line)
  }
}

private struct LiveAssertionFailure: AssertionFailureEffect {
  func callAsFunction(_ message: @autoclosure () -> String, file: StaticString, line: UInt) {
    Swift.assertionFailure(message(), file: file, line: line)
  }
}

private struct LivePrecondition: AssertionEffect {
  func callAsFunction(
    _ condition: @autoclosure () -> Bool, _ message: @autoclosure () -> String,
    file: StaticString, line: UInt
  ) {
    Swift.precondition(condition(), message(), file: file, line: line)
  }
}

private struct ReportedAssertion: AssertionEffect {
  let name: String

  func callAsFunction(
    _ condition: @autoclosure () -> Bool, _ message: @autoclosure () -> String,
    file: StaticString, line: UInt
  ) {
    guard !condition() else { return }
    reportFailure(of: name, message(), file: file, line: line)
  }
}

private struct ReportedAssertionFailure: AssertionFailureEffect {
  func callAsFunction(_ message: @autoclosure () -> String, file: StaticString, line: UInt) {
    reportFailure(of: "Assertion", message(), file: file, line: line)
  }
}

private func reportFailure(
  of check: String, _ message: String, file: StaticString, line: UInt
) {
  reportIssue(
    message.isEmpty ? "\(check) failed." : "\(check) failed: \(message)", filePath: file, line: line
  )
}
