import WaymarkHashing
import WaymarkSystem

/// A file of an output folder that was read before the replacement of the folder's files was
/// planned.
package struct KnownFile: Sendable {
  /// The version of the file, which was determined before it was read.
  let version: FileSystem.Version
  /// The hash of its contents.
  let hash: ContentHash

  package init(version: FileSystem.Version, hash: ContentHash) {
    (self.version, self.hash) = (version, hash)
  }
}
