import CustomDump

/// Modifies the payload of an optional enum's case in a state assertion.
///
/// ```swift
/// @CasePathable enum Destination: Equatable { case counter(Int), settings }
///
/// var destination: Destination? = .counter(1)
/// XCTModify(&destination, case: \.counter) { $0 = 2 }
/// #expect(destination == .counter(2))
/// ```
///
/// Reports an issue if the value is `nil` or in another case, if the closure throws, or if the
/// closure leaves an `Equatable` payload unchanged. In the assertions of a test store that isn't
/// exhaustive, the closure may leave the payload unchanged.
///
/// - Parameters:
///   - value: The enum.
///   - keyPath: The case.
///   - message: Text to append to issues.
///   - body: A closure that modifies the payload.
public func XCTModify<Enum: CasePathable, Payload>(
  _ value: inout Enum?,
  case keyPath: CaseKeyPath<Enum, Payload>,
  _ message: @autoclosure () -> String = "",
  _ body: (inout Payload) throws -> Void,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) {
  let location = IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  let path = AnyCasePath(keyPath)
  guard let current = value, let payload = path.extract(from: current) else {
    let found = value.map { "is in the case '\($0._$currentCase.name)'" } ?? "is 'nil'"
    return location.reportMissing(
      Payload.self, of: "Optional<\(name(of: Enum.self))>", found: found, message())
  }
  modify(payload, with: body, message(), at: location).map { value = path.embed($0) }
}

/// Modifies the payload of an enum's case in a state assertion.
public func XCTModify<Enum: CasePathable, Payload>(
  _ value: inout Enum,
  case keyPath: CaseKeyPath<Enum, Payload>,
  _ message: @autoclosure () -> String = "",
  _ body: (inout Payload) throws -> Void,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) {
  let location = IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  let path = AnyCasePath(keyPath)
  guard let payload = path.extract(from: value) else {
    let found = "is in the case '\(value._$currentCase.name)'"
    return location.reportMissing(Payload.self, of: name(of: Enum.self), found: found, message())
  }
  modify(payload, with: body, message(), at: location).map { value = path.embed($0) }
}

/// Modifies the value of an optional in a state assertion.
public func XCTModify<Wrapped>(
  _ value: inout Wrapped?,
  _ message: @autoclosure () -> String = "",
  _ body: (inout Wrapped) throws -> Void,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) {
  let location = IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  guard let payload = value else {
    return location.reportMissing(
      Wrapped.self, of: "Optional<\(name(of: Wrapped.self))>", found: "is 'nil'", message())
  }
  modify(payload, with: body, message(), at: location).map { value = $0 }
}

/// Returns a modified copy of a value; reports an issue and returns `nil` if the closure throws.
private func modify<Value>(
  _ value: Value, with body: (inout Value) throws -> Void, _ message: String,
  at location: IssueLocation
) -> Value? {
  announce("XCTModify", at: location)
  var changed = value
  do {
    try body(&changed)
  } catch {
    location.report("XCTModify: the closure threw an error: \(error)".with(message))
    return nil
  }
  if Assertion.isExhaustive, isEqual(value, changed) {
    location.report(
      """
      XCTModify: expected '\(name(of: Value.self))' to be changed, but no change occurred.

      The closure leaves the value unchanged. Omit 'XCTModify' if the value isn't expected to \
      change.
      """
      .with(message)
    )
  }
  return changed
}

private func isEqual<Value>(_ lhs: Value, _ rhs: Value) -> Bool {
  func compare<E: Equatable>(_ lhs: E) -> Bool { lhs == (rhs as? E) }
  return (lhs as? any Equatable).map { compare($0) } ?? false
}

extension IssueLocation {
  fileprivate func reportMissing(
    _ payload: Any.Type, of value: String, found: String, _ message: String
  ) {
    announce("XCTModify", at: self)
    report(
      """
      XCTModify: expected to extract a value of type '\(name(of: payload))' from '\(value)', but the \
      value \(found).
      """
      .with(message)
    )
  }
}

extension String {
  /// Returns the text followed by the test author's message, if there is one.
  func with(_ message: String) -> String {
    message.isEmpty ? self : "\(self)\n\n\(message)"
  }
}
