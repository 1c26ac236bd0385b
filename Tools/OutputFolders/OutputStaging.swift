import Foundation
import WaymarkHashing
import WaymarkProject
import WaymarkSystem

/// A folder inside an output folder that holds new files before they are moved to their final
/// paths, and replaced files until the transaction is complete.
///
/// Because it is inside the output folder, it is on the same disk, and nothing outside the output
/// folder is ever touched. It contains a marker that identifies it as the tool's.
struct OutputStaging {
  private let folder: String
  private let staging: String
  private let content: OutputManifest.Content

  /// Creates the folder with its marker.
  ///
  /// - Throws: `POSIXError`, like every throwing method of this type.
  init(in folder: String, content: OutputManifest.Content) throws {
    self.folder = folder
    self.content = content
    staging = try File.makeUniqueFolder(at: "\(folder)/\(Self.prefix)")
    do {
      try File.write("made by waymark\n".utf8, to: staging + Self.mark)
    } catch {
      FileSystem.remove(staging)
      throw error
    }
  }

  /// Removes the staging folders of killed runs. The caller holds the folder's lock, so no other
  /// run is using them.
  static func removeLeftovers(in folder: String) {
    let entries = FileSystem.names(in: folder) ?? []
    for entry in entries where entry.hasPrefix(prefix) {
      let place = "\(folder)/\(entry)"
      guard File.kind(of: place, followingLinks: false) == S_IFDIR else { continue }
      // If the run was killed before it wrote the marker, the empty folder could also be the
      // user's.
      if File.kind(of: place + mark, followingLinks: false) == S_IFREG { FileSystem.remove(place) }
    }
  }

  /// Removes the folder, unless it holds the only copies of files.
  func remove() {
    guard File.kind(of: staging + Self.mark, followingLinks: false) != nil else { return }
    FileSystem.remove(staging)
  }

  /// Removes only the new files and the marker, so that no run removes the replaced files.
  func keepReplacedFiles() {
    FileSystem.remove("\(staging)/new")
    unlink(staging + Self.mark)
  }

  /// Writes the new files to the staging folder.
  ///
  /// - Returns: The steps that carry out the plan. Before the first file is replaced or removed,
  ///   all new files are on the disk and listed in the manifest. If a run is killed after any step,
  ///   the next run therefore doesn't mistake a generated file for the user's.
  func prepare(
    _ plan: OutputPlan, files: [String: [UInt8]]
  ) throws -> [FileTransaction.Step] {
    for path in plan.added + plan.replaced {
      try File.write(files[path] ?? [], to: "\(staging)/new/\(path)")
    }
    return
      (plan.replaced + plan.removed).map {
        .keep($0, in: "\(staging)/old", hash: plan.oldHashes[$0])
      }
      + [
        .keep(OutputManifest.fileName, in: "\(staging)/old"),
        try manifest(listing: plan.hashesMeanwhile, named: "meanwhile"),
      ]
      + plan.removed.map { .remove($0) }
      + plan.added.map { .add("\(staging)/new/\($0)", at: $0) }
      + plan.replaced.map { .put("\(staging)/new/\($0)", at: $0) }
      + [try manifest(listing: plan.hashes.mapValues { [$0] }, named: "after")]
  }

  private func manifest(
    listing files: [String: [ContentHash]], named name: String
  ) throws -> FileTransaction.Step {
    let manifest = OutputManifest(
      content: content, files: files.mapValues { $0.map(\.description) })
    try File.write(manifest.bytes, to: "\(staging)/\(name)")
    return .put("\(staging)/\(name)", at: OutputManifest.fileName)
  }

  private static let prefix = ".waymark-"
  private static let mark = "/made-by-waymark"
}
