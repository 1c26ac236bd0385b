import WaymarkBlocks
import WaymarkClaims
import WaymarkInterfaces
import WaymarkModel

extension AuditedBlock {
  /// Returns the differences between the block's declarations and those of the modules, as
  /// warnings.
  func differences(from interface: Interface) -> [Diagnostic] {
    let lines = LineTable(snippet.code)
    return interface.differences(in: snippet.code).map { difference in
      let line = snippet.lines[lines.line(of: difference.offset)]
      let place = SourceLocation(
        file: snippet.location.file, line: line.number,
        column: line.column + lines.column(of: difference.offset))
      return Diagnostic(.warning, at: place, difference.message, hint: difference.hint)
    }
  }
}
