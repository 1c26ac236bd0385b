import Foundation
import WaymarkAuditing
import WaymarkCaching
import WaymarkExtracting
import WaymarkModel
import WaymarkPackages
import WaymarkReading
import WaymarkRunning
import WaymarkSystem

/// The stages from the arguments of an audit to its report.
struct Auditing {
  private let files: [String]
  private let timeLimit: Double?
  private let skipBuild: Bool
  private let isFresh: Bool
  private let isQuiet: Bool
  private let progress: Progress
  private let package: String
  private let cache: String
  private let sandbox: Sandbox?
  private let shared: SharedCache?

  /// - Parameter timeLimit: The maximum duration of a block in seconds; nil for the limit in the
  ///   settings.
  init(
    files: [String], timeLimit: Double?, skipBuild: Bool, quiet: Bool, _ running: RunOptions
  ) async throws {
    self.files = files
    self.timeLimit = timeLimit
    self.skipBuild = skipBuild
    isFresh = running.fresh
    isQuiet = quiet
    shared = try running.sharedCache()
    progress = Progress(isQuiet: quiet)
    package = try PackageFolder.current()
    cache = "\(package)/.build/waymark"
    sandbox = try await running.findSandbox()
  }

  /// The audited documents and the library that they're audited against.
  private struct Subject {
    var articles: [Article]
    var settings: Settings
    var library: Library
    var hasPackage: Bool
    /// The findings about references to snippets in files.
    var faults: [BlockFinding] = []

    var modules: [String] { settings.imports ?? library.modules }
  }

  /// - Parameter listsUnused: Whether to list the public API that no proved block uses.
  func report(listsUnused: Bool) async throws -> AuditReport {
    defer {
      progress.end()
      shared.map { SharedCacheText.show($0, isQuiet: isQuiet) }
    }
    let subject = try await subject()
    let found = try await findings(of: subject)
    var report = AuditReport(found.flatMap(\.self) + subject.faults)
    DeclarationIndex(of: package).locate(&report)
    if listsUnused { report.unused = try await unused(in: subject, found) }
    return report
  }

  /// Returns the changes to fences that record the audit's findings.
  func adoptions() async throws -> [FileChange] {
    defer { progress.end() }
    let subject = try await subject()
    let engine = try await engine(for: subject.library, subject.settings)
    var changes: [FileChange] = []
    for (article, findings) in zip(subject.articles, try await findings(of: subject)) {
      var adoption = Adoption(Document(article, modules: subject.modules), findings)
      var open = findings.filter { $0.kind != .broken }.map(\.line)
      while true {
        let failing = try await failingLines(
          adoption.text(of: article), of: article, subject, engine)
        let lines = open.filter(failing.contains)
        if lines.isEmpty { break }
        for line in lines { adoption.giveUp(line) }
        open.removeAll(where: failing.contains)
      }
      changes.append(
        FileChange(file: article.file, old: article.text, new: adoption.text(of: article)))
    }
    return changes
  }

  /// Returns the lines of the blocks that `waymark test` wouldn't prove in a new text of an article.
  private func failingLines(
    _ text: String, of article: Article, _ subject: Subject, _ engine: Engine
  ) async throws -> Set<Int> {
    let new = WaymarkReading.article(file: article.file, bytes: Array(text.utf8)).value
    let examples = examples(
      in: [new], imports: subject.modules, aliases: subject.settings.aliases, memory: try memory()
    ).value
    let proofs = try await engine.prove(examples)
    let failing = zip(examples, proofs).filter {
      ![.passed, .compiled, .untested].contains($0.1.verdict)
    }
    return Set(failing.flatMap(\.0.snippets).map { new.snippets[$0].location.line })
  }

  private func subject() async throws -> Subject {
    let selection = try ArticleFiles.selection(of: files)
    let documents = try ArticleFiles.read(selection.files.filter { !SnippetFile.isSnippet($0) })
      .value
    let references = documents.flatMap(SnippetReference.all)
    let texts = Dictionary(
      Set(references.map(\.file) + selection.files.filter(SnippetFile.isSnippet)).compactMap {
        file in
        let place = references.contains { $0.file == file } ? "\(package)/\(file)" : file
        return (try? File.bytes(of: place, limit: 64 << 20)).map {
          (file, String(decoding: $0, as: UTF8.self))
        }
      }
    ) { $1 }
    let snippets = texts.sorted { $0.key < $1.key }.map(SnippetFile.article)
    let (library, hasPackage) = try await library()
    return Subject(
      articles: documents + snippets,
      settings: try ArticleFiles.settings(for: selection.files).value, library: library,
      hasPackage: hasPackage, faults: references.compactMap { $0.fault(in: texts[$0.file]) })
  }

  /// Returns the public API that no proved block uses.
  private func unused(in subject: Subject, _ findings: [[BlockFinding]]) async throws -> [String] {
    let code = zip(subject.articles, findings).flatMap { article, findings in
      let proved = Set(findings.filter { $0.kind == .proved }.map(\.line))
      return article.snippets.filter { proved.contains($0.location.line) }.map(\.code)
    }
    return try await interface(of: subject.library).unused(in: code)
  }

  /// Returns the findings about each article, reusing those of an earlier audit if nothing has
  /// changed.
  private func findings(of subject: Subject) async throws -> [[BlockFinding]] {
    let settings = subject.settings
    var library = subject.library
    library.flags += ["-swift-version", settings.swiftVersion, "-enable-bare-slash-regex"]
    let run = AuditRun(
      imports: subject.modules, aliases: settings.aliases,
      engine: try await engine(for: library, settings),
      manifestEngine: try await engine(
        for: try await Toolchain.find(store: Cache(folder: cache)).manifestLibrary, settings),
      memory: try memory(), progress: progress)
    let known = try KnownFindings(
      cache: cache,
      inputs: [
        run.engine.identity, "\(subject.modules)", "\(settings.aliases)", "\(subject.hasPackage)",
      ],
      isFresh: isFresh)
    var findings = subject.articles.map(known.findings)
    let changed = findings.indices.filter { findings[$0] == nil }
    let interface = try await changed.isEmpty ? Interface() : interface(of: library)
    let articles = changed.map { subject.articles[$0] }
    let documents = articles.map {
      Document(
        $0, modules: subject.modules, hasPackage: subject.hasPackage, interface: interface,
        isTooDeep: isTooDeep)
    }
    for (index, found) in zip(changed, try await run.findings(of: documents, in: articles)) {
      known.keep(found, of: subject.articles[index])
      findings[index] = found
    }
    return findings.map { $0 ?? [] }
  }

  /// Returns the library of the package, or one without modules if the package doesn't build.
  private func library() async throws -> (Library, isBuilt: Bool) {
    do {
      let library = try await Library.load(
        package: package, cache: cache, skipBuild: skipBuild, isFresh: isFresh,
        isShared: shared != nil,
        progress: { [progress] in progress.begin($0) })
      return (library, true)
    } catch let error as EnvironmentError {
      progress.end()
      Console.error("waymark: \(error)\n  the blocks are audited without the package")
      return (.none, false)
    }
  }

  private func interface(of library: Library) async throws -> Interface {
    Interface(graphs: try await library.symbolGraphs(cache: cache))
  }

  private func engine(for library: Library, _ settings: Settings) async throws -> Engine {
    try await Engine(
      library: library, cache: cache, timeLimit: timeLimit ?? settings.timeLimit, sandbox: sandbox,
      isFresh: isFresh, shared: shared)
  }

  private func memory() throws -> ParserCache {
    let notes = try StageCache(cache: cache)
    return ParserCache(recall: notes.recall, keep: notes.keep)
  }
}
