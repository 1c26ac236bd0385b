import WaymarkBlocks
import WaymarkModel

/// A message that a test expects from the compiler.
package struct ExpectedDiagnostic: Equatable {
  /// The severity that the compiler must report.
  package var severity: Diagnostic.Severity
  /// The beginning of the message.
  package var text: String
  /// The line of code that the message is about, as quoted by the test; empty if the test doesn't
  /// quote it.
  package var code: String
  /// The line number of the message in the document.
  package var number: Int

  /// Returns the messages that a test program's lines expect, in order.
  package static func all(in lines: [SwiftTest.Line]) -> [Self] {
    var diagnostics: [Self] = []
    for line in lines {
      if line.marker == .diagnostic,
        let head = line.text.firstMatch(of: Self.severityAndText)
      {
        diagnostics.append(
          Self(
            severity: Diagnostic.Severity(rawValue: String(head.output.1)) ?? .error,
            text: trimmed(head.output.2), code: "", number: line.number))
      } else if line.marker == .diagnosticRest, diagnostics.last?.code == "" {
        diagnostics[diagnostics.count - 1].code = trimmed(line.text)
      }
    }
    return diagnostics
  }

  private static let severityAndText = Pattern(/(error|warning|note):\s*(.*)/)
}
