/// A function that checks a condition. In the running application, it behaves like `Swift.assert`
/// or `Swift.precondition`. In tests, it reports an issue if the condition is false.
///
/// ```swift
/// func share(_ count: Int, among people: Int) -> Int {
///   @Dependency(\.assert) var assert
///   assert(people > 0, "There is nobody to share with.")
///   return people > 0 ? count / people : 0
/// }
///
/// #expect(share(6, among: 2) == 3)
/// ```
public protocol AssertionEffect: Sendable {
  /// Checks a condition. The message describes the problem if the condition is false.
  func callAsFunction(
    _ condition: @autoclosure () -> Bool, _ message: @autoclosure () -> String,
    file: StaticString, line: UInt
  )
}

extension AssertionEffect {
  /// Checks a condition. The message describes the problem if the condition is false.
  public func callAsFunction(
    _ condition: @autoclosure () -> Bool, _ message: @autoclosure () -> String = "",
    file: StaticString = #filePath, line: UInt = #line
  ) {
    callAsFunction(condition(), message(), file: file, line: line)
  }
}

/// A function that reports a failure. In the running application, it behaves like
/// `Swift.assertionFailure`. In tests, it reports an issue.
///
/// ```swift
/// struct Recorder: AssertionFailureEffect {
///   let messages = LockIsolated<[String]>([])
///
///   func callAsFunction(_ message: @autoclosure () -> String, file: StaticString, line: UInt) {
///     let text = message()
///     messages.withValue { $0.append(text) }
///   }
/// }
///
/// let recorder = Recorder()
/// withDependencies {
///   $0.assertionFailure = recorder
/// } operation: {
///   @Dependency(\.assertionFailure) var assertionFailure
///   assertionFailure("The list is empty.")
/// }
/// #expect(recorder.messages.value == ["The list is empty."])
/// ```
public protocol AssertionFailureEffect: Sendable {
  /// Reports a failure. The message describes the problem.
  func callAsFunction(_ message: @autoclosure () -> String, file: StaticString, line: UInt)
}

extension AssertionFailureEffect {
  /// Reports a failure. The message describes the problem.
  public func callAsFunction(
    _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
  ) {
    callAsFunction(message(), file: file, line: line)
  }
}
