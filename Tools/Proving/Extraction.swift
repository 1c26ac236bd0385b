import WaymarkExtracting
import WaymarkModel
import WaymarkPackages
import WaymarkProject
import WaymarkReading
import WaymarkSyntax

/// The articles and examples that the command line specifies.
package struct Extraction {
  /// The folder of the package that the examples document.
  package var package: String
  package var library: Library
  package var parserCache: ParserCache
  package var settings: Settings
  package var selection: Selection
  /// The articles in reading order.
  package var articles: [Article]
  /// Other articles whose examples can be used.
  package var others: [Article]
  package var examples: [Example]
  /// The examples specified on the command line that weren't selected, without their sources.
  var unselected: [Example]
  /// The errors of the articles themselves.
  package var problems: [Diagnostic]

  /// The modules that every example imports.
  package var imports: [String] { settings.imports ?? library.modules }

  /// Returns the extraction with new text for some articles, and with the examples created again.
  ///
  /// - Parameter texts: The new text of each changed file.
  func replacing(_ texts: [String: String]) -> Extraction {
    let read = articles.map {
      article(file: $0.file, bytes: (texts[$0.file] ?? $0.text).utf8)
    }
    let extracted = WaymarkExtracting.examples(
      in: read.map(\.value), among: others, imports: imports, aliases: settings.aliases,
      parserCache: parserCache)
    let (files, ids) = (Set(articles.map(\.file)), Set(examples.map(\.id)))
    var changed = self
    changed.articles = read.map(\.value)
    changed.examples = extracted.value.filter { ids.contains($0.id) }
    changed.problems =
      problems.filter { !files.contains($0.location.file) }
      + (read.flatMap(\.diagnostics) + extracted.diagnostics).filter(selection.concerns)
    return changed
  }
}
