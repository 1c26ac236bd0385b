import WaymarkBlocks
import WaymarkClaims
import WaymarkContexts
import WaymarkModel

extension AuditedBlock {
  /// Returns errors about the compiler's messages for a test: errors and warnings that the test
  /// expects but the compiler doesn't report, and errors that the test doesn't expect.
  ///
  /// - Parameter messages: The compiler's messages of all severities.
  package func mismatches(with messages: [Diagnostic]) -> [Diagnostic] {
    guard let test else { return [] }
    var open = messages
    let missing = test.diagnostics.filter { expected in
      guard expected.severity != .note else { return false }
      guard
        let found = expected.nearest(in: open, of: self)
          ?? expected.nearest(in: messages, of: self)
      else { return true }
      // The compiler can report the same error twice.
      open.removeAll { $0.location.line == found.location.line && $0.severity == found.severity }
      return false
    }
    let unexpected = open.filter { $0.severity == .error }
    return missing.map { expected in
      let place = SourceLocation(file: snippet.location.file, line: expected.number, column: 1)
      return Diagnostic(
        at: place,
        "the compiler doesn't report the \(expected.severity.rawValue) '\(expected.text)'",
        hint: "remove the message from the test, or correct the code")
    } + unexpected.map { Diagnostic(at: $0.location, $0.message) }
  }

  /// Returns warnings about the messages of a test that the compiler words differently. Only
  /// messages for which the test quotes the line of code count.
  package func rewordings(in messages: [Diagnostic]) -> [Diagnostic] {
    (test?.diagnostics ?? []).compactMap { expected in
      guard expected.severity != .note, let found = expected.nearest(in: messages, of: self),
        !found.message.hasPrefix(expected.text)
      else { return nil }
      let place = SourceLocation(file: snippet.location.file, line: expected.number, column: 1)
      return Diagnostic(
        .warning, at: place,
        "the test expects the \(expected.severity.rawValue) '\(expected.text)', but the compiler "
          + "reports '\(found.message)'",
        hint: "quote the compiler's message")
    }
  }
}

extension ExpectedDiagnostic {
  /// Returns the message that the test expects; nil if there is none. Among the messages with the
  /// expected text, those about the expected line are preferred. If no message has the text, the
  /// first message about that line is returned, because the compiler's wording can change.
  fileprivate func nearest(in messages: [Diagnostic], of block: AuditedBlock) -> Diagnostic? {
    let candidates = messages.filter { $0.severity == severity }
    let isSameLine = { (message: Diagnostic) in
      let line = block.snippet.lines.first { $0.number == message.location.line }
      return !code.isEmpty && line.map { trimmed($0.text) } == code
    }
    let equal = candidates.filter { $0.message.hasPrefix(text) }
    return equal.first(where: isSameLine) ?? equal.first ?? candidates.first(where: isSameLine)
  }
}
