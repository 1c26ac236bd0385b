import Foundation
import WaymarkBook
import WaymarkCaching
import WaymarkHashing
import WaymarkModel
import WaymarkOutcomes
import WaymarkPackages
import WaymarkProject
import WaymarkSystem

/// A check of whether building a site again would change anything. It neither reads the articles
/// nor parses the arguments, because that would take longer than everything else.
///
/// A build without errors leaves a record: fingerprints of everything that it depended on, and of
/// the site's folder. They consist of the sizes and times of files, as in ``Fingerprint``. A record
/// is kept only if the same files existed when the build began and all of them are older than the
/// build, so that no later change goes unnoticed. It applies only to the program that wrote it.
package struct FinishedBuild {
  private struct Record: Codable {
    var call: Call
    /// The files that the articles show or link to, whether or not they exist.
    var linked: [String]
    /// The fingerprint of the articles, their settings, and their neighboring files.
    var files: String
    /// The fingerprint of all other inputs.
    var inputs: String
    var output: String
    /// The lines that the build printed.
    var lines: [String]
  }

  /// The arguments on which the fingerprints depend.
  private struct Call: Codable {
    var articles: [String]
    var output: String
    var skipsBuild: Bool
  }

  private let call: Call
  private let package: PackageFolder
  /// The key of the record.
  private let key: String
  private let store: Cache
  /// The time at which the build began, and the state of the files that it reads.
  private var start: (time: FileSystem.Time?, files: FileState)?

  /// Prepares to record a build. Call ``begin()`` before the build reads the articles, and
  /// ``record(_:of:at:lines:)`` after it has written the site.
  ///
  /// - Parameters:
  ///   - output: The folder of the site.
  ///   - arguments: The arguments of the command, starting with its name.
  /// - Throws: `EnvironmentError` if the cache can't be written.
  package init(_ request: ProvingRequest, output: String, arguments: [String]) throws {
    let call = Call(
      articles: request.articles, output: output, skipsBuild: request.skipsBuild)
    let key = Self.key(arguments, isContinuousIntegration: request.isContinuousIntegration)
    self.init(call, request.package, key: key, store: try Cache(folder: request.package.cache))
  }

  private init(_ call: Call, _ package: PackageFolder, key: String, store: Cache) {
    (self.call, self.package, self.key, self.store) = (call, package, key, store)
  }

  /// Records the start of a build. A build can be recorded only after this call.
  ///
  /// - Throws: `EnvironmentError` if the cache can't be written; `Failure` if the articles or their
  ///   neighbors can't be found.
  package mutating func begin() throws {
    start = (try store.now(), try currentFiles())
  }

  /// Returns the lines that a finished build with the same arguments printed; nil if there is no
  /// record of one, if anything may have changed since, or if the environment specifies a shared
  /// cache.
  ///
  /// - Throws: `EnvironmentError` if the cache can't be used, or if there is no compiler; `Failure`
  ///   if the environment specifies an invalid shared cache, or if the articles or their neighbors
  ///   can't be found.
  package static func repeatedLines(
    of arguments: [String], in package: PackageFolder, isContinuousIntegration: Bool
  ) async throws -> [String]? {
    guard FileSystem.isFolder(package.cache), try RunRequest().sharedCache() == nil else {
      return nil
    }
    let store = try Cache(folder: package.cache)
    let key = key(arguments, isContinuousIntegration: isContinuousIntegration)
    guard let record = store.value(.stage, key, as: Record.self) else { return nil }
    let build = FinishedBuild(record.call, package, key: key, store: store)
    guard record.files == (try build.currentFiles().fingerprint),
      record.output == build.siteFingerprint,
      record.inputs
        == (try await build.otherInputs(linked: record.linked, commit: await RunFacts.commit())?
          .fingerprint)
    else { return nil }
    return record.lines
  }

  /// Records a finished build, unless it has errors, warnings, or advice that the next build must
  /// show again.
  ///
  /// - Parameters:
  ///   - commit: The commit that the site shows.
  ///   - lines: The lines that the build printed.
  /// - Throws: `EnvironmentError` if the cache can't be written, or if there is no compiler;
  ///   `Failure` if the articles or their neighbors can't be found.
  package func record(
    _ outcome: Outcome, of library: Library, at commit: String?, lines: [String]
  ) async throws {
    let hasSymbols = library.modules.isEmpty || !outcome.symbols.isEmpty
    guard outcome.isProved, advice(on: outcome).isEmpty, hasSymbols else { return }
    let linked = outcome.linkedFiles
    guard let start, let time = start.time, case let files = try currentFiles(),
      files.fingerprint == start.files.fingerprint, !files.hasWarnings,
      let inputs = try await otherInputs(linked: linked, commit: commit)
    else { return }
    let changes = [files.lastChange, inputs.lastChange, lastChange(ofFoldersOf: linked)]
    guard changes.compactMap(\.self).allSatisfy({ $0 < time }) else { return }
    let record = Record(
      call: call, linked: linked, files: files.fingerprint, inputs: inputs.fingerprint,
      output: siteFingerprint, lines: lines)
    try store.set(.stage, key, to: record)
  }

  /// Returns the key of the record: a digest of the program, the working folder, and the arguments,
  /// and of whether the run is in continuous integration, where it is strict.
  private static func key(_ arguments: [String], isContinuousIntegration: Bool) -> String {
    let program = FileSystem.stamp("/proc/self/exe") ?? ""
    let folder = FileSystem.workingFolder
    let words = arguments.joined(separator: "\0")
    let place = isContinuousIntegration ? "CI" : ""
    return Digest(format: "finished 4", program, folder, words, place).description
  }

  /// A fingerprint of the site without its `.git`, because the site can be a separate repository.
  private var siteFingerprint: String { Fingerprint([call.output], except: [".git"]).description }

  private var articleFiles: ArticleFiles { ArticleFiles(in: package) }

  /// Returns the state of the articles, their settings, and their neighboring files.
  private func currentFiles() throws -> FileState {
    let selection = try articleFiles.selection(of: call.articles)
    let read = selection.files + ArticleFiles.settingsFiles(for: selection.files)
    var state = FileState(of: try read + articleFiles.neighboringFiles(of: selection.files))
    state.hasWarnings = !selection.warnings.isEmpty
    return state
  }

  /// Returns a fingerprint of everything else that a site is made from, and the time of the last
  /// change to the linked files; nil if the library has changed.
  private func otherInputs(
    linked: [String], commit: String?
  ) async throws -> (fingerprint: String, lastChange: FileSystem.Time?)? {
    guard
      let library = try await Library.state(
        package: package.path, cache: package.cache, skipsBuild: call.skipsBuild)
    else { return nil }
    let files = FileState(of: linked)
    var digest = Digest(library, commit ?? "", files.fingerprint)
    // A symbolic link can point outside the folders whose files are published.
    for file in linked { digest.add(FileSystem.realPath(file)) }
    return (digest.description, files.lastChange)
  }

  /// Returns the time of the last change, such as a rename, to the folders of the package that
  /// contain linked files, except for folders that contain the site.
  private func lastChange(ofFoldersOf linked: [String]) -> FileSystem.Time? {
    let site = FileSystem.realPath(call.output)
    let inner = Set(linked.flatMap(\.enclosingFolders)).filter { folder in
      let path = FileSystem.realPath(folder)
      return path.isContained(in: FileSystem.realPath(package.path)) && !site.isContained(in: path)
    }
    return inner.compactMap { FileSystem.status($0)?.lastChange }.max()
  }
}

/// The state of files that may or may not exist, determined without reading their contents.
private struct FileState {
  /// A fingerprint of the names, sizes, and times of the files.
  let fingerprint: String
  /// The time of the most recent change to any of the files; nil if none of them exists.
  private(set) var lastChange: FileSystem.Time?
  /// Whether finding the files led to warnings, which the next build must show again.
  var hasWarnings = false

  init(of files: [String]) {
    var digest = Digest()
    for file in files {
      let status = FileSystem.status(file)
      digest.add(file)
      digest.add(status.map { $0.isFolder ? "folder" : $0.stamp } ?? "nothing")
      guard let status, !status.isFolder else { continue }
      lastChange = max(lastChange ?? status.lastChange, status.lastChange)
    }
    fingerprint = digest.description
  }
}
