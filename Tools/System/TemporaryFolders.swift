import Synchronization
import WaymarkModel

/// Temporary folders that are removed after use, even if the run is interrupted.
package enum TemporaryFolders {
  /// The name of a marker file, after a slash, in each of the tool's folders in the system's
  /// temporary folder, which other programs use as well.
  package static let mark = "/made-by-waymark"

  /// The prefix of the folders' names.
  package static let prefix = "waymark-run-"

  /// Returns whether a folder's name has the prefix, and the folder contains the marker.
  package static func isOurs(_ folder: String) -> Bool {
    folder.namePart.hasPrefix(prefix) && FileSystem.size(folder + mark) != nil
  }

  private static let all = Mutex<Set<String>>([])

  /// Creates a folder and registers it for removal.
  ///
  /// - Parameter make: A closure that creates a folder with its contents and returns its path.
  /// - Throws: Any error that `make` throws.
  package static func add(_ make: () throws -> String) async throws -> String {
    await Interruption.suspendIfInterrupted()
    return try all.withLock { all in
      let folder = try make()
      all.insert(folder)
      return folder
    }
  }

  /// Removes a folder with its contents, regardless of permissions.
  package static func remove(_ folder: String) {
    FileSystem.remove(folder)
    all.withLock { _ = $0.remove(folder) }
  }

  /// Removes all folders and prevents others from being created until the body has ended.
  static func removeAll(before body: () -> Void) {
    all.withLock { all in
      all.forEach(FileSystem.remove)
      body()
    }
  }
}
