import Synchronization

/// Folders that are gone when their work is done, also where the run is interrupted before.
enum TemporaryFolders {
  /// A file in each folder of ours in the system's temporary folder, which others use as well.
  static let mark = "/made-by-waymark"

  /// How the names of these start.
  static let prefix = "waymark-run-"

  /// True for a folder with such a name and the mark in it.
  static func isOurs(_ folder: String) -> Bool {
    folder.split(separator: "/").last?.hasPrefix(prefix) == true && Disk.size(folder + mark) != nil
  }

  private static let all = Mutex<Set<String>>([])

  /// - Parameter make: Makes a folder, with those in it, and gives its path.
  static func add(_ make: () throws -> String) async throws -> String {
    await Interruption.pass()
    return try all.withLock { all in
      let folder = try make()
      all.insert(folder)
      return folder
    }
  }

  static func remove(_ folder: String) {
    Disk.remove(folder)
    all.withLock { _ = $0.remove(folder) }
  }

  /// Removes all of them; until the body has ended, no other is made.
  static func removeAll(before body: () -> Void) {
    all.withLock { all in
      all.forEach(Disk.remove)
      body()
    }
  }
}
