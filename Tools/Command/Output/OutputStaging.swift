import Foundation

/// A folder inside an output folder, in which new files wait for their place and replaced ones are
/// kept until all is done.
///
/// Inside, and not beside it: there it is on the same disk, and nothing outside is ever touched. A
/// mark in it says that the tool made it.
struct OutputStaging {
  private let folder: String
  private let staging: String
  private let content: OutputManifest.Content

  /// - Throws: `POSIXError`, as all of these.
  init(in folder: String, content: OutputManifest.Content) throws {
    self.folder = folder
    self.content = content
    staging = try File.makeUniqueFolder(at: "\(folder)/\(Self.prefix)")
    do {
      try File.write("made by waymark\n".utf8, to: staging + Self.mark)
    } catch {
      remove()
      throw error
    }
  }

  /// Removes what runs that were killed left. The caller holds the folder's lock, so no run is
  /// using it.
  static func removeLeftovers(in folder: String) {
    let entries = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    for entry in entries where entry.hasPrefix(prefix) {
      let place = "\(folder)/\(entry)"
      guard File.kind(of: place, followingLinks: false) == S_IFDIR else { continue }
      if File.kind(of: place + mark, followingLinks: false) == S_IFREG {
        try? FileManager.default.removeItem(atPath: place)
      } else {
        // Killed before it had its mark: then it is empty.
        rmdir(place)
      }
    }
  }

  /// Makes a folder without the mark, for files of the user, which no run removes.
  func newFolderForSavedFiles() throws -> String {
    try File.makeUniqueFolder(at: "\(folder)/.replaced-by-waymark-")
  }

  func remove() { try? FileManager.default.removeItem(atPath: staging) }

  /// Writes the new files into the staging folder.
  ///
  /// - Parameter saved: A folder that keeps the files that are replaced; nil if they need not be
  ///   kept.
  /// - Returns: What carries out the plan. Before the first file is replaced or removed, all new
  ///   files are on the disk and the manifest knows them: a run that is killed after any step
  ///   leaves no file that the next one takes for its user's.
  func prepare(
    _ plan: OutputPlan, files: [String: [UInt8]], savingTo saved: String?
  ) throws -> [FileTransaction.Step] {
    let new = plan.added + plan.replaced
    for path in new { try File.write(files[path] ?? [], to: "\(staging)/new/\(path)") }
    return
      (plan.replaced + plan.removed).map { .keep($0, in: saved ?? "\(staging)/old") }
      + [
        .keep(OutputManifest.fileName, in: "\(staging)/old"),
        try manifest(listing: plan.digestsMeanwhile, named: "meanwhile"),
      ]
      + plan.removed.map { .remove($0) }
      + new.map { .put("\(staging)/new/\($0)", at: $0) }
      + [try manifest(listing: plan.digests.mapValues { [$0] }, named: "after")]
  }

  private func manifest(
    listing files: [String: [String]], named name: String
  ) throws -> FileTransaction.Step {
    let manifest = OutputManifest(content: content, files: files)
    try File.write(manifest.bytes, to: "\(staging)/\(name)")
    return .put("\(staging)/\(name)", at: OutputManifest.fileName)
  }

  private static let prefix = ".waymark-"
  private static let mark = "/made-by-waymark"
}
