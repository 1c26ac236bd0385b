import WaymarkCaching
import WaymarkHashing
import WaymarkModel
import WaymarkSystem

/// The build of a library, with the information that identifies its sources.
struct LibraryBuild {
  let manifest: BuildManifest
  /// The folder of the package.
  let package: String
  let toolchain: Toolchain
  /// The files and folders from which the library is built.
  let watched: [String]
  /// The time at which the build began.
  let start: FileSystem.Time

  /// Returns a digest of everything that a library was built from. Returns nil if a source has
  /// changed since the build began, because the build might not include the change, or if the
  /// folders of the dependencies or some headers can't be determined.
  func origin(of library: Library, store: Cache) throws -> String? {
    guard let roots, !library.lacksHeaders else { return nil }
    var origin = try manifest.origin(of: library.files)
    origin.sources = origin.sources.filter { !$0.isContained(in: toolchain.root) }
    let paths = PortablePaths(roots)
    let contents = try manifest.digest(of: origin, paths: paths, store: store)
    // SwiftPM may have fetched the dependencies in its own folder during the build.
    let changing = origin.sources.filter { !$0.isContained(in: package + "/.build") }
    guard let change = Fingerprint(changing.sorted() + watched).lastChange, change < start
    else { return nil }
    let flags = (library.flags + library.linkFlags).map(paths.replaced).joined(separator: "\0")
    let modules = library.modules.joined(separator: "\0")
    return Digest(format: "3", contents, flags, modules).description
  }

  /// The replacements for the paths of folders that differ between machines, keyed by path; nil if
  /// they can't be determined.
  private var roots: [String: String]? {
    guard let dependencies = WorkspaceState.folders(of: package) else { return nil }
    var roots = [package: "PACKAGE", toolchain.root: "TOOLCHAIN"]
    for folder in dependencies {
      roots[folder] = "DEPENDENCY/\(folder.namePart)"
    }
    return roots
  }
}
