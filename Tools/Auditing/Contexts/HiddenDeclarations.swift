import WaymarkBlocks
import WaymarkClaims

/// The declarations in the tests of a document, which readers don't see. Blocks without their own
/// test can rely on them.
package struct HiddenDeclarations: Sendable {
  /// The tests that declare each name, with their lines, in the order in which they appear.
  private var tests: [String: [(block: Int, line: Int)]] = [:]

  /// Collects the declarations of tests that can run on their own: those that expect no failure,
  /// import nothing, and aren't modules for other tests.
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

  /// Returns the tests that declare names: for each name, the nearest test before a line or, if
  /// there is none, the first test. Returns nil if there are no names, or if any of them isn't
  /// declared by a test.
  package func tests(declaring names: Set<String>, before line: Int) -> Set<Int>? {
    let found = names.map { name in
      let all = tests[name] ?? []
      return (all.last { $0.line < line } ?? all.first)?.block
    }
    return found.contains(nil) || found.isEmpty ? nil : Set(found.compactMap(\.self))
  }
}
