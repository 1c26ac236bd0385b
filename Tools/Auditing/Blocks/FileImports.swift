import SwiftParser
import SwiftSyntax
import WaymarkTokens

/// Returns the modules that a Swift file imports, in order and without duplicates.
///
/// Imports in all branches of `#if` are included. A submodule counts as its module. The result is
/// empty if the code is nested too deeply for the parser.
package func importedModules(of source: String) -> [String] {
  guard !isTooDeep(source) else { return [] }
  var modules: [String] = []
  func visit(_ items: CodeBlockItemListSyntax) {
    for case .decl(let declaration) in items.lazy.map(\.item) {
      if let name = declaration.as(ImportDeclSyntax.self)?.path.first?.name.text {
        if !modules.contains(name) { modules.append(name) }
      } else if let conditional = declaration.as(IfConfigDeclSyntax.self) {
        for case .statements(let items) in conditional.clauses.compactMap(\.elements) {
          visit(items)
        }
      }
    }
  }
  visit(Parser.parse(source: source).statements)
  return modules
}
