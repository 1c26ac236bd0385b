public import WaymarkModel

/// A document whose blocks are audited.
public struct Document: Sendable {
  public let blocks: [AuditedBlock]
  /// The modules that every example imports.
  let modules: Set<String>
  /// Whether the package was built. Without it, no missing name is the document's fault.
  let hasPackage: Bool
  let finder: ContextFinder
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
    self.hasPackage = hasPackage
    self.interface = interface
    finder = ContextFinder(blocks: blocks)
  }

  /// Returns how the declarations of a block differ from those of the package.
  func differences(of block: AuditedBlock) -> [Diagnostic] {
    interface.isEmpty ? [] : block.differences(from: interface)
  }
}
