import Foundation

/// A library as an earlier run found it, and the means to tell whether it is still so.
struct KnownLibrary: Codable {
  var library: Library
  /// Files and folders that it is made from.
  var watched: [String]
  private var sources: String
  private var products: String

  init(_ library: Library, watched: [String]) {
    self.library = library
    self.watched = watched
    sources = Self.fingerprint(watched)
    products = Self.fingerprint(library.inputs + library.interfaces)
  }

  /// True if nothing has changed that a build would look at, and what was built is there.
  var isCurrent: Bool { isBuilt && sources == Self.fingerprint(watched) }

  /// True if what was built is there as it was.
  var isBuilt: Bool { products == Self.fingerprint(library.inputs + library.interfaces) }

  /// Of the names, sizes and times of files, and of all files in folders.
  private static func fingerprint(_ paths: [String]) -> String {
    var digest = Digest()
    for path in paths {
      digest.add(path)
      digest.add(Disk.stamp(path) ?? "")
      guard Disk.isFolder(path) else { continue }
      let names = (try? FileManager.default.subpathsOfDirectory(atPath: path)) ?? []
      for name in names.sorted() where !name.hasPrefix(".build") && !name.contains("/.") {
        digest.add(name)
        digest.add(Disk.stamp("\(path)/\(name)") ?? "")
      }
    }
    return digest.description
  }
}
