import WaymarkModel
import WaymarkSystem

/// The bundles with the resources of targets.
extension BuildManifest {
  /// Returns the files that were copied or processed for the bundles of targets and their
  /// dependencies.
  func resources(below roots: [String]) throws -> [String] {
    let targets = Set(targetsAndDependencies(of: roots)).sorted()
    return try targets.flatMap { try list("inputs", of: "\($0)\(suffix).module-resources") }
  }

  /// Removes from the bundles all files that the build doesn't produce. SwiftPM leaves the copy of
  /// a resource in its bundle after the resource is removed.
  ///
  /// Only the bundles of targets with resources are examined, and links aren't followed.
  ///
  /// - Throws: `EnvironmentError` if a file can't be removed.
  func removeOutdatedResources() throws {
    let end = "\(suffix).module-resources"
    let produced = try Set(
      commands.keys.filter { $0.hasSuffix(end) }.flatMap { try list("inputs", of: $0) }
        .map(\.withoutTrailingSlashes))
    var folders: Set<String> = []
    var bundles: Set<String> = []
    for file in produced where file.isContained(in: buildFolder) {
      var folder = file.folderPart
      while folder != buildFolder, folders.insert(folder).inserted {
        if folder.folderPart == buildFolder, Self.isBundle(folder) { bundles.insert(folder) }
        folder = folder.folderPart
      }
    }
    for bundle in bundles where FileSystem.linkStatus(bundle) == nil {
      try removeFiles(in: bundle, except: produced, and: folders)
    }
  }

  private static func isBundle(_ folder: String) -> Bool {
    folder.hasSuffix(".resources") || folder.hasSuffix(".bundle")
  }

  /// Removes everything from a folder and its subfolders except the given files, the folders that
  /// contain them, and the files that other commands of the build write.
  private func removeFiles(
    in folder: String, except files: Set<String>, and folders: Set<String>
  ) throws {
    for name in FileSystem.names(in: folder) ?? [] {
      let path = "\(folder)/\(name)"
      if files.contains(path) || command(producing: path) != nil { continue }
      guard folders.contains(path) else {
        try Self.removeOutdated(path)
        continue
      }
      if FileSystem.linkStatus(path) == nil {
        try removeFiles(in: path, except: files, and: folders)
      }
    }
  }
}
