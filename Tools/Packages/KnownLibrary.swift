import WaymarkCaching
import WaymarkSystem

/// A library that an earlier run loaded, with fingerprints that show whether it is still current.
package struct KnownLibrary: Codable {
  var library: Library
  /// The files and folders from which the library is built.
  private var watched: [String]
  /// The fingerprint of the watched files; nil if the build might have used earlier
  /// contents.
  private var sources: String?
  private var products: String
  /// The fingerprint of SwiftPM's manifest of the build.
  var plan = ""

  /// Records a library that was just loaded.
  ///
  /// - Parameters:
  ///   - watched: The files and folders from which the library is built.
  ///   - written: Files that a build reads and can also write.
  ///   - start: The time at which the build began; nil if unknown. Later changes might not be part
  ///     of the library.
  init(_ library: Library, watched: [String], written: [String], builtSince start: FileSystem.Time?)
  {
    self.library = library
    self.watched = watched + written
    products = Fingerprint(library.files).description
    let change = Fingerprint(watched).lastChange
    let isSeen = start.map { start in change.map { $0 < start } ?? true } ?? false
    sources = isSeen ? Fingerprint(self.watched).description : nil
  }

  /// The library. If its sources may have changed since it was built, its origin is nil.
  var libraryOfSources: Library {
    var library = library
    if !isCurrent { library.origin = nil }
    return library
  }

  /// Returns whether a build would find no changes and, if the origin is required, whether the
  /// origin is known.
  func isCurrent(withOrigin: Bool) -> Bool { isCurrent && !(withOrigin && library.origin == nil) }

  /// Whether a build would find no changes and the built files still exist.
  var isCurrent: Bool { isBuilt && sources == Fingerprint(watched).description }

  /// Returns whether the last build of the package produced exactly the built files. Comparing the
  /// files isn't enough, because a build that omits a resource leaves the resource's copy
  /// unchanged.
  func isBuilt(in package: String) -> Bool {
    isBuilt && plan == BuildManifest.fingerprint(of: package)
  }

  /// Whether the built files still exist and are unchanged.
  var isBuilt: Bool { products == Fingerprint(library.files).description }
}
