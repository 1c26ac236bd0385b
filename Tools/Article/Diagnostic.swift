/// Something that an author should know about a place in an article.
///
/// An author's mistake is a value: a stage returns what it found beside its result and goes on.
public struct Diagnostic: Codable, CustomStringConvertible, Hashable, Sendable {
  public enum Severity: String, Codable, Sendable {
    /// The article cannot be proved as it is.
    case error
    /// Worth knowing; changes no verdict.
    case warning
    /// Belongs to the diagnostic before it.
    case note
  }

  public var location: SourceLocation
  public var severity: Severity
  /// What is wrong, in the author's words.
  public var message: String
  /// What to do about it.
  public var hint: String?

  public init(
    _ severity: Severity = .error, at location: SourceLocation, _ message: String,
    hint: String? = nil
  ) {
    self.location = location
    self.severity = severity
    self.message = message
    self.hint = hint
  }

  /// `file:line:column: severity: message`, in the compiler's own form. The hint follows on a line
  /// of its own.
  public var description: String {
    "\(location): \(severity.rawValue): \(message)" + (hint.map { "\n  \($0)" } ?? "")
  }
}

/// What a stage made, and what it found wrong on the way.
public struct Checked<Value> {
  public var value: Value
  /// In the order of their places.
  public var diagnostics: [Diagnostic]

  public init(_ value: Value, diagnostics: [Diagnostic] = []) {
    self.value = value
    self.diagnostics = diagnostics
  }
}

extension Checked: Equatable where Value: Equatable {}
extension Checked: Sendable where Value: Sendable {}
