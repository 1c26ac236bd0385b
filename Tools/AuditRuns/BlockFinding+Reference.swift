import WaymarkContexts
import WaymarkFindings
import WaymarkModel

extension BlockFinding {
  /// Creates a finding about a reference without a target.
  init(at location: SourceLocation, broken message: String, hint: String) {
    let snippet = Snippet(index: 0, location: location, lines: [])
    self.init(AuditedBlock(snippet), .broken, attempts: 0)
    notes = [Diagnostic(at: location, message, hint: hint)]
  }
}
