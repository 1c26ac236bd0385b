import Foundation
import WaymarkCaching
import WaymarkExtracting
import WaymarkGrouping
import WaymarkJudging
import WaymarkLanguageServer
import WaymarkLinking
import WaymarkModel
import WaymarkOutcomes
import WaymarkPackages
import WaymarkProject
import WaymarkReading
import WaymarkResults
import WaymarkRunning
import WaymarkSyntax
import WaymarkSystem

/// A session that checks, proves, and fixes articles for an editor.
package actor LanguageSession: LanguageService {
  private let running: RunRequest
  private let skipsBuild: Bool
  private let isContinuousIntegration: Bool
  private let workingFolder: WorkingFolder
  private var package: PackageFolder?
  /// The build of the package. Articles are checked while it is running.
  private var library: Task<Library, any Error>?
  private var loaded: Library?
  /// The library's public symbols.
  private var symbols: [Symbol] = []
  /// The symbols' names as in links, such as `Hike/walk(to:)`, sorted.
  private var names: [String] = []
  private var changed: @Sendable () async -> Void = {}
  private var warn: @Sendable (String) async -> Void = { _ in }
  /// The warnings that were shown, so that each is shown only once.
  private var warnings: Set<String> = []
  private var parserCache = ParserCache()
  private var readings = 0
  /// The parsed neighbors of open articles.
  private var parsed: [String: (bytes: Data, article: Article)] = [:]

  /// Access to the working folder of the process.
  package struct WorkingFolder: Sendable {
    let enter: @Sendable (_ folder: String) -> Bool
    let findPackage: @Sendable () -> PackageFolder?

    /// Creates access to the working folder through two closures.
    ///
    /// - Parameters:
    ///   - enter: A closure that makes a folder the working folder, and returns false if that's
    ///     impossible.
    ///   - findPackage: A closure that returns the package that contains the working folder.
    package init(
      enter: @escaping @Sendable (_ folder: String) -> Bool,
      findPackage: @escaping @Sendable () -> PackageFolder?
    ) {
      (self.enter, self.findPackage) = (enter, findPackage)
    }
  }

  /// Creates a session without a folder. Call `open` before anything else.
  ///
  /// - Parameter skipsBuild: Whether to use the package's last build instead of running SwiftPM.
  package init(
    _ running: RunRequest, skipsBuild: Bool, isContinuousIntegration: Bool,
    workingFolder: WorkingFolder
  ) {
    self.running = running
    self.skipsBuild = skipsBuild
    self.isContinuousIntegration = isContinuousIntegration
    self.workingFolder = workingFolder
  }

  /// The options of a Swift fence, in order, each with the text that an editor inserts for it.
  package nonisolated var options: [(name: String, text: String)] { snippetOptions }

  /// Makes a folder the working folder and starts building its package. See ``LanguageService``.
  package func open(
    folder: String, changed: @escaping @Sendable () async -> Void,
    warn: @escaping @Sendable (String) async -> Void
  ) -> String? {
    (self.changed, self.warn) = (changed, warn)
    guard workingFolder.enter(folder) else {
      return "the folder '\(folder)' can't be opened"
    }
    do {
      let package = try workingFolder.findPackage().required()
      self.package = package
      library = Task { [skipsBuild] in
        try await Library.load(
          package: package.path, cache: package.cache,
          options: .init(skipsBuild: skipsBuild))
      }
      Task { await load() }
      return nil
    } catch {
      return Failure.text(of: error)
    }
  }

  /// Cancels the build of the package and waits for it to end.
  package func close() async {
    library?.cancel()
    _ = await library?.result
  }

  private func load() async {
    guard let library else { return }
    do {
      await use(try await library.value)
    } catch {
      await show(error)
    }
  }

  /// Shows an error to the user, unless the session is closing.
  private func show(_ error: any Error) async {
    let text = Failure.text(of: error)
    guard library?.isCancelled == false else { return }
    await showOnce(text)
  }

  private func showOnce(_ text: String) async {
    guard warnings.insert(text).inserted else { return }
    await warn(text)
  }

  /// Uses a library from now on. If this changes what the open articles can refer to, they're read
  /// again.
  private func use(_ library: Library) async {
    guard let package else { return }
    var symbols: [Symbol] = []
    do { symbols = try await LibrarySymbols.all(in: library, of: package).symbols } catch {
      await show(error)
    }
    guard library != loaded || symbols != self.symbols else { return }
    (loaded, self.symbols) = (library, symbols)
    names = Set(symbols.map { $0.path.joined(separator: "/") }).sorted()
    await changed()
  }

  /// Reads and checks articles without compiling anything. Unchanged neighbors aren't parsed again.
  /// Mistakes in the settings are shown to the user.
  package func read(_ texts: [String: String]) async -> [String: ArticleReading] {
    readings += 1
    // The cache is never pruned, and typing results in thousands of versions.
    if readings.isMultiple(of: 1_000) { parserCache = ParserCache() }
    let files = texts.keys.sorted()
    let settings = await settings(for: files)
    let read = files.map { article(file: $0, bytes: Array(texts[$0, default: ""].utf8)) }
    let others = neighbors(of: files)
    let imports = settings.imports ?? loaded?.modules ?? []
    return Dictionary(
      uniqueKeysWithValues: read.map { own -> (String, ArticleReading) in
        let file = own.value.file
        let all = read.map(\.value).filter { $0.file != file } + others
        var request = Checking.Request(
          [own.value], among: all,
          folders: Set(
            [file.folderPart.isEmpty ? "." : file.folderPart] + workingFolder.findPackage().paths),
          settings: settings)
        request.symbols = referToSymbols([own.value]) ? symbols : []
        (request.imports, request.parserCache) = (imports, parserCache)
        let checking = Checking(request)
        let reading = ArticleReading(
          article: own.value, examples: checking.examples,
          diagnostics: (own.diagnostics + checking.diagnostics).filter { $0.location.file == file },
          usable: usable(by: own.value, among: all),
          slots: slots(of: own.value).map { .init($0.name, at: $0.location) },
          articles: all.map(\.name).sorted(), symbols: names)
        return (file, reading)
      })
  }

  private func settings(for files: [String]) async -> Settings {
    do {
      let settings = try ArticleFiles.settings(for: files)
      for mistake in settings.diagnostics { await showOnce(mistake.description) }
      return settings.value
    } catch {
      await showOnce(Failure.text(of: error))
      return Settings()
    }
  }

  private func usable(by article: Article, among others: [Article]) -> [ArticleReading.Name] {
    exampleNames(of: article).map { .init($0.name, at: $0.location) }
      + others.flatMap { other in
        exampleNames(of: other).map { .init("\(other.name)#\($0.name)", at: $0.location) }
      }
  }

  private func neighbors(of files: [String]) -> [Article] {
    let names =
      (try? ArticleFiles(in: workingFolder.findPackage()).neighboringFiles(of: files)) ?? []
    return names.compactMap { file in
      guard let bytes = try? ArticleFiles.bytes(of: file) else { return nil }
      if let known = parsed[file], known.bytes == bytes { return known.article }
      let article = article(file: file, bytes: bytes).value
      parsed[file] = (bytes, article)
      return article
    }
  }

  /// Proves an article or one of its examples, as `waymark test` does.
  ///
  /// - Throws: The errors of ``Proving/prove()``.
  package func prove(
    _ file: String, example: String?, texts: [String: String]
  ) async throws -> [EditorResult] {
    let name = example.map { "\(file)#\($0)" } ?? file
    var request = try ProvingRequest(
      articles: [name], in: workingFolder.findPackage(),
      isContinuousIntegration: isContinuousIntegration)
    request.texts = texts
    (request.skipsBuild, request.isQuiet) = (skipsBuild, true)
    let proving = try await Proving(request, running)
    let extraction = try await proving.extraction()
    // The proof doesn't wait until the open articles have been read again.
    Task { await use(extraction.library) }
    let evaluations = try await proving.run(extraction.examples, of: extraction)
    let outcome = Outcome(extraction, proofs: evaluations.map(\.proof))
    let fixes = extraction.fixes(for: evaluations).filter(extraction.canApply)
    return outcome.proofs.map { proof in
      EditorResult(
        name: proof.example.name, verdict: proof.verdict, expectations: proof.counted.count,
        errors: outcome.errors(of: proof).filter { $0.location.file == file },
        edits: fixes.first { $0.id == proof.example }?.edits.map {
          .init(range: $0.range, text: $0.text)
        } ?? [])
    }
  }

  /// Writes the files that SourceKit-LSP needs to read the generated source of an example. If they
  /// can't be written, the reason is shown to the user once.
  ///
  /// - Returns: The paths of the files; nil if there is no package that builds, or if the files
  ///   can't be written.
  package func swiftWorkspace() async -> SwiftWorkspace? {
    guard let package, let library = try? await library?.value else { return nil }
    do {
      let engine = try await Engine(
        library: library, cache: package.cache, judge: Evaluation.init(of:_:_:))
      let settings = await settings(for: ["\(ArticleFiles.home)/"])
      return try swiftWorkspace(
        "\(package.cache)/language-server", command: engine.compilerCommand,
        aliases: settings.aliases)
    } catch {
      await show(error)
      return nil
    }
  }

  private func swiftWorkspace(
    _ folder: String, command: [String], aliases: [String: String]
  ) throws -> SwiftWorkspace {
    let file = "\(folder)/Example.swift"
    let aliases = aliases.sorted { $0.key < $1.key }.flatMap { name, real in
      ["-module-alias", "\(name)=\(real)"]
    }
    let entry = CompileCommand(
      directory: folder, file: file,
      arguments: command + aliases + ["-module-name", "Example", file])
    do {
      try File.replace("\(folder)/compile_commands.json", with: [entry].json())
      try File.replace(file, with: [UInt8]())
    } catch {
      throw Failure.environment(
        "the files for SourceKit-LSP can't be written to '\(folder)': \(reason(for: error))",
        hint: "make the folder writable, or free disk space; until then, hover, completion, and "
          + "definitions aren't available for the Swift code of snippets")
    }
    return SwiftWorkspace(
      program: command[0].folderPart + "/sourcekit-lsp", folder: folder, file: file)
  }

  /// An entry of a compilation database in Clang's format.
  private struct CompileCommand: Encodable {
    var directory, file: String
    var arguments: [String]
  }
}
