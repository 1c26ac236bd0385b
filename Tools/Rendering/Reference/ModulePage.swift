import WaymarkBook
import WaymarkLinking
import WaymarkMarkup
import WaymarkModel
import WaymarkProse

/// The index of a module's symbols.
package struct ModulePage {
  /// The maximum size of the names on a page, in bytes, so that pages don't grow with the library.
  private static let limit = 56_000

  private let module: String
  private let path: String
  private let book: Book

  /// Creates the index of a module at the given path of the site.
  package init(_ module: String, path: String, in book: Book) {
    (self.module, self.path, self.book) = (module, path, book)
  }

  /// The page or, if the names don't fit on one page, an overview and pages with the names.
  package var files: [SiteFile] {
    let index = ModuleIndex(module, in: book)
    let names = index.sections.flatMap { section in section.groups.map { (section, $0) } }
    let rows = names.map { ReferenceRow($1, page: path, in: book).html }
    let start = index.mostUsed.map { ReferenceRow($0, page: path, in: book).html }
    let head = [abstract, "<p>\(index.summary)</p>"]
    let ranges = pageRanges(ofWeights: rows.map(\.markup.utf8.count), limit: Self.limit)
    let lead =
      start.isEmpty ? [] : [Section(id: "kind.start", heading: "Start with", rows: start)]
    guard ranges.count > 1 else {
      let sections = lead + sections(index.sections, rows[...])
      return [file(0, of: [path], head + [filter], sections)]
    }
    let pages = [path] + ranges.indices.map { WaymarkMarkup.path(ofPart: $0 + 1, of: path) }
    let parts = zip(ranges, pages.dropFirst()).flatMap { range, page in
      NameRange.ranges(of: names[range].map { ($1.title, $0.heading) }, at: page)
        .map { $0.row(from: path) }
    }
    let all = Section(id: "kind.all", heading: "All names", rows: parts)
    return [file(0, of: pages, head, lead + [all])]
      + ranges.enumerated().map { part, range in
        file(
          part + 1, of: pages,
          [PageParts(pages, current: part + 1, hasOverview: true).html, filter],
          sections(index.sections, rows[range]))
      }
  }

  /// The first paragraph of the module's landing page.
  private var abstract: HTML {
    guard let abstract = book.abstract(of: module) else { return "" }
    return Prose(ProsePage(path, links: book.links)).html([.paragraph(abstract)])
  }

  /// Returns the sections of the rows of a page.
  private func sections(
    _ sections: [ModuleIndex.Section], _ rows: ArraySlice<HTML>
  ) -> [Section] {
    var end = 0
    return sections.compactMap { section in
      let start = end
      end += section.groups.count
      let range = rows.indices.clamped(to: start..<end)
      guard !range.isEmpty else { return nil }
      return Section(id: section.id, heading: section.heading, rows: Array(rows[range]))
    }
  }

  private func file(
    _ part: Int, of pages: [String], _ head: [HTML], _ sections: [Section]
  ) -> SiteFile {
    var page = PageLayout(
      book, path: pages[part], title: module + (part == 0 ? "" : ", part \(part)"),
      description: book.abstract(of: module).map(plainText) ?? "The public symbols of \(module).")
    page.sidebar = book.sidebar.html(for: pages[part], module: module)
    if part == 0 {
      page.markdown = HTML(address(of: SiteMap.markdownAddress(of: path), from: path))
    }
    let view = ReferencePage(
      page: page, topic: "Module", title: "<code>\(module)</code>",
      contents: sections.map { .init(href: "#\($0.id)", words: HTML($0.heading)) },
      body: (head + sections.map(\.html)
        + [PageParts(pages, current: part, hasOverview: true).html]).lines())
    return view.file
  }

  private var filter: HTML {
    """
    <p><input id="page.filter" type="search" aria-label="Filter by name" placeholder="Filter by name"></p>
    """
  }

  private struct Section {
    var id: HTML
    var heading: String
    var rows: [HTML]

    var html: HTML { "<h2 id=\"\(id)\">\(heading)</h2>\n\(list(of: rows))" }
  }
}
