import WaymarkExtracting
import WaymarkLinking
import WaymarkModel
import WaymarkOutcomes
import WaymarkProject
import WaymarkSyntax

/// The result of checking articles without compiling them.
package struct Checking {
  /// The examples, whose sources import the given modules.
  package let examples: [Example]
  /// The errors and warnings, except for those that reading the articles reported.
  package let diagnostics: [Diagnostic]

  /// The articles to check, and what they can refer to.
  package struct Request {
    /// The articles to check.
    package let articles: [Article]
    /// The articles that can be targets of links and of `uses=`.
    package let others: [Article]
    /// The folders whose files can be published.
    package let folders: Set<String>
    /// The settings of the articles.
    package let settings: Settings
    /// The library's public symbols, which articles can refer to.
    package var symbols: [Symbol] = []
    /// The modules that every example imports.
    package var imports: [String] = []
    /// The results of parsing snippets, which are reused and extended.
    package var parserCache = ParserCache()

    package init(
      _ articles: [Article], among others: [Article], folders: Set<String>, settings: Settings
    ) {
      (self.articles, self.others) = (articles, others)
      (self.folders, self.settings) = (folders, settings)
    }
  }

  /// Creates a result by checking articles.
  package init(_ request: Request) {
    let (articles, others, settings) = (request.articles, request.others, request.settings)
    let extracted = WaymarkExtracting.examples(
      in: articles, among: others,
      options: ExtractionOptions(
        imports: request.imports, aliases: settings.aliases, parserCache: request.parserCache))
    let files = LinkedFiles(of: articles, in: request.folders, trustsHTML: settings.trustsHTML)
    let checked = Set(articles.map(\.file))
    let dead = deadLinks(
      in: articles + others.filter { !checked.contains($0.file) }, files: files.published,
      rules: LinkRules(withheld: files.withheld, trustsHTML: settings.trustsHTML),
      symbols: request.symbols)
    examples = extracted.value
    diagnostics = extracted.diagnostics + dead.filter { checked.contains($0.location.file) }
  }
}
