import Foundation
import WaymarkBook
import WaymarkCaching
import WaymarkModel
import WaymarkOutcomes
import WaymarkPackages
import WaymarkProject
import WaymarkSystem

/// A detector for builds of a site that would change nothing. It doesn't read the articles.
///
/// A build without errors leaves a record: fingerprints of everything that it depended on, and of
/// the site's folder. They consist of the sizes and times of files, as in ``Fingerprint``. A record
/// is kept only if all inputs are older than the build, so a later change can't go unnoticed. It
/// applies only to the program that wrote it.
package struct FinishedBuild {
  private struct Record: Codable {
    /// The files that the articles show or link to, whether or not they exist.
    var linked: [String]
    var inputs: String
    var output: String
    var summary: String
  }

  private let request: ProvingRequest
  private let output: String
  private let package: String
  private let store: Cache
  private let start: FileSystem.Time?

  package init(_ request: ProvingRequest, output: String) throws {
    self.request = request
    self.output = output
    package = try PackageFolder.current()
    store = try Cache(folder: PackageFolder.cache(of: package))
    start = try store.now()
  }

  /// Returns the summary of the finished build; nil if anything may have changed since.
  package func summary() async throws -> String? {
    guard let record = store.value(.stage, key, as: Record.self),
      record.output == Fingerprint([output]).description,
      record.inputs == (try await inputs(linked: record.linked)?.fingerprint)
    else { return nil }
    return record.summary
  }

  /// Records a finished build, unless it has errors or advice that the next build must show again.
  package func record(_ outcome: Outcome, of library: Library, summary: String) async throws {
    let hasSymbols = library.modules.isEmpty || !outcome.symbols.isEmpty
    guard outcome.isProved, advice(on: outcome).isEmpty, hasSymbols else { return }
    let linked = LinkedFiles.named(
      by: outcome.articles, trustsHTML: outcome.settings.trustsHTML, logo: outcome.settings.logo)
    guard let inputs = try await inputs(linked: linked), let start,
      inputs.lastChange.map({ $0 < start }) ?? true
    else { return }
    let record = Record(
      linked: linked, inputs: inputs.fingerprint, output: Fingerprint([output]).description,
      summary: summary)
    try store.set(.stage, key, to: record)
  }

  /// The key of the record: a digest of the program, the working folder and the arguments.
  private var key: String {
    let program = FileSystem.stamp("/proc/self/exe") ?? ""
    let folder = FileSystem.workingFolder
    let words = CommandLine.arguments.dropFirst().joined(separator: "\0")
    return Digest("finished 1", program, folder, words).description
  }

  /// Returns a fingerprint of everything that a site is made from; nil if the library has changed.
  private func inputs(
    linked: [String]
  ) async throws -> (fingerprint: String, lastChange: FileSystem.Time?)? {
    guard
      let library = try await Library.state(
        package: package, cache: PackageFolder.cache(of: package), skipBuild: request.skipsBuild)
    else { return nil }
    let articles = try ArticleFiles.selection(of: request.articles).files
    let read = articles + ArticleFiles.settingsFiles(for: articles)
    let files = try read + ArticleFiles.neighboringFiles(of: articles) + linked
    var digest = Digest(library, await RunFacts.commit() ?? "")
    var lastChange: FileSystem.Time?
    for file in files {
      let status = FileSystem.status(file)
      digest.add(file)
      digest.add(status.map { $0.isFolder ? "folder" : $0.stamp } ?? "nothing")
      guard let status, !status.isFolder else { continue }
      lastChange = max(lastChange ?? status.lastChange, status.lastChange)
    }
    // A link can lead out of the folders whose files are published.
    for file in linked { digest.add(File.realPath(file)) }
    return (digest.description, lastChange)
  }
}
