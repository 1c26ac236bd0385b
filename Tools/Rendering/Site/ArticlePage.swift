import WaymarkBook
import WaymarkLinking
import WaymarkMarkup
import WaymarkModel
import WaymarkProofPages
import WaymarkProse
import WaymarkReference

/// The page of an article, with its listings and their results.
struct ArticlePage {
  private let article: Article
  private let outline: Outline
  private let prose: Prose
  private let path: String
  /// The topic under which the front page lists the article.
  private let topic: Outline.Heading?
  /// The errors of the article itself.
  private let problems: [Diagnostic]
  private let book: Book

  init(_ article: Article, topic: Outline.Heading?, problems: [Diagnostic], in book: Book) {
    (self.article, self.topic, self.problems, self.book) = (article, topic, problems, book)
    path = book.map.articleAddress(of: article.file) ?? ""
    outline = book.outlines[article.file] ?? Outline(article)
    prose = book.prose(of: article, page: path)
  }

  var file: SiteFile {
    var page = PageLayout(
      book, path: path, title: plainText(outline.title), description: description(of: outline))
    page.markdown = markdown
    page.sidebar = book.sidebar.html(for: path, current: article)
    page.hasScreens = book.hasScreens(in: article)
    return page.file(
      ["<div class=\"spread\">", contents.html, main, page.sidebar, "</div>"].lines())
  }

  private var main: HTML {
    [
      "<main class=\"article\" id=\"page.main\"\(names)>\n<article>", header,
      problems.isEmpty
        ? "" : Note(style: "broken", title: "Errors in this article", diagnostics: problems).html,
      "<div class=\"prose\">", prose.html(outline.body), "</div>", sources, "</article>",
      neighbors, "</main>",
    ].lines()
  }

  /// The attribute with the address of the script with the names in the article's code.
  private var names: HTML {
    guard !book.names.isEmpty(in: article) else { return "" }
    return " data-names=\"\(address(of: SiteMap.namesAddress(of: path), from: path))\""
  }

  private var header: HTML {
    let id: HTML = outline.titleID.map { " id=\"\($0)\"" } ?? ""
    return [
      "<header class=\"title\">",
      topic.map { "<p class=\"topic\">\(plainText($0.text))</p>" } ?? "",
      "<h1\(id)>\(prose.html(outline.title))</h1>",
      Tally(book.examples(in: article).map(book.shownVerdict)).paragraph, "</header>",
    ].lines()
  }

  private var contents: PageContents {
    let headings = outline.headings.filter { 2...3 ~= $0.level }
    return PageContents(
      kind: "article",
      entries: headings.map { heading in
        PageContents.Entry(
          href: HTML(address(of: path, anchor: heading.id, from: path)),
          words: prose.html(heading.text, linked: false), level: heading.level)
      })
  }

  private var markdown: HTML {
    HTML(address(of: SiteMap.markdownAddress(of: path), from: path))
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
      "<nav class=\"neighbours\" aria-label=\"Previous and next article\">",
      previous.map { link(to: $0, "previous", rel: "prev", "Previous") } ?? "",
      next.map { link(to: $0, "next", rel: "next", "Next") } ?? "", "</nav>",
    ].lines()
  }

  private func link(to article: Article, _ style: HTML, rel: HTML, _ kind: HTML) -> HTML {
    let target = book.map.articleAddress(of: article.file) ?? SiteMap.home
    return """
      <a class="\(style)" rel="\(rel)" href="\(address(of: target, from: path))">\
      <span class="kind">\(kind)</span> \(book.title(of: article.file))</a>
      """
  }
}

/// Returns the description for search engines: the opening paragraph, or else the title.
func description(of outline: Outline) -> String {
  plainText(outline.abstract ?? outline.title)
}
