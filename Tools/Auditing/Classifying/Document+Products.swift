import WaymarkBlocks
import WaymarkClaims
import WaymarkContexts
import WaymarkFindings
import WaymarkInterfaces
import WaymarkModel
import WaymarkNames

/// The choice of the package's modules that a block imports. It's necessary if the modules conflict
/// with each other or with the standard library.
extension Document {
  /// Returns an error about the first module that a block imports under a wrong name, and that name
  /// with its likely spelling; nil if there is none, or if the block doesn't have to be valid.
  func misspelledModule(
    in block: AuditedBlock
  ) -> (error: Diagnostic, name: BlockFinding.Missing)? {
    guard mustBeValid(block) else { return nil }
    let unknown = block.syntax.imports.filter {
      !modules.contains($0) && !KnownNames.modules.contains($0)
        && !KnownNames.foreignModules.contains($0)
    }
    for name in unknown {
      guard let similar = similarModule(to: name) else { continue }
      let error = Diagnostic(
        at: block.location(ofImport: name), "no such module '\(name)'",
        hint: "did you mean '\(similar)'?")
      return (error, BlockFinding.Missing(name: name, similar: similar))
    }
    return nil
  }

  /// Returns selections of modules, in the order in which they are tried. If the block imports
  /// modules, these are the only selection. Otherwise, the first selections are the modules that
  /// the Swift file of a doc comment can use, the imports of the nearest earlier block that has
  /// any, and the imports of the whole document. Each module that declares a name of the block
  /// follows as a selection of its own. If the package shadows a name of the standard library, the
  /// last selection contains no module.
  ///
  /// - Parameter ambiguous: The names that several modules declare.
  func productChoices(for block: AuditedBlock, _ ambiguous: [String]) -> [[String]] {
    let own = modules.intersection(block.syntax.imports).sorted()
    if !own.isEmpty { return Set(own) == modules ? [] : [own] }
    let earlier = blocks[..<block.index].last { !modules.isDisjoint(with: $0.syntax.imports) }
    let all = modules.intersection(blocks.flatMap(\.syntax.imports))
    let declaring = (ambiguous + block.syntax.needed.sorted()).flatMap {
      interface.modules(declaring: $0)
    }
    let file = modules.intersection(fileImports + [fileModule].compactMap(\.self))
    let used = [file, modules.intersection(earlier?.syntax.imports ?? []), all]
    let choices =
      used.filter { !$0.isEmpty }.map { $0.sorted() } + declaring.map { [$0] }
      + (shadowed(by: block).isEmpty ? [] : [[]])
    return choices.filter { Set($0) != modules || modules.count == 1 }
  }

  /// Returns the names of the standard library that a block uses and the package also declares.
  func shadowed(by block: AuditedBlock) -> Set<String> {
    block.syntax.needed.intersection(KnownNames.standard).filter {
      !interface.modules(declaring: $0).isEmpty
    }
  }

  /// Returns errors about the products in part of a manifest, if the names of the products are
  /// misspellings of the names of the package's modules.
  func misspelledProducts(in block: AuditedBlock) -> [Diagnostic] {
    block.snippet.lines.flatMap { line in
      line.text.matches(of: Self.product).compactMap { product in
        let name = String(product.output.1)
        let similar = modules.filter {
          Misspelling.isLikely(name, of: $0) && name.lowercased() != $0.lowercased()
        }
        guard !modules.contains(name), let module = similar.min() else { return nil }
        return Diagnostic(
          at: SourceLocation(file: block.snippet.location.file, line: line.number, column: 1),
          "the package has no product '\(name)'", hint: "did you mean '\(module)'?")
      }
    }
  }

  private static let product = Pattern(/\.product\(\s*name: "(\w+)"/)
}

extension AuditedBlock {
  /// Returns the location of a module's name in its first import.
  fileprivate func location(ofImport module: String) -> SourceLocation {
    let code = snippet.code
    let name = code.matches(of: Self.importedModule).map(\.output.1).first { $0 == module }
    return name.map { location(of: code.utf8.distance(from: code.startIndex, to: $0.startIndex)) }
      ?? snippet.location
  }

  private static let importedModule = Pattern(/\bimport (?:[a-z]+ )?(\w+)/)
}
