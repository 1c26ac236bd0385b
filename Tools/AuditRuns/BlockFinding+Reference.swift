import WaymarkBlocks
import WaymarkContexts
import WaymarkFindings
import WaymarkModel

extension BlockFinding {
  /// Creates a finding about a reference without a target.
  init(at location: SourceLocation, broken message: String) {
    let snippet = Snippet(index: 0, location: location, lines: [])
    let block = AuditedBlock(
      index: 0, snippet: snippet, lead: "", following: nil, syntax: BlockSyntax(""))
    self.init(block, .broken, attempts: 0)
    notes = [Diagnostic(at: location, message)]
  }
}
