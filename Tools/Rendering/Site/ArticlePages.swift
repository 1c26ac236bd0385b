import WaymarkBook
import WaymarkLinking
import WaymarkMarkup
import WaymarkModel

/// Returns the keys of the articles' pages, by the articles' files. A page whose key is unchanged
/// can be reused.
func pageKeys(
  of book: Book, _ inputs: PageInputs, _ problems: ArticleProblems
) -> [String: String] {
  let keys = concurrentMap(book.input.allArticles) { article in
    (article.file, inputs.key(of: article, problems: problems.of(article.file)))
  }
  return Dictionary(keys) { first, _ in first }
}

/// Returns the pages of the articles and the Markdown copies of these and of the front page.
///
/// - Parameters:
///   - keys: The keys of the articles' pages.
///   - pages: A closure that returns the bytes of a file that was generated with the same key; nil
///     if the file must be generated. It's also called for the sections of articles.
func articlePages(
  of book: Book, _ inputs: PageInputs, _ keys: [String: String], _ problems: ArticleProblems,
  reusing pages: @Sendable (_ path: String, _ key: String) -> [UInt8]?
) -> [SiteFile] {
  let topics = Dictionary(
    book.parts.groups.flatMap { group in group.articles.map { ($0.file, group.heading) } }
  ) { first, _ in first }
  return concurrentMap(book.input.allArticles) { article -> [SiteFile] in
    let problems = problems.of(article.file)
    let key = keys[article.file] ?? ""
    func file(at path: String, otherwise render: () -> SiteFile?) -> SiteFile? {
      var file = pages(path, key).map { SiteFile(path: path, bytes: $0) } ?? render()
      file?.key = key
      return file
    }
    guard let path = book.map.articleAddress(of: article.file) else { return [] }
    lazy var sections = book.map.pages(of: article.file).indices.map {
      PageSections(of: article, part: $0, in: book, inputs)
    }
    let copy = file(at: SiteMap.markdownAddress(of: path)) {
      MarkdownPage(article, in: book)?.file(sections, reusing: pages)
    }
    // The front page shows all articles, so it isn't one of these pages.
    guard let topic = topics[article.file] else { return [copy].compactMap(\.self) }
    let files = book.map.pages(of: article.file).enumerated().map { part, path in
      file(at: path) {
        ArticlePage(article, part: part, topic: topic, problems: problems, in: book)
          .file(sections[part], reusing: pages)
      }
    }
    return (files + [copy]).compactMap(\.self)
  }.flatMap(\.self)
}
