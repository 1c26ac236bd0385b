import Article

/// Lays out the site that shows the articles and what became of their examples.
///
/// The same input gives the same bytes. Two inputs that differ in `run` and in durations alone give
/// sites that differ in `run.css` alone. Every link between the files leads somewhere.
///
/// - Returns: Files sorted by path, and one diagnostic per link of an article that leads nowhere, by
///   place. Such a link stays as its words, and is added to `verdicts.json`.
public func site(of input: SiteInput) -> Checked<[SiteFile]> {
  let book = Book(input)
  let parts = FrontParts(input.front, articles: input.articles, links: book.links)
  let dead = deadLinks(in: input.allArticles, files: input.files.map(\.path))
  let report = input.report.adding(dead)
  let problems = Problems(report, in: book)
  var files = [
    FrontPage(parts, problems: problems.all, in: book).file, runStyle(of: input, map: book.map),
    searchIndex(of: book), SiteFile(path: "verdicts.json", bytes: report.json()),
    SiteFile(path: "style.css", bytes: PackageResources.style_css),
    SiteFile(path: "script.js", bytes: PackageResources.script_js),
  ]
  for group in parts.groups {
    files += group.articles.map { article in
      ArticlePage(
        article, topic: group.heading, problems: problems.of(article.file), in: book
      ).file
    }
  }
  for article in input.allArticles {
    files += book.examples(in: article).map { ProofPage($0, of: article, in: book).file }
  }
  files += screenStyle(of: input.proofs)
  files += input.files.map { SiteFile(path: sitePath(ofFile: $0.path), bytes: $0.bytes) }
  return Checked(files.sorted { $0.path < $1.path }, diagnostics: dead)
}
