import Foundation
import WaymarkAuditing
import WaymarkCaching
import WaymarkExtracting
import WaymarkModel
import WaymarkPackages
import WaymarkRunning
import WaymarkSystem

/// The stages from the arguments of an audit to its report.
struct Auditing {
  private let command: Waymark.Audit
  private let progress: Progress
  private let package: String
  private let cache: String
  private let sandbox: Sandbox?

  init(_ command: Waymark.Audit) async throws {
    self.command = command
    progress = Progress(isQuiet: command.quiet)
    package = try PackageFolder.current()
    cache = "\(package)/.build/waymark"
    sandbox = try await command.running.findSandbox()
  }

  func report() async throws -> AuditReport {
    defer { progress.end() }
    let selection = try ArticleFiles.selection(of: command.files)
    let settings = try ArticleFiles.settings(for: selection.files).value
    let articles = try ArticleFiles.read(selection.files).value
    var (library, hasPackage) = try await library()
    library.flags += ["-swift-version", settings.swiftVersion, "-enable-bare-slash-regex"]
    let modules = settings.imports ?? library.modules
    let run = AuditRun(
      imports: modules, aliases: settings.aliases, engine: try await engine(for: library, settings),
      manifestEngine: try await engine(for: try manifestLibrary(), settings),
      memory: try memory(), progress: progress)
    let known = try KnownFindings(
      cache: cache,
      inputs: [run.engine.identity, "\(modules)", "\(settings.aliases)", "\(hasPackage)"],
      isFresh: command.running.fresh)
    let changed = articles.filter { known.findings(of: $0) == nil }
    let interface = try await changed.isEmpty ? Interface() : interface(of: library)
    let documents = changed.map {
      Document(
        $0, modules: modules, hasPackage: hasPackage, interface: interface, isTooDeep: isTooDeep)
    }
    let found = try await run.findings(of: documents, in: changed)
    for (article, findings) in zip(changed, found) { known.keep(findings, of: article) }
    var report = AuditReport(
      articles.filter { !changed.contains($0) }.flatMap { known.findings(of: $0) ?? [] }
        + found.joined())
    DeclarationIndex(of: package).locate(&report)
    return report
  }

  /// The library of the package; one without modules if the package doesn't build.
  private func library() async throws -> (Library, isBuilt: Bool) {
    do {
      let library = try await Library.load(
        package: package, cache: cache, skipBuild: command.skipBuild,
        isFresh: command.running.fresh, progress: { [progress] in progress.begin($0) })
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
      library: library, cache: cache, timeLimit: command.timeLimit ?? settings.timeLimit,
      sandbox: sandbox, isFresh: command.running.fresh)
  }

  private func memory() throws -> ParserCache {
    let notes = try StageCache(cache: cache)
    return ParserCache(recall: notes.recall, keep: notes.keep)
  }

  /// The API of package manifests, which comes with the toolchain.
  private func manifestLibrary() throws -> Library {
    let path = Console.environment["PATH"] ?? ""
    let compilers = path.split(separator: ":").map { "\($0)/swiftc" }
    guard let compiler = compilers.first(where: { File.kind(of: $0) != nil }) else { return .none }
    let folder = File.realPath(compiler).folderPart.folderPart + "/lib/swift/pm/ManifestAPI"
    return Library(flags: ["-I", folder, "-package-description-version", "999.0"])
  }
}
