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

  /// The location in the author's file.
  package var location: SourceLocation
  /// Whether the diagnostic keeps examples from being proved, or only informs.
  package var severity: Severity
  /// A description of what is wrong, in terms that an author knows.
  package var message: String
  /// Advice on how the author can fix it; nil if there is none.
  package var hint: String?

  package init(
    _ severity: Severity = .error, at location: SourceLocation, _ message: String,
    hint: String? = nil
  ) {
    self.location = location
    self.severity = severity
    self.message = message
    self.hint = hint
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
  /// The diagnostics, sorted by location.
  package var diagnostics: [Diagnostic]

  /// Creates a result with the diagnostics that were found while it was computed.
  package init(_ value: Value, diagnostics: [Diagnostic] = []) {
    self.value = value
    self.diagnostics = diagnostics
  }
}

extension Checked: Equatable where Value: Equatable {}
extension Checked: Sendable where Value: Sendable {}
