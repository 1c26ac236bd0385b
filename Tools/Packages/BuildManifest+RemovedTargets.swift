import WaymarkHeaders
import WaymarkModel
import WaymarkSystem

/// Modules that SwiftPM leaves in its folder after their targets were removed or renamed.
extension BuildManifest {
  /// The folder in which SwiftPM keeps the Swift modules of all targets.
  var moduleFolder: String { buildFolder + "/Modules" }

  /// Removes the modules that commands have imported although no target of the package or its
  /// dependencies produces them. The compiler would continue to find them.
  ///
  /// - Returns: The commands that imported the modules.
  /// - Throws: `EnvironmentError` if a module can't be removed.
  func removeModules(importedBy commands: Set<String>) throws -> [String] {
    let removed = Set(
      (FileSystem.names(in: moduleFolder) ?? []).filter { $0.hasSuffix(".swiftmodule") }
        .map { "\(moduleFolder)/\($0)" }.filter { command(producing: $0) == nil })
    guard !removed.isEmpty else { return [] }
    return try commands.sorted().filter { command in
      let files = try dependencyFiles(of: command).flatMap(files(listedIn:))
      let imported = removed.intersection(files)
      try imported.forEach(Self.removeOutdated)
      return !imported.isEmpty
    }
  }
}
