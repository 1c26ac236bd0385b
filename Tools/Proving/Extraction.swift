import WaymarkExtracting
import WaymarkGrouping
import WaymarkModel
import WaymarkPackages
import WaymarkProject
import WaymarkReading
import WaymarkSyntax

/// The articles and examples that the command line specifies.
package struct Extraction {
  /// The package that the examples document.
  package var package: PackageFolder
  /// The library that the examples import. For a listing, it isn't built.
  package var library: Library
  /// The parsed snippets, kept so that the next run parses only changed ones.
  package var parserCache: ParserCache
  /// The settings for the articles, with the overrides of the command line.
  package var settings: Settings
  /// The files and examples that the command line specifies.
  package var selection: Selection
  /// The articles in reading order.
  package var articles: [Article]
  /// Other articles whose examples can be used.
  package var others: [Article]
  /// The selected examples, in the order of the articles.
  package var examples: [Example] = []
  /// The examples that the command line specifies but the filter doesn't select, without their
  /// sources.
  var unselected: [Example] = []
  /// The errors of the articles and of their settings.
  package var diagnostics: [Diagnostic]

  /// The modules that every example imports.
  package var imports: [String] { settings.imports ?? library.modules }

  /// Creates the examples that the command line specifies and a filter selects.
  mutating func selectExamples(matching filter: ExampleFilter) throws {
    guard selection.namesExamples || !filter.selectsAll else {
      let extracted = allExamples(of: articles)
      examples = extracted.value
      diagnostics += extracted.diagnostics
      return
    }
    // Don't parse snippets yet, so that the other examples of a large book are never parsed.
    let named = try selection.chosen(from: unparsedExamples(of: articles, among: others))
    let matching = try filter.matching(named)
    let selected = Set(try filter.selection(from: matching).map(\.id))
    let extracted = allExamples(
      of: articles, skipping: Set(matching.map(\.id)).subtracting(selected))
    examples = extracted.value.filter { selected.contains($0.id) }
    unselected = named.filter { !selected.contains($0.id) }
    diagnostics = (diagnostics + extracted.diagnostics).filter(selection.concerns)
  }

  /// Creates the examples of articles, whether or not they are selected.
  private func allExamples(
    of articles: [Article], skipping skipped: Set<Example.ID> = []
  ) -> Checked<[Example]> {
    WaymarkExtracting.examples(
      in: articles, among: others, skipping: skipped,
      options: ExtractionOptions(
        imports: imports, aliases: settings.aliases, parserCache: parserCache))
  }

  /// Returns the extraction with new text for some articles, and with re-created examples.
  ///
  /// - Parameter texts: The new text of each changed file.
  func replacing(_ texts: [String: String]) -> Extraction {
    let read = articles.map {
      article(file: $0.file, bytes: (texts[$0.file] ?? $0.text).utf8)
    }
    let extracted = allExamples(of: read.map(\.value))
    let (files, ids) = (Set(articles.map(\.file)), Set(examples.map(\.id)))
    var changed = self
    changed.articles = read.map(\.value)
    changed.examples = extracted.value.filter { ids.contains($0.id) }
    changed.diagnostics =
      diagnostics.filter { !files.contains($0.location.file) }
      + (read.flatMap(\.diagnostics) + extracted.diagnostics).filter(selection.concerns)
    return changed
  }
}
