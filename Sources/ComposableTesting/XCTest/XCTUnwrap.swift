/// Returns the payload of an enum's case, or throws an error if the value is in another case.
///
/// ```swift
/// @CasePathable enum Destination { case counter(Int), settings }
///
/// let destination: Destination? = .counter(1)
/// #expect(try XCTUnwrap(destination, case: \.counter) == 1)
/// ```
///
/// - Parameters:
///   - value: The enum. For an optional enum, the cases are those of the wrapped enum.
///   - keyPath: The case.
///   - message: Text to append to the issue.
/// - Throws: An error, after reporting an issue, if the value is `nil` or in another case. Errors
///   of `value` are rethrown.
public func XCTUnwrap<Enum: CasePathable, Payload>(
  _ value: @autoclosure () throws -> Enum,
  case keyPath: CaseKeyPath<Enum, Payload>,
  _ message: @autoclosure () -> String = "",
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) throws -> Payload {
  let location = IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  let value = try value()
  announce("XCTUnwrap", at: location)
  if let payload = AnyCasePath(keyPath).extract(from: value) { return payload }
  let text = """
    XCTUnwrap: expected to extract a value of type '\(name(of: Payload.self))' from \
    '\(name(of: Enum.self))', but the value is in the case '\(value._$currentCase.name)'.
    """
  location.report(text.with(message()))
  throw UnwrappingError(description: text)
}

/// The error that ends a test when a value can't be unwrapped.
struct UnwrappingError: Error, CustomStringConvertible {
  let description: String
}
