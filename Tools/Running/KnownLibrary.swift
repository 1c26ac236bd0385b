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

  /// Of the names, sizes and times of files, and of all files in folders but hidden ones.
  private static func fingerprint(_ paths: [String]) -> String {
    var digest = Digest()
    for path in paths { add(path, to: &digest) }
    return digest.description
  }

  private static func add(_ path: String, to digest: inout Digest) {
    digest.add(path)
    guard Disk.isFolder(path) else {
      digest.add(Disk.stamp(path) ?? "")
      return
    }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    for name in names.sorted() where !name.hasPrefix(".") { add("\(path)/\(name)", to: &digest) }
  }
}
