import Foundation
import WaymarkCaching
import WaymarkExtracting
import WaymarkJudging
import WaymarkModel
import WaymarkPackages
import WaymarkReading
import WaymarkBook
import WaymarkRunning
import WaymarkSyntax
import WaymarkSystem

/// The stages from the arguments of a call to its outcome: reading, extracting and running.
struct Proving {
  var options: ProvingOptions
  var progress: Progress
  /// The sandbox for examples; nil to run them without one.
  var sandbox: Sandbox?
  /// Whether to ignore the results of earlier runs.
  var isFresh = false
  /// The results of other machines; nil to use only those of this one.
  var shared: SharedCache?
  /// The number of examples that are processed at the same time; nil for the engine's default.
  var jobs: Int?
  /// The texts of files that an editor has changed and not saved.
  var texts: [String: String] = [:]
  /// The options that select some of the examples that the call names; nil to select all.
  var selecting: SelectionOptions?

  /// - Throws: `EnvironmentError` if a sandbox is requested and can't be created.
  init(_ options: ProvingOptions, _ running: RunOptions) async throws {
    self.init(options)
    sandbox = try await running.findSandbox()
    isFresh = running.fresh
    shared = try running.sharedCache()
    jobs = running.jobs
  }

  init(_ options: ProvingOptions) {
    self.options = options
    self.progress = Progress(isQuiet: options.quiet)
  }

  /// Proves the examples that the call names.
  func outcome() async throws -> Outcome { try await outcome(of: extraction()) }

  /// Runs the examples of an extraction.
  func outcome(of extraction: Extraction) async throws -> Outcome {
    Outcome(extraction, proofs: try await prove(extraction.examples, of: extraction))
  }

  /// Reads the articles that the call names, builds the library and creates the examples.
  func extraction() async throws -> Extraction {
    let package = try PackageFolder.current()
    return try await extraction { [progress, isFresh, shared] in
      try await Library.load(
        package: package, cache: Self.cache(of: package), skipBuild: options.skipBuild,
        isFresh: isFresh, isShared: shared != nil, progress: { progress.begin($0) })
    }
  }

  /// Reads the articles that the call names and creates their examples, without building the
  /// library.
  ///
  /// - Parameter library: The information about the library that's available without a build.
  func listing(using library: Library = .none) async throws -> Extraction {
    try await extraction { library }
  }

  private func extraction(loading library: () async throws -> Library) async throws -> Extraction {
    let package = try PackageFolder.current()
    let selection = try ArticleFiles.selection(of: options.articles)
    let settings = try ArticleFiles.settings(for: selection.files)
    let read = try ArticleFiles.read(selection.files, texts: texts)
    let library = try await library()
    let articles = try await scoped(read, selection)
    let notes = try StageCache(cache: Self.cache(of: package))
    let parserCache = ParserCache(recall: notes.recall, keep: notes.keep)
    let others = try ArticleFiles.others(usedBy: articles.value)
    // The other examples of a large book are never parsed.
    let named = try selection.chosen(from: outlines(of: articles.value, among: others))
    let matching = try selecting?.matching(named) ?? named
    let selected = try selecting?.part(of: matching) ?? matching
    let ids = Set(selected.map(\.id))
    let extracted = examples(
      in: articles.value, among: others,
      skipping: Set(matching.map(\.id)).subtracting(ids),
      imports: settings.value.imports ?? library.modules, aliases: settings.value.aliases,
      parserCache: parserCache)
    return Extraction(
      package: package, library: library, parserCache: parserCache, settings: merged(settings.value),
      selection: selection, articles: articles.value, others: others,
      examples: extracted.value.filter { ids.contains($0.id) },
      unselected: named.filter { !ids.contains($0.id) },
      problems: (settings.diagnostics + articles.diagnostics + extracted.diagnostics)
        .filter(selection.concerns))
  }

  /// Returns the articles with the examples that `--scope` asks for.
  private func scoped(
    _ articles: Checked<[Article]>, _ selection: Selection
  ) async throws -> Checked<[Article]> {
    guard options.scope == .auto else {
      return Checked(
        articles.value.map { $0.scoped(by: options.scope) }, diagnostics: articles.diagnostics)
    }
    let auditing = try Auditing(
      files: selection.files.filter { $0.fileExtension != "swift" }, timeLimit: options.timeLimit,
      skipBuild: options.skipBuild, isFresh: isFresh, progress: progress, sandbox: sandbox)
    let changes = try await auditing.adoptions()
    let texts = Dictionary(changes.map { ($0.file, $0.new) }) { $1 }
    return Checked(
      articles.value.map { old in
        texts[old.file].map { WaymarkReading.article(file: old.file, bytes: Array($0.utf8)).value }
          ?? old
      }, diagnostics: articles.diagnostics)
  }

  /// Returns the settings, overridden by command-line options.
  private func merged(_ settings: Settings) -> Settings {
    var settings = settings
    settings.timeLimit = options.timeLimit ?? settings.timeLimit
    settings.isStrict = options.strict ?? settings.isStrict ?? Console.isContinuousIntegration
    return settings
  }

  /// Runs examples of an extraction, either unchanged or mutated.
  ///
  /// - Parameters:
  ///   - runsAgain: Whether to run examples again even if their results are cached.
  ///   - stops: Returns whether a proof ends the run.
  func prove(
    _ examples: [Example], of extraction: Extraction, runsAgain: Bool = false,
    stoppingAfter stops: @Sendable (Proof) -> Bool = { _ in false }
  ) async throws -> [Proof] {
    try await judge(examples, of: extraction, runsAgain: runsAgain, stoppingAfter: stops)
      .map(\.proof)
  }

  /// Runs examples of an extraction, and finds corrections for those that fail. The parameters are
  /// those of ``prove(_:of:runsAgain:stoppingAfter:)``.
  func judge(
    _ examples: [Example], of extraction: Extraction, runsAgain: Bool = false,
    stoppingAfter stops: @Sendable (Proof) -> Bool = { _ in false }
  ) async throws -> [Evaluation] {
    defer { endProving(of: extraction) }
    let engine = try await engine(for: extraction, runsAgain: runsAgain)
    progress.proving(examples.count)
    return try await engine.judge(
      examples, progress: { [progress] in progress.proved($0) }, stoppingAfter: stops)
  }

  private func engine(for extraction: Extraction, runsAgain: Bool = false) async throws -> Engine {
    try await Engine(
      library: extraction.library, cache: Self.cache(of: extraction.package),
      timeLimit: extraction.settings.timeLimit, jobs: jobs, sandbox: sandbox, isFresh: isFresh,
      runsAgain: runsAgain, shared: shared)
  }

  /// Returns the compiler's command line for an example, without its file.
  func compilerCommand(for library: Library, of package: String) async throws -> [String] {
    try await Engine(library: library, cache: Self.cache(of: package)).compilerCommand
  }

  private func endProving(of extraction: Extraction) {
    progress.end()
    guard let shared else { return }
    SharedCacheText.showUnknownOrigin(of: extraction.library)
    SharedCacheText.show(shared, isQuiet: options.quiet)
  }

  static func cache(of package: String) -> String { "\(package)/.build/waymark" }
}

/// The articles and examples that a call names.
struct Extraction {
  /// The folder of the package that the examples document.
  var package: String
  var library: Library
  var parserCache: ParserCache
  var settings: Settings
  var selection: Selection
  /// The articles in reading order.
  var articles: [Article]
  /// Further articles whose examples can be used.
  var others: [Article]
  var examples: [Example]
  /// The examples named in the call that weren't selected, without their sources.
  var unselected: [Example]
  /// The errors of the articles themselves.
  var problems: [Diagnostic]

  /// The modules that every example imports.
  var imports: [String] { settings.imports ?? library.modules }

  /// Returns the same examples of articles with other texts.
  ///
  /// - Parameter texts: The texts by file. Other articles keep theirs.
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

extension Outcome {
  init(_ extraction: Extraction, proofs: [Proof]) {
    self.init(
      articles: extraction.articles, examples: extraction.examples, proofs: proofs,
      problems: extraction.problems, settings: extraction.settings,
      folders: extraction.selection.folders,
      environment: ProofEnvironment(
        compiler: extraction.library.compiler, platform: extraction.library.platform,
        flags: Engine.compilerFlags),
      imports: extraction.imports,
      others: extraction.others, unselected: extraction.unselected)
  }
}
