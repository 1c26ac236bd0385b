import WaymarkJudging
import WaymarkModel
import WaymarkOutcomes
import WaymarkPackages
import WaymarkProject
import WaymarkReading
import WaymarkResults
import WaymarkRunning
import WaymarkSyntax
import WaymarkSystem

/// The stages that turn a command's arguments into an outcome: reading, extracting, running, and
/// judging.
package struct Proving: Sendable {
  /// The articles and examples to prove, as specified on the command line.
  package let request: ProvingRequest
  /// The reporter that shows the progress of all stages. In quiet runs, it shows only messages.
  package let progress: ProgressReporter
  /// The options for running examples, except for their time limit, which the settings can specify.
  private var running = Engine.Options()

  /// Creates the stages of a run that compiles and runs examples.
  ///
  /// - Throws: The errors of ``RunRequest/engineOptions(for:)``.
  package init(_ request: ProvingRequest, _ running: RunRequest) async throws {
    self.init(request)
    self.running = try await running.engineOptions(for: request.package)
  }

  /// Creates the stages of a run that only creates examples.
  package init(_ request: ProvingRequest) {
    self.request = request
    progress = ProgressReporter(isQuiet: request.isQuiet)
  }

  /// Proves the examples that the command line specifies.
  ///
  /// The steps are those of "From a file to the site" in `HowItWorks.md`, and each calls the
  /// modules that are named there: `WaymarkReading`, `WaymarkPackages`, `WaymarkGrouping` and
  /// `WaymarkExtracting`, and `WaymarkRunning`, which passes its results to `WaymarkJudging`.
  ///
  /// - Throws: `Failure` if an argument is invalid or an article can't be read; `EnvironmentError`
  ///   if the package doesn't build or an example can't be run. Mistakes in articles aren't thrown;
  ///   the result contains them.
  package func prove() async throws -> Outcome { try await prove(extraction()) }

  /// Performs the first three steps of ``prove()``: it reads the articles, builds the library, and
  /// creates the examples.
  ///
  /// - Throws: The errors of ``prove()``, except for those of running an example.
  package func extraction() async throws -> Extraction {
    let articles = try read()
    let library = try await buildLibrary()
    return try await checkingModules(of: selectExamples(of: articles, for: library))
  }

  /// Performs the other two steps of ``prove()``: it runs the examples and judges the results.
  ///
  /// - Throws: `EnvironmentError` if an example can't be run.
  package func prove(_ extraction: Extraction) async throws -> Outcome {
    let evaluations = try await run(extraction.examples, of: extraction)
    return Outcome(extraction, proofs: evaluations.map(\.proof))
  }

  /// Reads the articles that the command line specifies and creates their examples, without
  /// building the library.
  ///
  /// - Parameter library: The information about the library that's available without a build.
  /// - Throws: `Failure` if an argument is invalid or an article can't be read; `EnvironmentError`
  ///   if the cache can't be written, or if an audit that the request requires fails.
  package func listing(using library: Library = .none) async throws -> Extraction {
    try await selectExamples(of: read(), for: library)
  }

  private func read() throws -> RequestedArticles {
    let selection = try ArticleFiles(in: request.package).selection(of: request.articles)
    for warning in selection.warnings { progress.report(warning) }
    return RequestedArticles(
      selection: selection, settings: try ArticleFiles.settings(for: selection.files),
      articles: try ArticleFiles.read(selection.files, texts: request.texts))
  }

  private func buildLibrary() async throws -> Library {
    var options = running.loadOptions(skipsBuild: request.skipsBuild)
    // The shards of a run are compared by the origin of the library.
    if request.filter.shard != nil { options.needsOrigin = true }
    return try await Library.load(
      package: request.package.path, cache: request.package.cache, options: options,
      progress: { [progress] in progress.begin($0) })
  }

  /// Creates the requested examples of articles, without checking the modules that they import.
  private func selectExamples(
    of requested: RequestedArticles, for library: Library
  ) async throws -> Extraction {
    let articles = try await scoped(requested.articles, requested.selection)
    var extraction = Extraction(
      package: request.package, library: library,
      parserCache: try ParserCache(cache: request.package.cache),
      settings: merged(requested.settings.value), selection: requested.selection,
      articles: articles.value,
      others: try ArticleFiles(in: request.package).others(usedBy: articles.value),
      diagnostics: requested.settings.diagnostics + articles.diagnostics)
    try extraction.selectExamples(matching: request.filter)
    return extraction
  }

  /// Returns the articles with the requested grouping of snippets into examples.
  private func scoped(
    _ articles: Checked<[Article]>, _ selection: Selection
  ) async throws -> Checked<[Article]> {
    let documents = selection.files.filter { !$0.isSwiftFile }
    let texts = try await request.adoptedTexts?(documents, running, progress) ?? Checked([:])
    return Checked(
      articles.value.map { old in
        let new = texts.value[old.file].map {
          WaymarkReading.article(file: old.file, bytes: Array($0.utf8)).value
        }
        return (new ?? old).scoped(by: request.scope)
      }, diagnostics: articles.diagnostics + texts.diagnostics)
  }

  /// Returns the settings with the request's overrides.
  private func merged(_ settings: Settings) -> Settings {
    var settings = settings
    settings.timeLimit = request.timeLimit ?? settings.timeLimit
    settings.isStrict =
      request.isStrict ?? settings.isStrict ?? request.isContinuousIntegration
    return settings
  }

  /// Compiles, runs, and judges examples of an extraction, either unchanged or mutated, and finds
  /// corrections for those that fail.
  ///
  /// - Parameters:
  ///   - runsAgain: Whether to run examples again even if their results are cached.
  ///   - stops: A closure that returns whether a proof ends the run.
  /// - Throws: `EnvironmentError` if the environment failed; never because of an example.
  package func run(
    _ examples: [Example], of extraction: Extraction, runsAgain: Bool = false,
    stoppingAfter stops: @Sendable (Proof) -> Bool = { _ in false }
  ) async throws -> [Evaluation] {
    defer { endRun(of: extraction) }
    // Creating an engine compiles the harness, which takes seconds without a cache.
    let untried = examples.compactMap(Evaluation.init(untried:))
    if untried.count == examples.count { return untried }
    let engine = try await engine(for: extraction, runsAgain: runsAgain)
    progress.proving(examples.count)
    return try await engine.evaluations(
      of: examples, progress: { [progress] in progress.proved("\($0.example)") },
      stoppingAfter: stops)
  }

  func engine(for extraction: Extraction, runsAgain: Bool = false) async throws -> Engine {
    var options = running
    (options.timeLimit, options.runsAgain) = (extraction.settings.timeLimit, runsAgain)
    return try await Engine(
      library: extraction.library, cache: extraction.package.cache, options: options,
      judge: Evaluation.init(of:_:_:))
  }

  /// Ends the progress, and reports how the run, including an audit that it required, used the
  /// shared cache.
  package func endRun(of extraction: Extraction) {
    progress.end()
    if running.shared != nil, extraction.library.origin == nil {
      let dependencies = WorkspaceState.folders(of: extraction.package.path)
      progress.report(
        SharedCacheText.unknownOrigin(
          lacksHeaders: extraction.library.lacksHeaders, lacksDependencies: dependencies == nil))
    }
    progress.reportUse(of: running.shared)
  }
}

/// The articles that the command line specifies, as they were read.
private struct RequestedArticles {
  let selection: Selection
  let settings: Checked<Settings>
  let articles: Checked<[Article]>
}
