import WaymarkHashing

/// A file of an output folder that was read before the changes to the folder were planned.
package struct KnownFile: Sendable {
  /// The stamp of the file from `FileSystem.stamp(_:)`, determined before it was read.
  let stamp: String
  /// The hash of its contents.
  let hash: ContentHash

  package init(stamp: String, hash: ContentHash) {
    (self.stamp, self.hash) = (stamp, hash)
  }
}
