import WaymarkModel
import Mustache

/// The front page: the prose of its article, the articles by topic, and a summary of the verdicts.
struct FrontPage {
  /// The number of articles above which the page shows titles instead of cards and omits the
  /// verdicts of articles without errors, to stay small.
  fileprivate static let limit = 60

  struct Card {
    var href: HTML
    var title: HTML
    var abstract: HTML
    var tally: Tally
  }

  struct Group {
    var id: HTML
    var heading: HTML
    var prose: HTML
    var cards: [Card]
  }

  /// An example that isn't proved.
  struct Broken {
    var href: HTML
    var badge: Badge
    var name: HTML
    var article: HTML
    var said: HTML
  }

  var page: Page
  var title: HTML
  var titleID: HTML
  /// The prose before the first heading, which introduces the book.
  var lead: HTML
  /// The other prose before the topics.
  var before: HTML
  var tally: Tally
  var articleCount: HTML
  var broken: [Broken]
  /// The errors outside of examples.
  var problems: [Note.Item]
  var isSound: Bool
  var topics: HTML
  var topicsID: HTML
  var groups: [Group]
  /// The links to the modules of the library; empty if its symbols are unknown.
  var library: HTML
  var after: HTML

  /// The anchor of the list of articles if the front page has no heading for it.
  static let topicsID = "articles"

  init(problems: [Diagnostic], in book: Book) {
    let parts = book.parts
    let front = book.input.front
    let outline = front.flatMap { book.outlines[$0.file] }
    let prose = book.prose(of: front ?? Article(file: "", text: ""), page: SiteMap.home)
    let heading = outline.map { plainText($0.title) } ?? book.title
    page = Page(
      book, path: SiteMap.home, title: heading,
      description: outline.map(description) ?? book.title)
    if front != nil {
      page.markdown = HTML(SiteMap.markdownAddress(of: SiteMap.home))
    }
    page.style = "front.css"
    page.hasScreens = front.map(book.hasScreens) ?? false
    title = outline.map { prose.html($0.title) } ?? HTML(book.title)
    titleID = HTML(outline?.titleID ?? "")
    let lead = parts.before.prefix { !$0.isHeading }
    self.lead = prose.html(Array(lead))
    before = prose.html(Array(parts.before.dropFirst(lead.count)))
    tally = Tally(book.input.examples.map { book.proof(of: $0).verdict })
    articleCount = HTML(counted(book.input.articles.count, "article"))
    broken = book.input.examples.compactMap { Broken($0, in: book) }
    self.problems = problems.map { problem in
      Note.Item(
        place: HTML(problem.location.description), message: HTML(problem.message),
        hint: HTML(problem.hint ?? ""))
    }
    isSound = broken.isEmpty && problems.isEmpty
    topics = parts.topics.map { prose.html($0.text) } ?? "Articles"
    topicsID = HTML(parts.topics?.id ?? Self.topicsID)
    groups = parts.groups.map { Group($0, prose, in: book) }
    library = book.sidebar.modules(from: SiteMap.home)
    after = prose.html(parts.after)
  }

  var file: SiteFile { SiteFile(path: SiteMap.home, text: Templates.render(self, with: "front")) }
}

extension FrontPage.Group {
  fileprivate init(_ group: TopicGroup, _ prose: Prose, in book: Book) {
    id = HTML(group.heading?.id ?? "")
    heading = group.heading.map { prose.html($0.text) } ?? ""
    self.prose = prose.html(group.prose)
    let isShort = book.input.articles.count > FrontPage.limit
    cards = group.articles.map { FrontPage.Card($0, prose, in: book, isShort: isShort) }
  }
}

extension FrontPage.Card {
  fileprivate init(_ article: Article, _ prose: Prose, in book: Book, isShort: Bool) {
    let outline = book.outlines[article.file] ?? Outline(article)
    let verdicts = book.examples(in: article).map { book.proof(of: $0).verdict }
    let path = book.map.articleAddress(of: article.file) ?? SiteMap.home
    href = HTML(address(of: path, from: SiteMap.home))
    title = prose.html(outline.title, linked: false)
    abstract = isShort ? "" : prose.html(outline.abstract ?? [], linked: false)
    tally = Tally(isShort && !verdicts.contains(where: \.isBroken) ? [] : verdicts)
  }
}

extension FrontPage.Broken {
  fileprivate init?(_ example: Example, in book: Book) {
    let proof = book.proof(of: example)
    guard proof.verdict.isBroken,
      let article = book.input.allArticles.first(where: { $0.file == example.id.article })
    else { return nil }
    let path = book.map.articleAddress(of: article.file) ?? SiteMap.home
    let anchor = book.lastSnippet(of: example, in: article).map {
      book.anchor(ofSnippet: $0, in: article)
    }
    href = HTML(address(of: path, fragment: anchor, from: SiteMap.home))
    badge = Badge(proof.verdict)
    name = HTML(example.id.name)
    self.article = HTML(plainText((book.outlines[article.file] ?? Outline(article)).title))
    said = HTML(proof.diagnostics.first { $0.severity == .error }?.message ?? "")
  }
}

extension FrontPage: MustacheParent {
  func child(named name: String) -> Any? {
    switch name {
    case "page": page
    case "title": title
    case "titleID": titleID
    case "lead": lead
    case "before": before
    case "tally": tally
    case "articleCount": articleCount
    case "broken": broken
    case "problems": problems
    case "isSound": isSound
    case "topics": topics
    case "topicsID": topicsID
    case "groups": groups
    case "library": library
    case "after": after
    default: nil
    }
  }
}

extension FrontPage.Group: MustacheParent {
  func child(named name: String) -> Any? {
    switch name {
    case "id": id
    case "heading": heading
    case "prose": prose
    case "cards": cards
    default: nil
    }
  }
}

extension FrontPage.Card: MustacheParent {
  func child(named name: String) -> Any? {
    switch name {
    case "href": href
    case "title": title
    case "abstract": abstract
    case "tally": tally
    default: nil
    }
  }
}

extension FrontPage.Broken: MustacheParent {
  func child(named name: String) -> Any? {
    switch name {
    case "href": href
    case "badge": badge
    case "name": self.name
    case "article": article
    case "said": said
    default: nil
    }
  }
}
