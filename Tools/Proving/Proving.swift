import WaymarkCaching
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

/// The stages that turn a command's arguments into an outcome: reading, extracting, and running.
package struct Proving: Sendable {
  /// The articles and examples to prove, as specified on the command line.
  package let request: ProvingRequest
  /// The reporter that shows the progress of all stages. It's silent in quiet runs.
  package let progress: ProgressReporter
  /// The sandbox for examples; nil to run them without one.
  private var sandbox: Sandbox?
  /// Whether to ignore the results of earlier runs.
  private var isFresh = false
  /// The results from other machines; nil to use only the results of this machine.
  private var shared: SharedCache?
  /// The number of examples that are processed at the same time; nil for the engine's default.
  private var jobs: Int?

  /// Creates the stages of a run that compiles and runs examples.
  ///
  /// - Throws: `EnvironmentError` if a sandbox is requested and can't be created; `Failure.call` if
  ///   the address or the mode of the shared cache is invalid.
  package init(_ request: ProvingRequest, _ running: RunRequest) async throws {
    self.init(request)
    sandbox = try await running.findSandbox(for: request.package)
    isFresh = running.isFresh
    shared = try running.sharedCache()
    jobs = running.jobs
  }

  /// Creates the stages of a run that only creates examples.
  package init(_ request: ProvingRequest) {
    self.request = request
    progress = ProgressReporter(isQuiet: request.isQuiet)
  }

  /// Proves the examples that the command line specifies.
  ///
  /// - Throws: The errors of ``extraction()`` and ``outcome(of:)``.
  package func outcome() async throws -> Outcome { try await outcome(of: extraction()) }

  /// Runs the examples of an extraction.
  ///
  /// - Throws: `EnvironmentError` if the environment failed; never because of an example.
  package func outcome(of extraction: Extraction) async throws -> Outcome {
    Outcome(extraction, proofs: try await prove(extraction.examples, of: extraction))
  }

  /// Reads the articles that the command line specifies, builds the library, and creates the
  /// examples.
  ///
  /// - Throws: `Failure` if an argument is invalid or an article can't be read; `EnvironmentError`
  ///   if the package doesn't build. Mistakes in articles aren't thrown; the result contains them.
  package func extraction() async throws -> Extraction {
    // The shards of a run are compared by the origin of the library.
    let needsOrigin = shared != nil || request.filter.shard != nil
    let extraction = try await extract { [progress, isFresh] in
      try await Library.load(
        package: request.package.path, cache: request.package.cache,
        options: .init(
          skipsBuild: request.skipsBuild, isFresh: isFresh, needsOrigin: needsOrigin),
        progress: { progress.begin($0) })
    }
    return try await checkingModules(of: extraction)
  }

  /// Reads the articles that the command line specifies and creates their examples, without
  /// building the library.
  ///
  /// - Parameter library: The information about the library that's available without a build.
  /// - Throws: `Failure` if an argument is invalid or an article can't be read.
  package func listing(using library: Library = .none) async throws -> Extraction {
    try await extract { library }
  }

  private func extract(loading library: () async throws -> Library) async throws -> Extraction {
    let files = ArticleFiles(in: request.package)
    let selection = try files.selection(of: request.articles)
    for warning in selection.warnings { progress.report(warning) }
    let settings = try ArticleFiles.settings(for: selection.files)
    let read = try ArticleFiles.read(selection.files, texts: request.texts)
    let library = try await library()
    let articles = try await scoped(read, selection)
    var extraction = Extraction(
      package: request.package, library: library,
      parserCache: try ParserCache(cache: request.package.cache),
      settings: merged(settings.value), selection: selection, articles: articles.value,
      others: try files.others(usedBy: articles.value),
      diagnostics: settings.diagnostics + articles.diagnostics)
    try extraction.addExamples(matching: request.filter)
    return extraction
  }

  /// Returns the articles with the requested grouping of snippets into examples.
  private func scoped(
    _ articles: Checked<[Article]>, _ selection: Selection
  ) async throws -> Checked<[Article]> {
    let documents = selection.files.filter { $0.fileExtension != "swift" }
    let texts = try await request.adoptedTexts?(documents, progress) ?? Checked([:])
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

  /// Runs examples of an extraction, either unchanged or mutated.
  ///
  /// - Parameters:
  ///   - runsAgain: Whether to run examples again even if their results are cached.
  ///   - stops: A closure that returns whether a proof ends the run.
  package func prove(
    _ examples: [Example], of extraction: Extraction, runsAgain: Bool = false,
    stoppingAfter stops: @Sendable (Proof) -> Bool = { _ in false }
  ) async throws -> [Proof] {
    try await evaluate(examples, of: extraction, runsAgain: runsAgain, stoppingAfter: stops)
      .map(\.proof)
  }

  /// Runs examples of an extraction and finds corrections for those that fail. The parameters are
  /// those of ``prove(_:of:runsAgain:stoppingAfter:)``.
  func evaluate(
    _ examples: [Example], of extraction: Extraction, runsAgain: Bool = false,
    stoppingAfter stops: @Sendable (Proof) -> Bool = { _ in false }
  ) async throws -> [Evaluation] {
    defer { endProving(of: extraction) }
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
    try await Engine(
      library: extraction.library, cache: extraction.package.cache,
      judge: Evaluation.init(of:_:_:), timeLimit: extraction.settings.timeLimit, jobs: jobs,
      sandbox: sandbox, isFresh: isFresh, runsAgain: runsAgain, shared: shared)
  }

  private func endProving(of extraction: Extraction) {
    progress.end()
    guard let shared else { return }
    if extraction.library.origin == nil { progress.report(SharedCacheText.unknownOrigin) }
    for line in SharedCacheText.lines(of: shared.takeUsage(), isQuiet: request.isQuiet) {
      progress.report(line)
    }
  }
}
