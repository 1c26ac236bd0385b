import WaymarkBook
import WaymarkHashing
import WaymarkLinking
import WaymarkMarkup
import WaymarkModel

/// The files of an article, and its lines of the search index.
struct RenderedArticle {
  /// The pages and their Markdown copy; for the front page, only the copy.
  var files: [SiteFile] = []
  /// The lines of the search index.
  var index: IndexedArticle
}

/// Renders the pages of the articles, their Markdown copies, and their lines of the search index.
///
/// - Parameter earlier: A closure that returns the file that an earlier run generated at a path;
///   nil if there is none. Files and sections with the same keys are reused.
/// - Returns: The articles, in the order of `SiteInput.allArticles`.
func renderedArticles(
  of book: Book, _ problems: ArticleProblems,
  reusing earlier: @Sendable (_ path: String) -> SiteFile?
) -> [RenderedArticle] {
  let inputs = PageInputs(book)
  let topics = Dictionary(
    book.parts.groups.flatMap { group in group.articles.map { ($0.file, group.heading) } }
  ) { first, _ in first }
  let background = backgroundArticles(of: book)
  let lines = ReusableParts(earlier(searchIndexPath))
  return concurrentMap(book.input.allArticles) { article in
    let problems = problems.of(article.file)
    let key = inputs.key(of: article, problems: problems)
    func file(at path: String, otherwise render: (ReusableParts) -> SiteFile?) -> SiteFile? {
      let known = earlier(path)
      if known?.key == key { return known }
      var file = render(ReusableParts(known))
      file?.key = key
      return file
    }
    lazy var sections = book.map.pages(of: article.file).indices.map {
      PageSections(of: article, part: $0, in: book, inputs)
    }
    let index = IndexedArticle(
      article, key: key, kind: background.contains(article.file) ? .background : .text, in: book,
      reusing: lines, sections: { sections })
    guard let path = book.map.articleAddress(of: article.file) else {
      return RenderedArticle(index: index)
    }
    let copy = file(at: SiteMap.markdownAddress(of: path)) {
      MarkdownPage(article, in: book)?.file(sections, reusing: $0)
    }
    // The front page shows all articles, so it isn't one of these pages.
    guard let topic = topics[article.file] else {
      return RenderedArticle(files: [copy].compactMap(\.self), index: index)
    }
    let files = book.map.pages(of: article.file).enumerated().map { part, path in
      file(at: path) {
        ArticlePage(article, part: part, topic: topic, problems: problems, in: book)
          .file(sections[part], reusing: $0)
      }
    }
    return RenderedArticle(files: (files + [copy]).compactMap(\.self), index: index)
  }
}
