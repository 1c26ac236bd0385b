import WaymarkCaching
import WaymarkHashing
import WaymarkModel
import WaymarkSystem

extension Library {
  /// Returns a fingerprint of everything that a library was built from. Returns nil if a source has
  /// changed since the build began, because the build might not include the change, or if the
  /// folders of the dependencies can't be determined.
  ///
  /// - Parameters:
  ///   - watched: The files and folders from which the library is built.
  ///   - start: The time at which the build began.
  static func origin(
    of library: Library, in manifest: BuildManifest, _ package: String, _ toolchain: Toolchain,
    watched: [String], builtSince start: FileSystem.Time, store: Cache
  ) throws -> String? {
    guard let roots = roots(of: package, toolchain) else { return nil }
    var origin = try manifest.origin(of: library.files)
    origin.sources = origin.sources.filter { !$0.isContained(in: toolchain.root) }
    let paths = PortablePaths(roots)
    let contents = try manifest.fingerprint(of: origin, paths: paths, store: store)
    // SwiftPM may have fetched the dependencies in its own folder during the build.
    let changing = origin.sources.filter { !$0.isContained(in: package + "/.build") }
    guard let change = Fingerprint(changing.sorted() + watched).lastChange, change < start
    else { return nil }
    let flags = (library.flags + library.linkFlags).map(paths.replaced).joined(separator: "\0")
    return Digest("2", contents, flags, library.modules.joined(separator: "\0")).description
  }

  private static func roots(of package: String, _ toolchain: Toolchain) -> [String: String]? {
    guard let dependencies = WorkspaceState.folders(of: package) else { return nil }
    var roots = [package: "PACKAGE", toolchain.root: "TOOLCHAIN"]
    for folder in dependencies {
      roots[folder] = "DEPENDENCY/\(folder.namePart)"
    }
    return roots
  }
}
