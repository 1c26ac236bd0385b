import WaymarkBook
import WaymarkLinking
import WaymarkMarkup
import WaymarkModel
import WaymarkProse
import WaymarkReference

/// Returns `llms.txt` for language models: the articles by group, with their abstracts, and the
/// modules of the library. See llmstxt.org for the format.
func llms(of book: Book) -> SiteFile {
  let page = ProsePage(
    "llms.txt", links: book.links, siteAddress: book.input.settings.address)
  let prose = MarkdownProse(page)
  let front = book.input.front.flatMap { book.outlines[$0.file] }
  let groups = book.parts.groups.filter { !$0.articles.isEmpty }.map { group in
    let heading = group.heading.map { plainText($0.text) } ?? "Articles"
    return "## \(heading)\n\n"
      + group.articles.map { entry(for: $0, prose, in: book) }.joined(separator: "\n")
  }
  let head = ["# \(book.title)", front?.abstract.map { "> " + joiningLines(prose.text($0)) }]
    .compactMap(\.self)
  let data = """
    Unless a snippet is marked as untested, it was compiled and, if possible, run to generate this \
    site. [verdicts.json](\(book.reference(to: "verdicts.json"))) lists the result of each snippet.
    """
  let modules = book.map.symbols.modules.sorted { $0.key < $1.key }.map { module, page in
    let href = book.reference(to: SiteMap.markdownAddress(of: page))
    let abstract = book.abstract(of: module).map { joiningLines(prose.text($0)) + " " } ?? ""
    return "- [\(module)](\(href)): \(abstract)\(ModuleIndex(module, in: book).description)"
  }
  let library = modules.isEmpty ? [] : ["## Library\n\n" + modules.joined(separator: "\n")]
  let text = (head + [data] + groups + library).joined(separator: "\n\n")
  return SiteFile(path: "llms.txt", text: printable(text) + "\n")
}

private func entry(for article: Article, _ prose: MarkdownProse, in book: Book) -> String {
  let outline = book.outlines[article.file] ?? Outline(article)
  let page = book.map.articleAddress(of: article.file).map(SiteMap.markdownAddress) ?? ""
  let abstract = outline.abstract.map { ": " + joiningLines(prose.text($0)) } ?? ""
  return "- [\(joiningLines(plainText(outline.title)))](\(book.reference(to: page)))\(abstract)"
}
