import WaymarkBook
import WaymarkDrawing
import WaymarkLinking
import WaymarkMarkup
import WaymarkModel
import WaymarkProofPages
import WaymarkReference

/// Generates the site that shows articles and the results of their examples.
///
/// The same input results in the same bytes. If two inputs differ only in `run` and in durations,
/// their sites differ only in `run.html`. All links between the files are valid.
///
/// - Parameter earlier: A closure that returns the file that an earlier run generated at a path;
///   nil if there is none. Files and parts with the same keys are reused.
/// - Returns: Files sorted by path, and a diagnostic for each link without a valid target, sorted
///   by location. These links are rendered as their text, and the errors among the diagnostics are
///   added to `verdicts.json`.
package func site(
  of input: SiteInput, reusing earlier: @Sendable (_ path: String) -> SiteFile? = { _ in nil }
) -> Checked<[SiteFile]> {
  let book = Book(input)
  let dead = deadLinks(in: input.allArticles, book.links)
  let report = input.report.adding(dead)
  let problems = ArticleProblems(report, in: book)
  let articles = renderedArticles(of: book, problems, reusing: earlier)
  let accent = input.settings.accent.map(accentRule)?.utf8.map(\.self) ?? []
  var files = [
    FrontPage(problems: problems.all, in: book).file, RunPage(book).file, NotFoundPage(book).file,
    searchIndex(of: book, articles.map(\.index)), llms(of: book),
    SiteFile(path: "verdicts.json", bytes: report.json()),
    SiteFile(path: "style.css", bytes: minifiedStyle(PackageResources.style_css) + accent),
    SiteFile(path: "front.css", bytes: minifiedStyle(PackageResources.front_css)),
    SiteFile(path: "search.css", bytes: minifiedStyle(PackageResources.search_css)),
    SiteFile(path: "script.js", bytes: minifiedScript(PackageResources.script_js)),
    SiteFile(path: "dialog.js", bytes: minifiedScript(PackageResources.dialog_js)),
    SiteFile(path: "names.js", bytes: minifiedScript(PackageResources.names_js)),
    SiteFile(path: "language.js", bytes: minifiedScript(PackageResources.language_js)),
    SiteFile(path: "ranking.js", bytes: minifiedScript(PackageResources.ranking_js)),
    SiteFile(path: "search.js", bytes: minifiedScript(PackageResources.search_js)),
  ]
  files += articles.flatMap(\.files)
  let proofs = input.allArticles.flatMap { article in
    book.examples(in: article).filter { !$0.plan.isUntested }.map { ($0, article: article) }
  }
  if !proofs.isEmpty {
    files.append(SiteFile(path: "proof.css", bytes: minifiedStyle(PackageResources.proof_css)))
  }
  files += concurrentMap(proofs) { ProofPage($0, of: $1, in: book).files }.flatMap(\.self)
  files += concurrentMap(book.map.symbols.groups) { SymbolPage($0, in: book).file }
  if !book.map.symbols.isEmpty {
    files.append(
      SiteFile(path: "reference.css", bytes: minifiedStyle(PackageResources.reference_css)))
  }
  files += referenceCopies(in: book)
  files += book.map.symbols.modules.sorted { $0.key < $1.key }
    .flatMap { ModulePage($0.key, path: $0.value, in: book).files }
  files += TopicPages(book).files
  files += concurrentMap(input.allArticles) { NamesFile($0, in: book)?.file }.compactMap(\.self)
  files += sitemap(of: book, files.map(\.path))
  files += screenStyle(of: input.proofs)
  files += input.files.map { file in
    SiteFile(path: book.map.fileAddress(of: file.path) ?? file.path, bytes: file.bytes)
  }
  return Checked(files.sorted { $0.path < $1.path }, diagnostics: dead)
}

/// Returns `screens.css` if there is a picture or a map.
private func screenStyle(of proofs: [Proof]) -> [SiteFile] {
  proofs.contains(where: \.hasDrawings)
    ? [SiteFile(path: "screens.css", bytes: minifiedStyle(PackageResources.screens_css))] : []
}
