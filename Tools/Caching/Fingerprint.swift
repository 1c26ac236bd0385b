import Foundation
import WaymarkHashing
import WaymarkSystem

/// A fingerprint of files that is based on their names, sizes, and times, not on their contents.
///
/// If a file's name isn't UTF-8, the file can't be examined, and the fingerprint differs from all
/// others. The fingerprint of a folder covers the files and folders in it. In a package's folder,
/// `.git`, `.swiftpm`, and build folders are excluded. Symbolic links are followed. A folder that
/// is reached more than once, for example through a cycle of symbolic links, is visited once.
package struct Fingerprint {
  private let digest: Digest
  /// The time of the most recent change to any of the files, to their folders, or to symbolic
  /// links; nil if there are none.
  package let lastChange: FileSystem.Time?

  /// Creates a fingerprint of files and folders.
  ///
  /// - Parameter excluded: The names to omit at the top level of the given folders.
  package init(_ paths: [String], except excluded: Set<String> = []) {
    let top = Set(paths)
    var digest = Digest()
    var lastChange: FileSystem.Time?
    FileSystem.visit(paths) { folder, names in
      let isPackage = names.contains("Package.swift")
      return names.filter { name in
        !(isPackage && Self.isIgnored(name)) && !(top.contains(folder) && excluded.contains(name))
      }
    } _: { path, status in
      digest.add(path)
      guard let status else {
        if path.isUnopenable { digest.add("\(UInt64.random(in: .min ... .max))") }
        return
      }
      // Renaming a folder or pointing a symbolic link at another file doesn't change any file.
      lastChange = max(lastChange ?? status.lastChange, status.lastChange)
      if !status.isFolder { digest.add(status.stamp) }
    }
    (self.digest, self.lastChange) = (digest, lastChange)
  }

  package var description: String { digest.description }

  private static func isIgnored(_ name: String) -> Bool {
    name.hasPrefix(".build") || [".git", ".swiftpm"].contains(name)
  }
}

extension String {
  /// Whether a path can't be used to open its file, because a name in it isn't UTF-8 and was
  /// repaired when it was read. Also true for the rare name that contains U+FFFD itself.
  var isUnopenable: Bool { unicodeScalars.contains("\u{FFFD}") }
}
