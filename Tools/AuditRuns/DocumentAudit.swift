import Foundation
import WaymarkBlocks
import WaymarkCaching
import WaymarkContexts
import WaymarkExtracting
import WaymarkFindings
import WaymarkInterfaces
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

/// The stages that turn an audit's arguments into its report.
package struct DocumentAudit {
  private let files: [String]
  private let timeLimit: Double?
  private let skipsBuild: Bool
  private let isFresh: Bool
  private let isQuiet: Bool
  let progress: ProgressReporter
  /// The package; nil for documents that don't belong to one.
  private let package: PackageFolder?
  private let sandbox: Sandbox?
  private let shared: SharedCache?

  /// Creates an audit of files.
  ///
  /// - Parameters:
  ///   - package: The package that the files document; nil if they don't belong to one.
  ///   - timeLimit: The maximum duration of a block in seconds; nil for the limit in the settings.
  package init(
    files: [String], in package: PackageFolder?, timeLimit: Double?, skipsBuild: Bool,
    isFresh: Bool, isQuiet: Bool = true, progress: ProgressReporter, sandbox: Sandbox?,
    shared: SharedCache? = nil
  ) {
    self.files = files
    self.package = package
    self.timeLimit = timeLimit
    self.skipsBuild = skipsBuild
    self.isFresh = isFresh
    self.isQuiet = isQuiet
    self.progress = progress
    self.sandbox = sandbox
    self.shared = shared
  }

  /// The folder of the package; the working folder if there is no package.
  private var folder: PackageFolder { package ?? PackageFolder(FileSystem.workingFolder) }

  private var cache: String { folder.cache }

  /// The results of an audit.
  package struct Result {
    /// The findings about all documents.
    package var report: AuditReport
    /// The same results, in the form that other reports and the site use.
    package var outcome: Outcome
    /// Whether the package was built, or there is none to build.
    package var isBuilt: Bool
    /// Whether the settings are valid.
    package var hasValidSettings: Bool
    /// The cache with the snippets that the audit parsed, which rendering doesn't parse again.
    package var parserCache: ParserCache
  }

  /// Runs the audit.
  ///
  /// - Parameter listsUnused: Whether to list the public API that no proved block uses.
  package func result(listsUnused: Bool) async throws -> Result {
    defer {
      progress.end()
      let lines = shared.map { SharedCacheText.lines(of: $0.takeUsage(), isQuiet: isQuiet) }
      for line in lines ?? [] { progress.report(line) }
    }
    let subject = try await subject(readsUnlabeledCode: true)
    let (found, index) = try await findings(of: subject)
    var all = found.flatMap(\.self) + subject.referenceFindings
    if all.contains(where: { !$0.missing.isEmpty }) {
      try (index ?? DeclarationIndex.read(of: folder.path, cache: cache)).locate(&all)
    }
    var report = AuditReport(all)
    if listsUnused { report.unused = try await unused(in: subject, found) }
    return Result(
      report: report, outcome: outcome(of: report, in: subject), isBuilt: subject.isBuilt,
      hasValidSettings: subject.hasValidSettings, parserCache: try parserCache())
  }

  private func outcome(of report: AuditReport, in subject: Subject) -> Outcome {
    let findings = Dictionary(grouping: report.blocks, by: \.file)
    let audited = subject.articles.enumerated().map { number, article in
      AuditedArticle(article, findings[article.file] ?? [], number: number)
    }
    var settings = subject.settings
    settings.isStrict = false
    var outcome = Outcome(
      articles: audited.map(\.article), examples: audited.flatMap(\.examples),
      proofs: audited.flatMap(\.proofs), diagnostics: [], settings: settings)
    outcome.folders = subject.folders
    outcome.environment = ProofEnvironment(
      compiler: subject.library.compiler, platform: subject.library.platform, flags: [])
    return outcome
  }

  /// Reads the documents and builds the library that they are audited against.
  ///
  /// - Parameter readsUnlabeledCode: Whether to audit code without a language as well.
  func subject(readsUnlabeledCode: Bool) async throws -> Subject {
    let selection = try ArticleFiles(in: package).selection(of: files)
    for warning in selection.warnings { progress.report(warning) }
    let tutorials = CatalogFiles.tutorials(in: selection.namedFolders)
    let names = selection.files.filter { !SnippetFile.isSnippet($0) } + tutorials
    let decoded = try DocumentEncoding.texts(of: names)
    for warning in decoded.diagnostics { progress.report(warning) }
    // Errors in the documents are ignored, because documents from elsewhere don't have to follow
    // the rules for articles.
    let indented = indentations(in: decoded.value)
    let texts = decoded.value.merging(indented.mapValues(\.text)) { $1 }
    let documents = try ArticleFiles.read(
      names, texts: texts,
      readingUnlabeledCodeIf: { readsUnlabeledCode && UnlabeledCode.isSwift($1, in: $0) }
    ).value.map { indented[$0.file]?.restored($0) ?? $0 }
    let shown = try shownFiles(
      in: documents, among: selection.files.filter(SnippetFile.isSnippet))
    let settings = try ArticleFiles.settings(for: selection.files)
    for error in settings.diagnostics { progress.report(error.description) }
    let (library, isBuilt) = try await library()
    return Subject(
      articles: documents + shown.articles, settings: settings.value, library: library,
      isBuilt: isBuilt, hasValidSettings: settings.diagnostics.isEmpty,
      folders: selection.folders.union(package.paths),
      referenceFindings: shown.findings)
  }

  /// Returns the indentation of directives in the articles of DocC catalogs, keyed by the file.
  private func indentations(in texts: [String: String]) -> [String: DirectiveIndentation] {
    texts.filter { $0.key.hasSuffix(".md") && $0.key.contains(".docc/") }
      .mapValues(DirectiveIndentation.init(of:)).filter { !$0.value.isEmpty }
  }

  /// Returns the files that the arguments name, or that documents show, as snippets or as steps of
  /// tutorials, and findings about references without a target.
  private func shownFiles(
    in documents: [Article], among named: [String]
  ) throws -> (articles: [Article], findings: [BlockFinding]) {
    var places = Dictionary(named.map { ($0, $0) }) { $1 }
    let references = documents.flatMap(SnippetReference.all)
    for reference in references { places[reference.file] = "\(folder.path)/\(reference.file)" }
    var findings: [BlockFinding] = []
    for document in documents {
      let steps = TutorialStep.all(in: document)
      let files = steps.isEmpty ? [:] : CatalogFiles.swiftFiles(besides: document.file)
      for step in steps {
        guard let file = files[step.file] else {
          findings.append(step.finding)
          continue
        }
        places[file] = file
      }
    }
    var texts: [String: String] = [:]
    for (file, place) in places.sorted(by: { $0.key < $1.key }) {
      do {
        texts[file] = String(decoding: try File.bytes(of: place, limit: 64 << 20), as: UTF8.self)
      } catch  where file != place {
        // A reference to a file that can't be read is an author's mistake, which is reported below.
      }
    }
    findings += references.compactMap {
      $0.finding(in: texts[$0.file], hasPackage: package != nil)
    }
    return (texts.sorted { $0.key < $1.key }.map(SnippetFile.article), findings)
  }

  /// Returns the public API that neither a proved block nor a block before it uses.
  private func unused(in subject: Subject, _ findings: [[BlockFinding]]) async throws -> [String] {
    let code = zip(subject.articles, findings).flatMap { article, findings in
      let run = Set(findings.filter { $0.kind == .proved }.flatMap { [$0.line] + $0.after })
      return article.snippets.filter { run.contains($0.location.line) }.map(\.code)
    }
    return try await interface(of: subject.library).unused(in: code)
  }

  /// Returns the findings about each article, and the index of the package's declarations. The
  /// findings of an earlier audit are reused for unchanged documents; the index is nil if no
  /// document has changed.
  func findings(
    of subject: Subject
  ) async throws -> (findings: [[BlockFinding]], index: DeclarationIndex?) {
    let run = try await run(for: subject)
    let known = try KnownFindings(
      cache: cache,
      inputs: [
        run.runner.identity, "\(subject.modules)", "\(subject.settings.aliases)",
        "\(subject.isBuilt)",
      ],
      isFresh: isFresh)
    var findings = subject.articles.map(known.findings)
    let changed = findings.indices.filter { findings[$0] == nil }
    if changed.isEmpty { return (findings.map { $0 ?? [] }, nil) }
    let interface = try await interface(of: subject.library)
    let index = try DeclarationIndex.read(of: folder.path, cache: cache)
    let articles = changed.map { subject.articles[$0] }
    let documents = articles.map {
      Document(
        $0, modules: subject.modules, isPackageBuilt: subject.isBuilt, interface: interface,
        platformDeclarations: index.platformDeclarations, sourceNames: index.sourceNames)
    }
    for (number, found) in zip(changed, try await run.findings(of: documents, in: articles)) {
      known.store(found, of: subject.articles[number])
      findings[number] = found
    }
    return (findings.map { $0 ?? [] }, index)
  }

  /// Returns a run of attempts against the library of a subject.
  private func run(for subject: Subject) async throws -> AuditRun {
    let settings = subject.settings
    // As in any package, declarations can have the access level `package`.
    let documented = subject.library.adding(flags: ["-package-name", "document"])
    let library = documented.adding(
      flags: ["-swift-version", settings.swiftVersion, "-enable-bare-slash-regex"])
    let strict = documented.adding(flags: ["-swift-version", "6"])
    return AuditRun(
      imports: subject.modules, aliases: settings.aliases,
      runner: try await runner(for: library, settings),
      manifestRunner: try await runner(
        for: try await Toolchain.find(store: Cache(folder: cache)).manifestLibrary, settings),
      strictRunner: { try await self.runner(for: strict, settings) },
      runnerImporting: { [cache] modules in
        try await self.runner(for: library.adding(modules, cache: cache), settings)
      },
      parserCache: try parserCache(), cache: try AttemptCache(cache: cache, isFresh: isFresh),
      progress: progress)
  }

  /// Returns the library of the package, or a library without modules if there is no package or it
  /// doesn't build. `isBuilt` is false only if the package doesn't build.
  private func library() async throws -> (Library, isBuilt: Bool) {
    guard let package else { return (.none, true) }
    do {
      let library = try await Library.load(
        package: package.path, cache: cache,
        options: .init(
          skipsBuild: skipsBuild, isFresh: isFresh, acceptsParts: true, needsOrigin: shared != nil),
        progress: { [progress] in progress.begin($0) })
      for product in library.unbuilt {
        progress.report(
          "waymark: the product '\(product)' doesn't build\n  the blocks are audited without it")
      }
      return (library, true)
    } catch let error as EnvironmentError {
      progress.report("waymark: \(error)\n  the blocks are audited without the package")
      return (.none, false)
    }
  }

  private func interface(of library: Library) async throws -> Interface {
    try Interface(graphs: await library.symbolGraphs(cache: cache))
  }

  /// The maximum duration of a compilation in seconds. The type checker can take hours for some
  /// expressions.
  private static let compileLimit = 60.0

  private func runner(
    for library: Library, _ settings: Settings
  ) async throws -> AttemptRunner {
    AttemptRunner(try await engine(for: library, settings))
  }

  func engine(for library: Library, _ settings: Settings) async throws -> Engine {
    var options = Engine.Options()
    options.timeLimit = timeLimit ?? settings.timeLimit
    options.compileLimit = Self.compileLimit
    // Sets and dictionaries must have the same order in each run.
    options.variables = ["SWIFT_DETERMINISTIC_HASHING": "1"]
    (options.sandbox, options.isFresh, options.shared) = (sandbox, isFresh, shared)
    return try await Engine(
      library: library, cache: cache, options: options, judge: Evaluation.init(of:_:_:))
  }

  func parserCache() throws -> ParserCache { try ParserCache(cache: cache) }
}
