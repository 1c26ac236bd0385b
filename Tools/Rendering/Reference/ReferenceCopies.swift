import WaymarkBook
import WaymarkLinking
import WaymarkMarkup
import WaymarkModel
import WaymarkProse

/// Returns the Markdown copies of the pages of all modules and symbols. The pages of a large type
/// have one copy.
package func referenceCopies(in book: Book) -> [SiteFile] {
  let modules = book.map.symbols.modules.sorted { $0.key < $1.key }.map { module, page in
    SiteFile(path: SiteMap.markdownAddress(of: page), text: copy(of: module, page: page, in: book))
  }
  let groups = book.map.symbols.groups.filter(\.isFirst)
  return modules + concurrentMap(groups) { SymbolCopy($0, in: book).file }
}

private func copy(of module: String, page: String, in book: Book) -> String {
  let path = SiteMap.markdownAddress(of: page)
  let index = ModuleIndex(module, in: book)
  let prose = MarkdownProse(ProsePage(path, links: book.links))
  let sections = index.sections.map { section in
    "## \(section.heading)\n\n"
      + section.groups.map { group in
        let href = address(of: SiteMap.markdownAddress(of: group.page), from: path)
        let abstract = group.heads.lazy.compactMap(\.abstract).first.map {
          ": " + joiningLines(prose.text($0))
        }
        return "- [`\(group.title)`](\(href))\(abstract ?? "")"
      }.joined(separator: "\n")
  }
  let abstract = book.abstract(of: module).map { [prose.text([.paragraph($0)])] } ?? []
  let parts = ["# \(module)"] + abstract + [index.description] + sections
  return parts.joined(separator: "\n\n") + "\n"
}

/// The Markdown copy of the pages of a type, or of another top-level name.
private struct SymbolCopy {
  let group: SymbolMap.Group
  let book: Book
  let path: String

  init(_ group: SymbolMap.Group, in book: Book) {
    (self.group, self.book, path) = (group, book, SiteMap.markdownAddress(of: group.page))
  }

  var file: SiteFile {
    let module =
      book.map.symbols.modules[group.module].map { SiteMap.markdownAddress(of: $0) } ?? ""
    let kind = group.heads.first?.kind.noun ?? "Extensions"
    let head = [
      "# `\(group.heads.first?.sign ?? "")\(group.title)`",
      "\(kind) of [\(group.module)](\(address(of: module, from: path)))",
    ]
    let kinds = Dictionary(grouping: book.map.symbols.members(of: group), by: \.kind)
    let members = Symbol.Kind.allCases.flatMap { kind in
      kinds[kind].map { ["## \(kind.plural)"] + $0.flatMap(member) } ?? []
    }
    let parts = head + group.heads.flatMap(text) + members
    return SiteFile(path: path, text: parts.joined(separator: "\n\n") + "\n")
  }

  private func member(_ symbol: Symbol) -> [String] {
    ["### `\(symbol.path.last ?? "")`"] + text(of: symbol)
  }

  private func text(of symbol: Symbol) -> [String] {
    let lines = declarationLines(symbol.declaration).map { $0.map(\.text).joined() }.filter {
      !$0.isEmpty
    }
    let declaration =
      lines.isEmpty ? nil : fenced(printable(lines.joined(separator: "\n")), "swift")
    let conditions =
      symbol.conditions.isEmpty
      ? nil : "Available when `\(symbol.conditions.joined(separator: ", "))`"
    let deprecation = symbol.deprecation.map { "**Deprecated.** \(printable($0))" }
    let types = symbol.supertypes.map { "`\($0.name)`" }
    let relations = types.isEmpty ? nil : "Conforms to \(types.joined(separator: ", "))"
    return [declaration, conditions, deprecation, documentation(of: symbol), relations].compactMap(
      \.self)
  }

  private func documentation(of symbol: Symbol) -> String? {
    guard let article = symbol.documentation else { return nil }
    let page = ProsePage(path, links: book.links, scope: symbol.path)
    let prose = MarkdownProse(page) { index in
      guard article.snippets.indices.contains(index), article.snippets[index].visibility == .shown
      else { return "" }
      return fenced(printable(article.snippets[index].code), "swift")
    }
    let text = prose.text(article.blocks.map(withoutHeading))
    return text.isEmpty ? nil : text
  }
}
