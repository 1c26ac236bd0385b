import Foundation
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
import WaymarkResults
import WaymarkRunning
import WaymarkSyntax
import WaymarkSystem

/// The stages that turn an audit's arguments into its report.
package struct DocumentAudit {
  let request: AuditRequest
  let progress: ProgressReporter

  package init(_ request: AuditRequest, progress: ProgressReporter) {
    self.request = request
    self.progress = progress
  }

  /// The package; nil for documents that don't belong to one.
  var package: PackageFolder? { request.package }

  /// The folder of the package; the working folder if there is no package.
  var packageFolder: PackageFolder { package ?? PackageFolder(FileSystem.workingFolder) }

  private var cache: String { packageFolder.cache }

  /// The results of an audit.
  package struct Result {
    /// The findings about all documents.
    package var report: AuditReport
    /// Whether the package was built, or there is none to build.
    package var isBuilt: Bool
    /// Whether the settings are valid.
    package var hasValidSettings: Bool
    /// The cache with the snippets that the audit parsed, which rendering doesn't parse again.
    package var parserCache: ParserCache
    let subject: Subject

    /// Returns the same results, in the form that other reports and the site use.
    ///
    /// - Complexity: Parses all documents, even those whose findings were known.
    package func outcome() throws -> Outcome { try report.outcome(of: subject) }

    /// Returns the report with the findings of an earlier baseline about other files.
    ///
    /// Paths are relative to the working folder, which can be a different one than in earlier
    /// audits. The findings about a missing file are therefore kept unless the file was in a folder
    /// that was searched.
    ///
    /// - Throws: `Failure.notProved` if the package wasn't built, or if the settings have errors.
    package func baseline(updating known: Baseline?) throws -> AuditReport {
      guard isBuilt, hasValidSettings else {
        throw Failure.notProved(
          "the baseline wasn't written, because "
            + (isBuilt ? "the settings have errors" : "the package doesn't build"),
          hint: "correct the errors above, and run the command again")
      }
      guard let known else { return report }
      let audited = Set(subject.files.map(\.path))
      return known.updated(with: report) { file in
        if audited.contains(file) { return false }
        let path = FileSystem.realPath(file)
        return File.kind(of: path) != nil || !path.isContained(inAnyOf: subject.namedFolders)
      }
    }
  }

  /// Runs the audit.
  ///
  /// - Parameter listsUnused: Whether to list the public declarations that neither a proved block
  ///   nor its context uses.
  /// - Throws: `Failure.call` if a file can't be audited; `Failure.environment` if a document can't
  ///   be read; `EnvironmentError` if the cache can't be written, or if there is no compiler.
  package func result(listsUnused: Bool) async throws -> Result {
    defer {
      progress.end()
      progress.reportUse(of: request.running.shared)
    }
    let subject = try await subject(readsUnlabeledCode: true)
    let found = try await findings(of: subject)
    var report = AuditReport(found.joined() + subject.referenceFindings)
    if listsUnused { report.unused = try await unused(in: subject, found) }
    return Result(
      report: report, isBuilt: subject.isBuilt, hasValidSettings: subject.hasValidSettings,
      parserCache: try parserCache(), subject: subject)
  }

  /// Returns the public declarations that neither a proved block nor its context uses.
  private func unused(in subject: Subject, _ findings: [[BlockFinding]]) async throws -> [String] {
    let code = try subject.articles().flatMap { index, article in
      let run = Set(findings[index].filter { $0.kind == .proved }.flatMap { [$0.line] + $0.after })
      return article.snippets.filter { run.contains($0.location.line) }.map(\.code)
    }
    return try await interface(of: subject.library).unused(in: code)
  }

  /// Returns the findings about each file, with the files that declare missing names. The findings
  /// of an earlier audit are reused for files that haven't changed. New findings about a file are
  /// stored as soon as they are complete, so that an interrupted audit doesn't lose them. They
  /// aren't stored if the environment can have caused one of the results on which they are based.
  func findings(of subject: Subject) async throws -> [[BlockFinding]] {
    let run = try await run(for: subject)
    // A folder without a package, such as a user's home folder, can contain unrelated projects.
    let sources = try package.map { try DeclarationSources(package: $0.path, cache: cache) }
    let known = try KnownFindings(
      cache: cache,
      inputs: [
        run.runner.identity, "\(subject.modules)", run.aliasText, "\(subject.isBuilt)",
        "\(subject.readsUnlabeledCode)", sources?.digest ?? "",
      ],
      isFresh: request.running.isFresh)
    var findings = subject.files.map(known.findings)
    let changed = findings.indices.filter { findings[$0] == nil }
    if changed.isEmpty { return findings.map { $0 ?? [] } }
    let interface = try await interface(of: subject.library)
    let index = sources?.index ?? DeclarationIndex()
    let articles = try subject.articles(at: changed)
    let documents = articles.map {
      Document(
        $0.article, modules: subject.modules, isPackageBuilt: subject.isBuilt,
        interface: interface, platformDeclarations: index.platformDeclarations,
        sourceNames: index.sourceNames)
    }
    // A file without blocks has no article.
    for number in Set(changed).subtracting(articles.map(\.index)) {
      known.store([], of: subject.files[number])
    }
    try await run.find(in: documents, articles.map(\.article)) {
      document, found, isReusable in
      let number = articles[document].index
      let located = index.locating(found)
      if isReusable { known.store(located, of: subject.files[number]) }
      findings[number] = located
    }
    return findings.map { $0 ?? [] }
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
      parserCache: try parserCache(),
      cache: try AttemptCache(cache: cache, isFresh: request.running.isFresh),
      progress: progress)
  }

  /// Returns the library of the package, or a library without modules if there is no package or it
  /// doesn't build. `isBuilt` is false only if the package doesn't build.
  func library() async throws -> (Library, isBuilt: Bool) {
    guard let package else { return (.none, true) }
    var options = request.running.loadOptions(skipsBuild: request.skipsBuild)
    options.acceptsParts = true
    do {
      let library = try await Library.load(
        package: package.path, cache: cache, options: options,
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
    var options = request.running
    options.timeLimit = request.timeLimit ?? settings.timeLimit
    options.compileLimit = Self.compileLimit
    // Sets and dictionaries must have the same order in each run.
    options.variables = ["SWIFT_DETERMINISTIC_HASHING": "1"]
    return try await Engine(
      library: library, cache: cache, options: options, judge: Evaluation.init(of:_:_:))
  }

  func parserCache() throws -> ParserCache { try ParserCache(cache: cache) }
}
