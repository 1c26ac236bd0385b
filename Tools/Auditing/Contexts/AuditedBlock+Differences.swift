import WaymarkBlocks
import WaymarkClaims
import WaymarkInterfaces
import WaymarkModel

extension AuditedBlock {
  /// Returns the differences between the block's declarations and those of the modules, as
  /// warnings.
  func differences(from interface: Interface) -> [Diagnostic] {
    interface.differences(in: snippet.code).map { difference in
      Diagnostic(
        .warning, at: location(of: difference.offset), difference.message, hint: difference.hint)
    }
  }

  /// Returns the code of a statement or declaration at the block's top level, in whole lines.
  package func code(of item: BlockSyntax.TopLevelItem) -> String {
    item.lines.map { snippet.lines[$0].text }.joined(separator: "\n")
  }

  /// Returns the location in the document of a byte of the block's code.
  package func location(of offset: Int) -> SourceLocation {
    let lines = LineTable(snippet.code)
    let line = snippet.lines[lines.line(of: offset)]
    return SourceLocation(
      file: snippet.location.file, line: line.number,
      column: line.column + lines.column(of: offset))
  }
}
