import WaymarkBook
import WaymarkLinking
import WaymarkMarkup
import WaymarkModel
import WaymarkProse

/// The index of a module's symbols.
package struct ModulePage {
  private let module: String
  private let path: String
  private let book: Book

  package init(_ module: String, path: String, in book: Book) {
    (self.module, self.path, self.book) = (module, path, book)
  }

  package var file: SiteFile {
    var page = PageLayout(
      book, path: path, title: module, description: "The public symbols of \(module).")
    page.sidebar = book.sidebar.html(for: path, module: module)
    let groups = book.map.symbols.groups
      .filter { $0.module == module && !$0.title.contains(".") && $0.isFirst }
    let kinds = Dictionary(grouping: groups) { $0.heads.first?.kind }
    let sections = Symbol.Kind.allCases.compactMap { kind in
      kinds[kind].map { (id: kind.anchor, heading: kind.plural, groups: $0) }
    } + (kinds[nil].map { [(id: "kind.extensions", heading: "Extensions", groups: $0)] } ?? [])
    let view = ReferencePage(
      page: page, topic: "Module", title: "<code>\(module)</code>",
      contents: sections.map {
        .init(href: "#\($0.id)", words: HTML($0.heading))
      },
      body: sections.map { section in
        """
        <h2 id="\(section.id)">\(section.heading)</h2>
        \(ReferenceList(section.groups, page: path, in: book).html)
        """
      }.joined(separator: "\n"))
    return view.file
  }
}

/// A list of links to the pages of symbols, with an abstract of each.
struct ReferenceList {
  let html: HTML

  init(_ groups: [SymbolMap.Group], page: String, in book: Book) {
    let prose = Prose(page: page, links: book.links, trustsHTML: false)
    let rows = groups.map { group -> HTML in
      let name: HTML = "<code>\(breakable(group.title))</code>"
      let link: HTML = "<a href=\"\(address(of: group.page, from: page))\">\(name)</a>"
      let abstract = group.heads.lazy.compactMap(\.abstract).first
      return "<dt>\(link)</dt>" + (abstract.map { "<dd>\(prose.html($0, linked: false))</dd>" } ?? "<dd></dd>")
    }
    html = "<dl class=\"symbols\">\n\(rows.joined(separator: "\n"))\n</dl>"
  }
}
