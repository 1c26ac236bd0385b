import Synchronization
import WaymarkLinking
import WaymarkMarkup
import WaymarkModel

/// The input of a site, indexed for repeated lookups.
///
/// It is a class so that all pages and their parts share one book.
package final class Book: Sendable {
  /// The input that was passed to the initializer.
  package let input: SiteInput
  /// The addresses of all pages.
  package let map: SiteMap
  /// The targets of links and references between articles and symbols.
  package let links: Links
  /// The titles and headings of the articles, keyed by file. The front page is included.
  package let outlines: [String: Outline]
  /// The parts of the front page.
  package let parts: FrontParts
  /// The lists of articles and modules next to each page.
  package let sidebar: Sidebar
  /// The title of the site: the title in the settings, the title of the front page, or else
  /// `Articles`.
  package let title: String
  /// The division of the articles into pages, keyed by file. The front page isn't included, because
  /// it always has one page.
  package let divisions: [String: ArticleParts]
  private let articles: [String: Article]
  private let titles: [String: String]
  /// The index of each article in reading order, keyed by file.
  private let positions: [String: Int]
  private let examples: ExampleIndex
  private let proofs: ProofIndex
  private let users: PassingUsers
  /// The passing examples that prove examples without expectations.
  let provingUsers: ProvingUsers
  /// The examples whose declarations other examples use.
  let used: Set<Example.ID>
  /// The lines that ran in passing examples.
  package let coverage: LineCoverage
  /// The names in the articles' code.
  package let names: NameIndex
  let mentionedSymbols: MentionedSymbols
  /// The headings of the sections that mention the symbols of each page, keyed by the article's
  /// file. They're found when they are needed.
  private let mentions = Mutex<[String: [String: Set<String>]]>([:])

  /// Indexes the input. If there are several proofs of an example, the first is used.
  package init(_ input: SiteInput) {
    self.input = input
    var map = SiteMap(
      articles: input.allArticles.map(\.file),
      examples: input.examples.filter { !$0.plan.isUntested }.map(\.id),
      front: input.front?.file, files: input.files.map(\.path))
    map.symbols = SymbolMap(input.symbols)
    outlines = Dictionary(input.allArticles.map { ($0.file, Outline($0)) }) { first, _ in first }
    proofs = ProofIndex(input.proofs)
    examples = ExampleIndex(input.examples)
    used = Set(input.examples.flatMap(\.used))
    let groups = input.front.flatMap { [outlines] in outlines[$0.file]?.headings.count } ?? 0
    let weights = SnippetWeights(
      sidebarCount: Sidebar.maximumCount(
        [groups, input.articles.count, map.symbols.modules.count]),
      proofs: proofs, examples: examples, used: used)
    divisions = Dictionary(
      input.articles.compactMap { [outlines] article in
        outlines[article.file].map { (article.file, weights.division(of: article, $0)) }
      }
    ) { first, _ in first }
    map.addParts(divisions.mapValues(\.ranges.count))
    self.map = map
    let destinations = input.allArticles.compactMap { [outlines, divisions] article in
      outlines[article.file].map {
        Links.Destination(article, $0, parts: divisions[article.file])
      }
    }
    let rules = LinkRules(
      withheld: input.withheldFiles, trustsHTML: input.settings.trustsHTML)
    links = Links(destinations, rules: rules, map: map)
    mentionedSymbols = MentionedSymbols(input.allArticles, map.symbols)
    parts = FrontParts(input.front, articles: input.articles, links: links)
    titles = outlines.mapValues { plainText($0.title) }
    positions = Dictionary(
      input.articles.enumerated().map { ($1.file, $0) }
    ) { first, _ in first }
    sidebar = Sidebar(parts: parts, map: map, titles: titles)
    let front = input.front.flatMap { [outlines] in outlines[$0.file] }
    title = input.settings.title ?? front.map { plainText($0.title) } ?? "Articles"
    articles = Dictionary(input.allArticles.map { ($0.file, $0) }) { first, _ in first }
    users = PassingUsers(input.examples, input.proofs)
    coverage = LineCoverage(input.proofs)
    provingUsers = ProvingUsers(
      input.examples, proofs: proofs, passing: users, coverage: coverage, articles: articles)
    names = NameIndex(input.allArticles, examples: examples, proofs: proofs)
  }

  /// Returns the title of an article, or the file's path if the article is unknown.
  package func title(of file: String) -> String { titles[file] ?? file }

  /// Returns the articles before and after an article in reading order.
  package func neighbors(of article: Article) -> (previous: Article?, next: Article?) {
    guard let position = positions[article.file] else { return (nil, nil) }
    let all = input.articles
    return (
      position > 0 ? all[position - 1] : nil, position + 1 < all.count ? all[position + 1] : nil
    )
  }

  /// Returns an article's examples, in the order of the input.
  package func examples(in article: Article) -> [Example] { examples.examples(in: article.file) }

  /// Returns an example by its name; nil if the site doesn't contain it.
  package func example(_ id: Example.ID) -> Example? { examples.example(id) }

  /// Returns an article by its file; nil if the site doesn't contain it.
  package func article(_ file: String) -> Article? { articles[file] }

  /// Returns the example that a snippet belongs to; nil if it belongs to none.
  ///
  /// - Parameter index: The index of the snippet in the article.
  package func example(ofSnippet index: Int, in article: Article) -> Example? {
    examples.example(ofSnippet: index, in: article.file)
  }

  /// Returns the passing examples that use an example's declarations, in the order of the input.
  package func passingUsers(of example: Example) -> [Example.ID] { users[example.id] }

  /// Returns the name of an example. It includes the name of the article, as in `Stacks#path`,
  /// unless the other example is in the same article.
  package func name(of id: Example.ID, near other: Example.ID) -> String {
    let isNear = id.article == other.article
    return (isNear ? "" : Article(file: id.article, text: "").name + "#") + id.name
  }

  /// Returns the proof of an example. If the input contains none, an example that is never compiled
  /// has the proof that a run would create, and any other example is reported as not compiling.
  package func proof(of example: Example) -> Proof {
    proofs[example.id] ?? Proof(untried: example)
      ?? Proof(example: example.id, verdict: .doesNotCompile)
  }

  /// Returns the verdict of an example's proof.
  package func verdict(of example: Example) -> Verdict {
    proofs.verdict(of: example.id) ?? proof(of: example).verdict
  }

  /// Returns whether the prose of a section mentions a symbol of a page.
  ///
  /// - Parameter heading: The anchor of the section's heading; `top` before the first heading.
  package func mentions(_ page: String, below heading: String, of file: String) -> Bool {
    sections(of: file)[page]?.contains(heading) ?? false
  }

  private func sections(of file: String) -> [String: Set<String>] {
    if let known = mentions.withLock({ $0[file] }) { return known }
    let sections = articles[file].map(mentionedSymbols.sections) ?? [:]
    mentions.withLock { $0[file] = sections }
    return sections
  }

  /// Returns whether an article's page shows pictures of phones or maps.
  package func hasScreens(in article: Article) -> Bool {
    examples.ids(in: article.file).contains(where: proofs.hasDrawings)
  }

  /// Returns the syntax coloring of each line of a snippet.
  package func coloring(of snippet: Snippet) -> [[LineHighlight]] {
    lineHighlights(input.highlights(snippet), lengths: snippet.lines.map(\.text.utf8.count))
  }

  /// Returns the path of the page with a snippet; nil for an unknown article.
  package func page(ofSnippet index: Int, in article: Article) -> String? {
    let pages = map.pages(of: article.file)
    guard let first = pages.first else { return nil }
    return pages.count == 1 ? first : pages[divisions[article.file]?.part(ofSnippet: index) ?? 0]
  }

  /// Returns the anchor of a snippet on its article's page, such as `optional-state.2` for the
  /// second snippet of an example, or `Line.12` for a snippet without an example. It is unique,
  /// because the anchors of headings contain no dots, and the names of examples contain no capital
  /// letters.
  package func anchor(ofSnippet index: Int, in article: Article) -> String {
    if let example = example(ofSnippet: index, in: article),
      let position = example.snippets.firstIndex(of: index)
    {
      return "\(example.id.name).\(position + 1)"
    }
    return "Line.\(article.snippets[index].location.line)"
  }

  /// Returns the index of the snippet whose code or fences contain a location; nil if there is
  /// none.
  package func snippet(at location: SourceLocation, in article: Article) -> Int? {
    guard location.file == article.file else { return nil }
    return article.snippets.first { snippet in
      let last = snippet.lines.last?.number ?? snippet.location.line
      return (snippet.location.line...max(last + 1, snippet.location.line)).contains(location.line)
    }?.index
  }

  /// Returns the index of the snippet that shows the results of an example: the example's last
  /// shown snippet or, if all are hidden, its last snippet.
  package func lastSnippet(of example: Example, in article: Article) -> Int? {
    let known = example.snippets.filter(article.snippets.indices.contains)
    return known.last { article.snippets[$0].visibility == .shown } ?? known.last
  }
}
