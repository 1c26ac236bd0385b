import WaymarkBlocks
import WaymarkClaims
import WaymarkModel

extension AuditedBlock {
  /// Returns what is wrong with the compiler's messages about a test: errors and warnings that it
  /// expects but that aren't reported, and errors that it doesn't expect.
  ///
  /// - Parameter messages: The compiler's messages of all severities.
  package func mismatches(with messages: [Diagnostic]) -> [Diagnostic] {
    guard let test else { return [] }
    let missing = test.diagnostics.filter { expected in
      expected.severity != .note && !messages.contains { expected.matches($0, in: self) }
    }
    let unexpected = messages.filter { message in
      message.severity == .error && !test.errors.contains { $0.matches(message, in: self) }
    }
    return missing.map { expected in
      let place = SourceLocation(file: snippet.location.file, line: expected.number, column: 1)
      return Diagnostic(
        at: place,
        "the compiler doesn't report the \(expected.severity.rawValue) '\(expected.text)'")
    } + unexpected.map { Diagnostic(at: $0.location, $0.message) }
  }
}

extension ExpectedDiagnostic {
  /// Returns whether a message is the expected one: it has the same text, or it is about the same
  /// line and only its wording differs.
  fileprivate func matches(_ message: Diagnostic, in block: AuditedBlock) -> Bool {
    guard message.severity == severity else { return false }
    if message.message.hasPrefix(text) { return true }
    let line = block.snippet.lines.first { $0.number == message.location.line }
    return !code.isEmpty && line.map { trimmed($0.text) } == code
  }
}
