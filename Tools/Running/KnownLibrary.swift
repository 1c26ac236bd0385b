/// A library as an earlier run found it, and the means to tell whether it is still so.
struct KnownLibrary: Codable {
  var library: Library
  /// Files and folders that it is made from.
  private var watched: [String]
  /// Of what is watched; nil if a build may not have seen it as it is.
  private var sources: String?
  private var products: String

  /// - Parameters:
  ///   - watched: Files and folders that it is made from.
  ///   - written: Files that a build reads and may write itself.
  ///   - start: When the build began that made it; nil if it is not known. What has been changed
  ///     since then is not known to be part of it.
  init(_ library: Library, watched: [String], written: [String], builtSince start: Disk.Time?) {
    self.library = library
    self.watched = watched + written
    products = Fingerprint(library.files).description
    let change = Fingerprint(watched).lastChange
    let isSeen = start.map { start in change.map { $0 < start } ?? true } ?? false
    sources = isSeen ? Fingerprint(self.watched).description : nil
  }

  /// True if nothing has changed that a build would look at, and what was built is there.
  var isCurrent: Bool { isBuilt && sources == Fingerprint(watched).description }

  /// True if what was built is there as it was.
  var isBuilt: Bool { products == Fingerprint(library.files).description }
}
