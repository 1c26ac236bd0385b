import WaymarkBook
import WaymarkLinking
import WaymarkMarkup
import WaymarkModel
import WaymarkProofPages
import WaymarkProse
import WaymarkReference

/// A page of an article, with its listings and their results. Large articles have several pages.
struct ArticlePage {
  /// The maximum number of pages on each side of the current page that its table of contents links
  /// to.
  private static let reach = 10

  private let article: Article
  private let outline: Outline
  private let prose: Prose
  private let path: String
  /// The paths of all pages of the article.
  private let pages: [String]
  /// The index of this page in `pages`.
  private let part: Int
  private let parts: ArticleParts
  /// The topic under which the front page lists the article.
  private let topic: Outline.Heading?
  /// The errors of the article itself.
  private let problems: [Diagnostic]
  private let book: Book

  /// Creates one of an article's pages. The index of the page, `part`, must be less than the number
  /// of the article's pages.
  init(
    _ article: Article, part: Int, topic: Outline.Heading?, problems: [Diagnostic], in book: Book
  ) {
    (self.article, self.topic, self.problems, self.book) = (article, topic, problems, book)
    pages = book.map.pages(of: article.file)
    self.part = part
    path = pages[part]
    outline = book.outlines[article.file] ?? Outline(article)
    parts = book.divisions[article.file] ?? ArticleParts(outline, limit: .max) { _ in 0 }
    prose = book.prose(of: article, page: path)
  }

  /// Returns the page with the given sections.
  ///
  /// - Parameters:
  ///   - sections: The sections of this page.
  ///   - parts: The sections of the page that an earlier run generated.
  func file(_ sections: PageSections, reusing parts: ReusableParts) -> SiteFile {
    let parts = sections.rendered(reusing: parts) { prose.html(Array($0)).markup }
    guard parts.count > 1 || parts.contains(where: { !$0.bytes.isEmpty }) else { return frame("") }
    // The sections are inserted as bytes, because they are most of the page. No page contains NUL:
    // CommonMark replaces it.
    let bytes = frame("\0").bytes
    let place = bytes.firstIndex(of: 0) ?? bytes.endIndex
    var file = SiteFile(path: path, bytes: [])
    file.bytes.reserveCapacity(parts.reduce(bytes.count) { $0 + $1.bytes.count + 1 })
    file.bytes += bytes[..<place]
    file.append(parts, separator: "\n")
    file.bytes += bytes[place...].dropFirst()
    return file
  }

  /// Returns the page with the given contents.
  private func frame(_ contents: HTML) -> SiteFile {
    var page = PageLayout(
      book, path: path, title: plainText(outline.title) + (part == 0 ? "" : ", part \(part + 1)"),
      description: description(of: outline))
    page.markdown = markdown
    page.sidebar = book.sidebar.html(for: path, current: article)
    page.hasScreens = book.hasScreens(in: article)
    return page.file(
      ["<div class=\"spread\">", self.contents.html, main(contents), page.sidebar, "</div>"].lines()
    )
  }

  private func main(_ contents: HTML) -> HTML {
    [
      "<main class=\"article\" id=\"page.main\"\(names)>\n<article>", header,
      problems.isEmpty || part > 0
        ? "" : Note(style: "broken", title: "Errors in this article", diagnostics: problems).html,
      "<div class=\"prose\">", contents, "</div>", sources, "</article>", neighbors, "</main>",
    ].lines()
  }

  /// The attribute that contains the address of the script with the names in the article's code.
  private var names: HTML {
    guard !book.names.isEmpty(in: article) else { return "" }
    return " data-names=\"\(address(of: SiteMap.namesAddress(of: pages[0]), from: path))\""
  }

  private var header: HTML {
    let id: HTML = part > 0 ? "" : outline.titleID.map { " id=\"\($0)\"" } ?? ""
    // The links in the title must not depend on which sections are rendered.
    let title = book.prose(of: article, page: path).html(outline.title)
    return [
      "<header class=\"title\">",
      topic.map { "<p class=\"topic\">\(plainText($0.text))</p>" } ?? "",
      "<h1\(id)>\(title)</h1>",
      part > 0 ? "" : Tally(book.examples(in: article).map(book.shownVerdict)).paragraph,
      PageParts(pages, current: part).html, "</header>",
    ].lines()
  }

  private var contents: PageContents {
    let near = pages.indices.clamped(to: part - Self.reach..<part + Self.reach + 1)
    return PageContents(kind: "article", entries: near.flatMap(entries))
  }

  /// Returns the entries of the headings on a page; for a page other than this one, only the first.
  private func entries(onPage other: Int) -> [PageContents.Entry] {
    let headings = parts.headings(onPage: other, of: outline).filter { 2...3 ~= $0.level }
    return headings.prefix(other == part ? headings.count : 1).map { heading in
      let words = prose.html(heading.text, linked: false)
      return PageContents.Entry(
        href: HTML(address(of: pages[other], anchor: heading.id, from: path)),
        words: other == part ? words : "Part \(other + 1): \(words)",
        level: other == part ? heading.level : 2)
    }
  }

  private var markdown: HTML {
    HTML(address(of: SiteMap.markdownAddress(of: pages[0]), from: path))
  }

  private var sources: HTML {
    let editing: HTML =
      book.input.settings.editing.map { start in
        " · <a href=\"\(start + address(of: article.file, from: ""))\">Edit this page</a>"
      } ?? ""
    return "<p class=\"sources\"><a href=\"\(markdown)\">This page as Markdown</a>\(editing)</p>"
  }

  private var neighbors: HTML {
    let (previous, next) = book.neighbors(of: article)
    return [
      "<nav class=\"neighbors\" aria-label=\"Previous and next article\">",
      (part > 0 ? link(toPart: part - 1) : previous.map(link)).map {
        html(of: $0, "previous", rel: "prev", "Previous")
      } ?? "",
      (part + 1 < pages.count ? link(toPart: part + 1) : next.map(link)).map {
        html(of: $0, "next", rel: "next", "Next")
      } ?? "", "</nav>",
    ].lines()
  }

  private func link(toPart part: Int) -> PageLink {
    PageLink(
      href: HTML(address(of: pages[part], from: path)),
      words: "\(book.title(of: article.file)), part \(part + 1)")
  }

  private func link(to article: Article) -> PageLink {
    let target = book.map.articleAddress(of: article.file) ?? SiteMap.home
    return PageLink(
      href: HTML(address(of: target, from: path)), words: HTML(book.title(of: article.file)))
  }

  private func html(of link: PageLink, _ style: HTML, rel: HTML, _ kind: HTML) -> HTML {
    """
    <a class="\(style)" rel="\(rel)" href="\(link.href)">\
    <span class="kind">\(kind)</span> \(link.words)</a>
    """
  }
}

/// Returns the description for search engines: the opening paragraph, or else the title.
func description(of outline: Outline) -> String {
  plainText(outline.abstract ?? outline.title)
}
