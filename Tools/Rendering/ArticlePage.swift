import WaymarkModel
import Mustache

/// The page of an article, with its listings and their results.
struct ArticlePage {
  struct Neighbour {
    var href: HTML
    var title: HTML
  }

  struct Entry {
    var href: HTML
    var words: HTML
    var style: HTML
  }

  var page: Page
  /// The topic under which the front page lists the article.
  var topic: HTML
  var title: HTML
  var titleID: HTML
  var tally: Tally
  var contents: [Entry]
  var hasContents: Bool
  /// The errors of the article itself.
  var problems: Note?
  var body: HTML
  /// The address of the script with the names in its code; empty if there is none.
  var names: HTML
  var previous: Neighbour?
  var next: Neighbour?
  /// The address at which the article can be edited; empty if it is unknown.
  var editing: HTML

  init(_ article: Article, topic: Outline.Heading?, problems: [Diagnostic], in book: Book) {
    let path = book.map.articleAddress(of: article.file) ?? ""
    let outline = book.outlines[article.file] ?? Outline(article)
    let prose = book.prose(of: article, page: path)
    page = Page(
      book, path: path, title: plainText(outline.title), description: description(of: outline))
    self.topic = HTML(topic.map { plainText($0.text) } ?? "")
    title = prose.html(outline.title)
    titleID = HTML(outline.titleID ?? "")
    tally = Tally(book.examples(in: article).map { book.proof(of: $0).verdict })
    contents = entries(outline, prose)
    hasContents = !contents.isEmpty
    if !problems.isEmpty {
      self.problems = Note(style: "broken", title: "Errors in this article", diagnostics: problems)
    }
    body = prose.html(outline.body)
    names = book.names.isEmpty(in: article) ? "" : HTML(address(of: NamesFile.address(of: path), from: path))
    page.markdown = HTML(address(of: SiteMap.markdownAddress(of: path), from: path))
    editing = HTML(book.input.settings.editing.map { $0 + address(of: article.file, from: "") } ?? "")
    page.sidebar = book.sidebar.html(for: path, current: article)
    page.hasScreens = book.hasScreens(in: article)
    let position = book.input.articles.firstIndex { $0.file == article.file }
    previous = position.flatMap { neighbour($0 - 1, of: path, in: book) }
    next = position.flatMap { neighbour($0 + 1, of: path, in: book) }
  }

  var file: SiteFile {
    SiteFile(path: page.path, text: Templates.render(self, with: "article"))
  }
}

extension Book {
  /// Returns the prose for an article's own page, including listings.
  func prose(of article: Article, page: String) -> Prose {
    Prose(
      page: page, links: links, trustsHTML: input.settings.trustsHTML,
      snippet: { index in
        guard article.snippets.indices.contains(index) else { return "" }
        return SnippetFigure(index, of: article, page: page, in: self).html
      },
      output: { index in
        guard article.outputs.indices.contains(index) else { return "" }
        return figure(ofOutput: index, of: article, page: page)
      })
  }
}

/// Returns the description for search engines: the opening paragraph, or else the title.
func description(of outline: Outline) -> String {
  plainText(outline.abstract ?? outline.title)
}

private func entries(_ outline: Outline, _ prose: Prose) -> [ArticlePage.Entry] {
  outline.headings.filter { 2...3 ~= $0.level }.map { heading in
    ArticlePage.Entry(
      href: HTML(address(of: prose.page, fragment: heading.id, from: prose.page)),
      words: prose.html(heading.text, linked: false), style: "level-\(heading.level)")
  }
}

private func neighbour(
  _ position: Int, of path: String, in book: Book
) -> ArticlePage.Neighbour? {
  guard book.input.articles.indices.contains(position) else { return nil }
  let article = book.input.articles[position]
  guard let target = book.map.articleAddress(of: article.file),
    let outline = book.outlines[article.file]
  else { return nil }
  return ArticlePage.Neighbour(
    href: HTML(address(of: target, from: path)), title: HTML(plainText(outline.title)))
}

extension ArticlePage: MustacheParent {
  func child(named name: String) -> Any? {
    switch name {
    case "page": page
    case "topic": topic
    case "title": title
    case "titleID": titleID
    case "tally": tally
    case "contents": contents
    case "hasContents": hasContents
    case "problems": problems
    case "body": body
    case "names": names
    case "previous": previous
    case "next": next
    case "editing": editing
    default: nil
    }
  }
}

extension ArticlePage.Neighbour: MustacheParent {
  func child(named name: String) -> Any? {
    switch name {
    case "href": href
    case "title": title
    default: nil
    }
  }
}

extension ArticlePage.Entry: MustacheParent {
  func child(named name: String) -> Any? {
    switch name {
    case "href": href
    case "words": words
    case "style": style
    default: nil
    }
  }
}
