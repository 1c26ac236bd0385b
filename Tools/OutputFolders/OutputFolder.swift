import Foundation
import WaymarkHashing
import WaymarkModel
import WaymarkProject
import WaymarkSystem

/// A folder that the tool writes to. It can also contain the user's own files, such as `.git`,
/// notes, or tests.
///
/// A manifest in the folder lists the files that the tool wrote. Only these are replaced or
/// removed, and only if they haven't been changed since.
package struct OutputFolder {
  /// The path as the user wrote it.
  package let path: String
  let content: OutputManifest.Content
  private let package: PackageFolder?
  /// The option that specifies the folder.
  private let option: String

  /// Describes an output folder, which needn't exist. Nothing is created on the disk.
  ///
  /// - Parameters:
  ///   - content: The kind of output that the folder is for.
  ///   - package: The package that the folder must not contain; nil if there is none.
  ///   - option: The option that names the folder, for error messages.
  package init(
    _ path: String, holding content: OutputManifest.Content, for package: PackageFolder?,
    option: String = "--output"
  ) {
    (self.path, self.content, self.package, self.option) = (path, content, package, option)
  }

  /// Writes all files and removes those of an earlier run that are no longer needed, or changes
  /// nothing.
  ///
  /// Files that already have the right contents aren't touched. If a run is killed while it
  /// replaces files, old and new files can be mixed; the next run replaces them all. Runs that
  /// write to the same folder wait for each other.
  ///
  /// - Parameters:
  ///   - files: The bytes of each file, keyed by its path below the folder.
  ///   - read: The files in the folder that this run has already read, keyed by path. They aren't
  ///     read again unless they have changed since.
  /// - Returns: The hash of each file.
  /// - Throws: `Failure.call` if the tool must not write to the folder or a file would be lost;
  ///   `Failure.environment` if the files can't be written.
  @discardableResult
  package func replace(
    with files: [String: [UInt8]], read: [String: KnownFile] = [:]
  ) throws -> [String: ContentHash] {
    _ = try folderExists()
    let folder = FileSystem.realPath(path)
    do {
      return try FolderLock.hold(folder) {
        let manifest = try checkFolder()
        return try withInterruptionDeferred {
          try replace(manifest, in: folder, with: files, read)
        }
      }
    } catch {
      if error is Failure { throw error }
      throw Failure.environment(
        "the \(content.rawValue) couldn't be written to '\(path)': \(reason(for: error))",
        hint: "the previous contents are unchanged")
    }
  }

  /// Throws an error if the folder must not be written to. Call this method before doing any work.
  ///
  /// - Returns: The folder's manifest; nil if there is none.
  @discardableResult
  package func checkFolder() throws -> OutputManifest? {
    guard try folderExists() else { return nil }
    let manifest = try OutputManifest.read(in: path, named: path, option: option)
    if let manifest {
      guard manifest.content == content else {
        throw Failure.call(
          "'\(path)' contains a \(manifest.content.rawValue) that waymark wrote, "
            + "not a \(content.rawValue)",
          hint: "specify another folder with \(option)")
      }
    } else if try !isFree {
      throw Failure.call(
        "'\(path)' exists but isn't a \(content.rawValue) that waymark wrote, so it wasn't changed",
        hint: "specify another folder with \(option), or move '\(path)' first")
    }
    return manifest
  }

  /// Returns whether the folder exists. Throws an error if it can't be created, or if it is or
  /// contains a folder that must not be overwritten.
  private func folderExists() throws -> Bool {
    try checkLocation()
    if let file = File.fileInPlaceOfFolder(of: path) {
      throw Failure.call(
        "'\(file)' exists but isn't a folder", hint: "specify another folder with \(option)")
    }
    guard File.kind(of: path, followingLinks: false) != nil else { return false }
    guard FileSystem.isFolder(path) else {
      throw Failure.call(
        File.isBrokenLink(path)
          ? "'\(path)' is a broken symbolic link" : "'\(path)' exists but isn't a folder",
        hint: "specify another folder with \(option)")
    }
    return true
  }

  private func replace(
    _ manifest: OutputManifest?, in folder: String, with files: [String: [UInt8]],
    _ read: [String: KnownFile]
  ) throws -> [String: ContentHash] {
    OutputStaging.removeLeftovers(in: folder)
    let plan = try OutputPlan(for: files, in: folder, known: manifest?.files ?? [:], read: read)
    try checkConflicts(plan.conflicts)
    let staging = try OutputStaging(in: folder, content: content)
    defer { staging.remove() }
    try run(try staging.prepare(plan, files: files), from: staging, in: folder)
    return plan.hashes
  }

  /// Performs the steps that were prepared in a staging folder.
  func run(
    _ steps: [FileTransaction.Step], from staging: OutputStaging, in folder: String
  ) throws {
    do {
      try FileTransaction.run(steps, in: folder)
    } catch let error as FileTransaction.UnexpectedFile {
      try checkConflicts([error.path])
    } catch let error as FileTransaction.RestoreError {
      staging.keepReplacedFiles()
      let backups = Set(error.files.map(\.backup)).sorted().map { backup in
        "'\(path.withoutTrailingSlashes)\(backup.dropFirst(folder.count))'"
      }
      throw Failure.environment(
        "the \(content.rawValue) couldn't be written to '\(path)': \(reason(for: error.cause)); "
          + "these files couldn't be restored:"
          + error.files.map { "\n    \($0.path)" }.joined(),
        hint: "their previous contents are in \(backups.joined(separator: " and "))")
    }
  }

  private func checkConflicts(_ conflicts: [String]) throws {
    guard !conflicts.isEmpty else { return }
    let named = conflicts.prefix(10).map { "\n    \($0)" }.joined()
    let more = conflicts.count > 10 ? "\n    and \(conflicts.count - 10) more" : ""
    throw Failure.call(
      "these files in '\(path)' would be overwritten, but they have changed or weren't written by "
        + "waymark:" + named + more,
      hint: "nothing was written; move them, or specify another folder with \(option)")
  }

  /// Throws an error if the path is empty, or if the folder is or contains the package, the current
  /// folder (if there is no package), or the user's home folder.
  private func checkLocation() throws {
    guard !path.isEmpty else {
      throw Failure.call("\(option) is empty", hint: "specify a folder with \(option)")
    }
    let folder = FileSystem.realPath(path)
    let homes = [
      Machine.environment["HOME"], getpwuid(getuid()).map { String(cString: $0.pointee.pw_dir) },
    ]
    let kept =
      [package.map { ("the package", $0.path) } ?? ("the current folder", FileSystem.workingFolder)]
      + homes.compactMap { $0 }.filter { !$0.isEmpty }.map { ("your home folder", $0) }
    for (name, place) in kept where FileSystem.realPath(place).isContained(in: folder) {
      throw Failure.call(
        "'\(path)' is or contains \(name), so nothing is written to it",
        hint: "specify a separate folder with \(option)")
    }
  }

  /// Whether the folder is empty or contains only hidden files, like a new Git repository.
  private var isFree: Bool {
    get throws { try File.entries(in: path).allSatisfy { $0.name.hasPrefix(".") } }
  }
}
