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
    page.markdown = HTML(address(of: SiteMap.markdownAddress(of: path), from: path))
    let index = ModuleIndex(module, in: book)
    let start = ModuleIndex.Section(id: "kind.start", heading: "Start with", groups: index.mostUsed)
    let sections = (index.mostUsed.isEmpty ? [] : [start]) + index.sections
    let view = ReferencePage(
      page: page, topic: "Module", title: "<code>\(module)</code>",
      contents: sections.map {
        .init(href: "#\($0.id)", words: HTML($0.heading))
      },
      body: ([head(index)] + sections.map(html)).lines())
    return view.file
  }

  private func head(_ index: ModuleIndex) -> HTML {
    """
    <p>\(index.summary)</p>
    <p><input id="page.filter" type="search" aria-label="Filter the names" placeholder="Filter the names"></p>
    """
  }

  private func html(_ section: ModuleIndex.Section) -> HTML {
    """
    <h2 id="\(section.id)">\(section.heading)</h2>
    \(ReferenceList(section.groups, page: path, in: book).html)
    """
  }
}

/// A list of links to the pages of symbols, with the first sentence about each.
struct ReferenceList {
  let html: HTML

  init(_ groups: [SymbolMap.Group], page: String, in book: Book) {
    let prose = Prose(page: page, links: book.links, trustsHTML: false)
    let rows = groups.map { group -> HTML in
      let name: HTML = "<code>\(breakable(group.title))</code>"
      let link: HTML = "<a href=\"\(address(of: group.page, from: page))\">\(name)</a>"
      let abstract = group.heads.lazy.compactMap(\.abstract).first
      return "<dt>\(link)</dt>"
        + "<dd>\(prose.html(firstSentence(of: abstract ?? []), linked: false))</dd>"
    }
    html = "<dl class=\"symbols\">\n\(rows.joined(separator: "\n"))\n</dl>"
  }
}

/// Returns a paragraph up to the first period, outside of code and links, that precedes a space and
/// a capital letter. In text such as "e.g. a list", a lowercase letter follows the abbreviation.
func firstSentence(of paragraph: [Inline]) -> [Inline] {
  for (index, inline) in paragraph.enumerated() {
    guard case .text(let text) = inline else { continue }
    if let match = text.firstMatch(of: /\.(?= [A-Z])/) {
      return paragraph[..<index] + [.text(String(text[..<match.range.upperBound]))]
    }
    if text.hasSuffix("."), paragraph[(index + 1)...].first == .softBreak {
      return Array(paragraph[...index])
    }
  }
  return paragraph
}
