import WaymarkModel
import WaymarkProject
import WaymarkRunning

/// The description of what a run proves and how strictly.
package struct ProvingRequest {
  /// A closure that returns new text for some of the given files, in which more snippets have
  /// options. It also returns the errors that running the new text can't detect. Its second
  /// argument contains the options with which the run executes its examples.
  package typealias AdoptedTexts =
    @Sendable (_ files: [String], Engine.Options, ProgressReporter) async throws
    -> Checked<[String: String]>

  /// The package that the articles document.
  package let package: PackageFolder
  /// Whether the tool runs in continuous integration.
  let isContinuousIntegration: Bool
  /// Files, folders, and names of articles, each possibly followed by `#example`; the folder
  /// `Articles/` if there are none.
  package var articles: [String]
  /// The text of files that an editor has changed but not saved.
  package var texts: [String: String] = [:]
  /// The examples to prove among those that the articles contain.
  package var filter = ExampleFilter()
  /// The grouping of snippets without `example=` into examples.
  package var scope = ExampleScope.snippet
  /// A closure that is called each time the articles have been read. Set if the scope is `auto`;
  /// nil to use the files' own text.
  package var adoptedTexts: AdoptedTexts?
  /// The maximum duration of an example in seconds; nil for the limit in the settings.
  package var timeLimit: Double?
  /// Whether examples that check nothing, and lines that no passing example runs, are errors. If
  /// nil, this depends on the settings or, by default, on whether the tool runs in continuous
  /// integration.
  package var isStrict: Bool?
  /// Whether to use the package as last built, without running SwiftPM.
  package var skipsBuild = false
  /// Whether to show no progress.
  package var isQuiet = false

  /// Creates a request to prove articles.
  ///
  /// - Throws: `Failure.call` if there is no package.
  package init(
    articles: [String], in package: PackageFolder?, isContinuousIntegration: Bool
  ) throws {
    self.articles = articles
    self.package = try package.required()
    self.isContinuousIntegration = isContinuousIntegration
  }
}
