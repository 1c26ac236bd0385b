import Foundation
import WaymarkBook
import WaymarkCaching
import WaymarkMarkup
import WaymarkModel
import WaymarkOutputFolders
import WaymarkProject
import WaymarkRendering
import WaymarkSyntax
import WaymarkSystem

/// The folder that a site is written to.
package struct SiteOutput {
  private let name: String
  private let folder: OutputFolder
  private let package: PackageFolder?
  private let arguments: [String]

  /// Creates the output of a site and checks its folder.
  ///
  /// - Parameters:
  ///   - name: The folder, as the user wrote it.
  ///   - package: The package that the site documents; nil if there is none.
  ///   - arguments: The arguments of the command, starting with its name.
  ///   - option: The option that specifies the folder.
  /// - Throws: `Failure.call` if a site must not be written to the folder.
  package init(
    _ name: String, for package: PackageFolder?, arguments: [String], option: String = "--output"
  ) throws {
    (self.name, self.package, self.arguments) = (name, package, arguments)
    folder = OutputFolder(name, holding: .site, for: package, option: option)
    try folder.checkFolder()
  }

  /// The message to show after the site has been written.
  package var announcement: String { "The site is in \(name)/: open \(name)/index.html" }

  /// Renders and writes the site. Links without a valid target are detected during rendering and
  /// added to the outcome's diagnostics.
  ///
  /// - Parameter run: The facts about the run, which the site shows.
  /// - Throws: `Failure.call` if a file would be lost; `Failure.environment` if a file can't be
  ///   read or written.
  package func write(
    _ outcome: inout Outcome, in run: RunFacts, _ parserCache: ParserCache,
    _ progress: ProgressReporter
  ) throws {
    progress.begin("Rendering")
    defer { progress.end() }
    let cache = try? package.map { try StageCache(cache: $0.cache) }
    let pages = WrittenPages(in: name, cache: cache, arguments: arguments)
    let files = try Self.files(of: &outcome, in: run, parserCache, reusing: pages.file(at:))
    let hashes = try folder.replace(
      with: Dictionary(uniqueKeysWithValues: files.map { ($0.path, $0.bytes) }),
      read: pages.readFiles)
    pages.record(files, hashes: hashes)
    keepUntilExit((files, pages))
  }

  /// Renders the site. Adds the errors and warnings that only rendering detects to the outcome's
  /// diagnostics, and records in the outcome which files the articles refer to.
  ///
  /// - Parameters:
  ///   - run: The facts about the run, which the site shows.
  ///   - earlier: A closure that returns the file that an earlier run generated at a path; nil if
  ///     there is none.
  package static func files(
    of outcome: inout Outcome, in run: RunFacts, _ parserCache: ParserCache,
    reusing earlier: @Sendable (_ path: String) -> SiteFile? = { _ in nil }
  ) throws -> [SiteFile] {
    let linked = LinkedFiles(
      of: outcome.articles, in: outcome.folders, trustsHTML: outcome.settings.trustsHTML,
      logo: outcome.settings.logo)
    outcome.linkedFiles = linked.named
    var input = try SiteInput(outcome, linked: linked, parserCache: parserCache)
    input.run = run
    let site = WaymarkRendering.site(of: input, reusing: earlier)
    outcome.diagnostics += site.diagnostics
    return site.value
  }
}
