/// A message for an author about a location in an article.
///
/// Authors' mistakes are values, not thrown errors. Each stage returns its diagnostics with its
/// result and continues.
package struct Diagnostic: Codable, CustomStringConvertible, Hashable, Sendable {
  /// The severity of a message.
  package enum Severity: String, Codable, Sendable {
    /// A problem that prevents an example from being proved.
    case error
    /// Useful information that doesn't affect any verdict.
    case warning
    /// Additional information about the preceding diagnostic.
    case note
  }

  /// The cause of one of the tool's own messages. Other stages check the cause instead of the
  /// message, whose wording can change.
  package enum Reason: String, Codable, Sendable {
    /// The process ended with status 0 before its test ended.
    case exit
    /// The process ended with another status before its test ended.
    case failedExit
    /// A signal that the program's own code didn't raise, such as `SIGKILL`, stopped the process.
    case signal
    /// A test threw an error, or was cancelled or skipped, so the rest of it didn't run.
    case earlyEnd
    /// Results of the tests are missing, although the process didn't end too early.
    case missingResults
    /// The example printed too much and was stopped.
    case outputLimit
    /// The compiler took too long and was stopped.
    case compileTimeLimit
    /// The compiler failed without an error in the code.
    case compilerFailure
    /// The example compiles, but its program can't be linked.
    case linkFailure
    /// The code uses a name or an attribute that examples can't use.
    case unavailableName
    /// A program stopped, although its document doesn't say so.
    case unexpectedStop
    /// A document states a result or a failure that differs from what was observed.
    case contradiction
  }

  /// The location in the author's file.
  package var location: SourceLocation
  /// The severity. Only errors prevent examples from being proved.
  package var severity: Severity
  /// A description of what is wrong, in terms that an author knows.
  package var message: String
  /// A hint on how to fix the problem; nil if there is none.
  package var hint: String?
  /// The cause; nil for the compiler's messages, and for messages that no other stage depends on.
  package var reason: Reason?

  package init(
    _ severity: Severity = .error, at location: SourceLocation, _ message: String,
    hint: String? = nil, reason: Reason? = nil
  ) {
    self.location = location
    self.severity = severity
    self.message = message
    self.hint = hint
    self.reason = reason
  }

  /// `file:line:column: severity: message`, in the compiler's format. The hint follows on its own
  /// line.
  package var description: String {
    "\(location): \(severity.rawValue): \(message)" + (hint.map { "\n  \($0)" } ?? "")
  }
}

/// The result of a stage and the diagnostics found while producing it.
package struct Checked<Value> {
  /// The result, complete except for what the diagnostics report.
  package var value: Value
  /// The diagnostics that were found while the result was computed.
  package var diagnostics: [Diagnostic]

  /// Creates a result with the diagnostics that were found while it was computed.
  package init(_ value: Value, diagnostics: [Diagnostic] = []) {
    self.value = value
    self.diagnostics = diagnostics
  }
}

extension Checked: Equatable where Value: Equatable {}
extension Checked: Sendable where Value: Sendable {}
