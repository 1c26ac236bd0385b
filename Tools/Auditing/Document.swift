public import WaymarkModel

/// A document whose blocks are audited.
public struct Document: Sendable {
  public let blocks: [AuditedBlock]
  /// The modules that every example imports.
  let modules: Set<String>
  /// Whether the package was built. If it wasn't, missing names aren't the document's fault.
  let hasPackage: Bool
  let finder: ContextFinder
  private let tests: SwiftTest
  /// The public declarations of the package.
  let interface: Interface

  /// - Parameters:
  ///   - modules: The modules that every example imports.
  ///   - hasPackage: Whether the package was built.
  ///   - interface: The public declarations of the package; empty if they aren't known.
  ///   - isTooDeep: Returns whether the parser would take too long for a text.
  public init(
    _ article: Article, modules: [String], hasPackage: Bool = true,
    interface: Interface = Interface(), isTooDeep: (String) -> Bool = { _ in false }
  ) {
    blocks = AuditedBlock.blocks(of: article, isTooDeep: isTooDeep)
    self.modules = Set(modules)
    tests = SwiftTest(article.text)
    self.hasPackage = hasPackage
    self.interface = interface
    finder = ContextFinder(blocks: blocks)
  }

  /// Returns how the declarations of a block differ from those of the package.
  func differences(of block: AuditedBlock) -> [Diagnostic] {
    interface.isEmpty ? [] : block.differences(from: interface)
  }

  /// Adds the test that repeats a shown block, and the lines in which the two differ.
  func compareWithTest(_ block: AuditedBlock, _ finding: inout BlockFinding) {
    guard block.test == nil,
      let fence = tests.fences.first(where: { $0.line > block.snippet.location.line })
    else { return }
    let lines = block.snippet.lines.filter { !trimmed($0.text).isEmpty }
    let tested = Set(fence.shown.map { trimmed($0) })
    let different = lines.filter { line in
      !tested.contains(trimmed(line.text)) && !trimmed(line.text).hasPrefix("//")
    }
    guard different.count * 2 < lines.count else { return }
    finding.test = fence.names.first ?? "line \(fence.line)"
    finding.notes += different.map { line in
      let place = SourceLocation(file: finding.file, line: line.number, column: line.column)
      return Diagnostic(
        .warning, at: place, "the test at line \(fence.line) has no line '\(trimmed(line.text))'")
    }
  }

  /// Returns the modules of the package that the document imports, or if there are none, the first
  /// module that declares a name.
  func modules(declaring name: String) -> [String] {
    let imported = Set(blocks.flatMap(\.syntax.imports)).intersection(modules)
    return imported.isEmpty
      ? Array(interface.modules(declaring: name).prefix(1)) : imported.sorted()
  }
}
