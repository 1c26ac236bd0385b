import WaymarkBlocks
import WaymarkClaims

/// The declarations in the tests of a document. Blocks that have no test of their own can rely on
/// them, although readers don't see them.
package struct HiddenDeclarations: Sendable {
  /// The tests that declare each name, with their lines, in the order of the document.
  private var tests: [String: [(block: Int, line: Int)]] = [:]

  package init(_ blocks: [AuditedBlock]) {
    for block in blocks {
      guard let test = block.test, test.errors.isEmpty, !test.mustTrap, !test.isModule,
        block.syntax.imports.isEmpty
      else { continue }
      for name in block.syntax.names.all {
        tests[name, default: []].append((block.index, test.line))
      }
    }
  }

  /// Returns the tests that declare names: for each, the nearest one before a line, or else the
  /// first one; nil if a name has no test.
  package func tests(declaring names: Set<String>, before line: Int) -> Set<Int>? {
    let found = names.map { name in
      let all = tests[name] ?? []
      return (all.last { $0.line < line } ?? all.first)?.block
    }
    return found.contains(nil) || found.isEmpty ? nil : Set(found.compactMap(\.self))
  }
}
