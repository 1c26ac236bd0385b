import WaymarkBook
import WaymarkLinking
import WaymarkMarkup
import WaymarkModel
import WaymarkProofPages
import WaymarkProse

/// The front page: the prose of its article, the articles by topic, and a summary of the verdicts.
struct FrontPage {
  /// The limits on the number of articles and on the total size of their abstracts, in bytes. Above
  /// either limit, the page omits the abstracts, and the verdicts of articles without broken
  /// examples, to stay small.
  private static let (cardLimit, abstractLimit) = (60, 30_000)
  /// The maximum number of broken examples in the list. The same limit applies separately to the
  /// errors outside examples.
  private static let errorLimit = 30

  private let book: Book
  private let isShort: Bool
  private let topicPages: TopicPages
  private let outline: Outline?
  private let prose: Prose
  /// The errors outside examples.
  private let problems: [Diagnostic]

  /// Creates the front page. Its prose is empty if the book has no article for it.
  ///
  /// - Parameter problems: The errors outside examples, in the order in which they are listed.
  init(problems: [Diagnostic], in book: Book) {
    (self.book, self.problems) = (book, problems)
    let front = book.input.front
    outline = front.flatMap { book.outlines[$0.file] }
    prose = book.prose(of: front ?? Article(file: "", text: ""), page: SiteMap.home)
    let articles = book.input.articles
    isShort =
      articles.count > Self.cardLimit
      || articles.reduce(0) { sum, article in
        sum + (book.outlines[article.file]?.abstract.map { plainText($0).utf8.count } ?? 0)
      } > Self.abstractLimit
    topicPages = TopicPages(book)
  }

  var file: SiteFile {
    let front = book.input.front
    var page = PageLayout(
      book, path: SiteMap.home, title: outline.map { plainText($0.title) } ?? book.title,
      description: outline.map(description) ?? book.title)
    if front != nil { page.markdown = HTML(SiteMap.markdownAddress(of: SiteMap.home)) }
    page.style = "front.css"
    page.hasScreens = front.map(book.hasScreens) ?? false
    return page.file(main)
  }

  private var main: HTML {
    let parts = book.parts
    let lead = parts.before.prefix { !$0.isHeading }
    return [
      "<main class=\"front\" id=\"page.main\">", header, section(Array(lead), "prose lead"),
      start, verdicts, section(Array(parts.before.dropFirst(lead.count)), "prose"), topics, library,
      section(parts.after, "prose"), "</main>",
    ].lines()
  }

  private var header: HTML {
    let id: HTML = outline?.titleID.map { " id=\"\($0)\"" } ?? ""
    let title = outline.map { prose.html($0.title) } ?? HTML(book.title)
    return "<header class=\"title\">\n<h1\(id)>\(title)</h1>\n</header>"
  }

  private func section(_ blocks: [Block], _ style: HTML) -> HTML {
    blocks.isEmpty ? "" : "<div class=\"\(style)\">\n\(prose.html(blocks))\n</div>"
  }

  /// The link to the first article.
  private var start: HTML {
    guard let first = book.parts.groups.lazy.compactMap(\.articles.first).first,
      let path = book.map.articleAddress(of: first.file)
    else { return "" }
    let href = address(of: path, from: SiteMap.home)
    return "<p class=\"start\"><a href=\"\(href)\">Start reading</a></p>"
  }

  private var verdicts: HTML {
    let broken = book.input.examples.filter { book.verdict(of: $0).isBroken }
    let isSound = broken.isEmpty && problems.isEmpty
    let tally = Tally(book.input.examples.map(book.shownVerdict))
    let count = counted(book.input.articles.count, "article")
    let items =
      broken.prefix(Self.errorLimit).map(item) + problems.prefix(Self.errorLimit).map(item)
    let more = broken.count + problems.count - items.count
    let rest: HTML =
      "<li>\(counted(more, "more error")); see <a href=\"verdicts.json\">all verdicts</a></li>"
    let list: HTML = """
      <h2 id="not-proved">What is broken</h2>
      <ul class="broken">
      \((items + (more > 0 ? [rest] : [])).lines())
      </ul>
      """
    return [
      "<section class=\"verdicts \(isSound ? "sound" : "unsound")\" aria-label=\"Verdicts\">",
      "<p class=\"sum\"><strong>\(tally.total)</strong> in \(count)</p>", tally.chart,
      isSound ? "" : list, "</section>",
    ].lines()
  }

  /// Returns a list item for a broken example, with its first error.
  private func item(_ example: Example) -> HTML {
    let proof = book.proof(of: example)
    guard let article = book.article(example.id.article) else { return "" }
    let last = book.lastSnippet(of: example, in: article)
    let anchor = last.map { book.anchor(ofSnippet: $0, in: article) }
    let path =
      last.flatMap { book.page(ofSnippet: $0, in: article) }
      ?? book.map.articleAddress(of: article.file) ?? SiteMap.home
    let href = address(of: path, anchor: anchor, from: SiteMap.home)
    let badge = Badge(proof.verdict)
    let message = proof.diagnostics.first { $0.severity == .error }?.message
    let explanation: HTML = message.map { "<br><span class=\"message\">\($0)</span>" } ?? ""
    return """
      <li><a class="badge \(badge.style)" href="\(href)">\(badge.mark())</a> \
      <a href="\(href)"><strong>\(example.id.name)</strong></a> in \(book.title(of: article.file))\(explanation)</li>
      """
  }

  private func item(_ problem: Diagnostic) -> HTML {
    let hint: HTML = problem.hint.map { "<br><span class=\"hint\">\($0)</span>" } ?? ""
    return """
      <li><span class="message">\(problem.message)</span> \
      <span class="place">\(problem.location.description)</span>\(hint)</li>
      """
  }

  private var topics: HTML {
    let id = book.parts.topicsID
    let words = book.parts.topics.map { prose.html($0.text) } ?? "Articles"
    return [
      "<section class=\"topics\" aria-labelledby=\"\(id)\">\n<h2 id=\"\(id)\">\(words)</h2>",
      book.parts.groups.indices.map(group).lines(), "</section>",
    ].lines()
  }

  private func group(_ index: Int) -> HTML {
    let group = book.parts.groups[index]
    let all: HTML =
      topicPages.path(of: index).map { path in
        "<p><a href=\"\(path)\">All \(group.articles.count) articles</a></p>"
      } ?? ""
    let cards = group.articles.prefix(topicPages.shown).map(card).lines()
    return [
      group.heading.map { "<h3 id=\"\($0.id)\">\(prose.html($0.text))</h3>" } ?? "",
      section(group.prose, "prose"),
      cards.isEmpty ? "" : "<ol class=\"cards\">\n\(cards)\n</ol>", all,
    ].lines()
  }

  private func card(_ article: Article) -> HTML {
    let outline = book.outlines[article.file] ?? Outline(article)
    let verdicts = book.examples(in: article).map(book.shownVerdict)
    let tally = Tally(isShort && !verdicts.contains(where: \.isBroken) ? [] : verdicts)
    let path = book.map.articleAddress(of: article.file) ?? SiteMap.home
    let abstract = isShort ? "" : prose.html(outline.abstract ?? [], linked: false)
    let title = prose.html(outline.title, linked: false)
    let href = address(of: path, from: SiteMap.home)
    return [
      "<li class=\"card\"><a href=\"\(href)\"><span class=\"card-title\">\(title)</span>",
      abstract.isEmpty ? "" : "<span class=\"abstract\">\(abstract)</span>",
      tally.isEmpty ? "" : "<span class=\"tally\">\(tally.badges)</span>", "</a></li>",
    ].lines()
  }

  /// The links to the modules of the library; empty if its symbols are unknown.
  private var library: HTML {
    let modules = book.sidebar.modules(from: SiteMap.home) { module in
      let sentence = book.sentence(about: module, page: SiteMap.home)
      return sentence.isEmpty ? "" : "<span class=\"abstract\">\(sentence)</span>"
    }
    guard !modules.isEmpty else { return "" }
    return """
      <section aria-labelledby="page.library">
      <h2 id="page.library">Library</h2>
      <p>Every public symbol, with the examples that use it:</p>
      <ul>
      \(modules)
      </ul>
      </section>
      """
  }
}
