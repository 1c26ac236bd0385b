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

  /// Checks articles.
  ///
  /// - Parameters:
  ///   - others: The articles that can be targets of links and of `uses=`.
  ///   - folders: The folders whose files can be published.
  ///   - symbols: The library's public symbols, which articles can refer to.
  ///   - imports: The modules that every example imports.
  package init(
    _ articles: [Article], among others: [Article], folders: Set<String>, settings: Settings,
    symbols: [Symbol] = [], imports: [String] = [], parserCache: ParserCache = ParserCache()
  ) {
    let extracted = WaymarkExtracting.examples(
      in: articles, among: others,
      options: ExtractionOptions(
        imports: imports, aliases: settings.aliases, parserCache: parserCache))
    let files = LinkedFiles(of: articles, in: folders, trustsHTML: settings.trustsHTML)
    let checked = Set(articles.map(\.file))
    let dead = deadLinks(
      in: articles + others.filter { !checked.contains($0.file) }, files: files.published,
      withheld: files.withheld, symbols: symbols, trustsHTML: settings.trustsHTML)
    examples = extracted.value
    diagnostics = extracted.diagnostics + dead.filter { checked.contains($0.location.file) }
  }
}
