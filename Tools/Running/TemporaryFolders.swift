import Synchronization

/// Folders that are gone when their work is done, also where the run is interrupted before.
enum TemporaryFolders {
  private static let all = Mutex<Set<String>>([])

  static func add(_ folder: String) { all.withLock { _ = $0.insert(folder) } }

  static func remove(_ folder: String) {
    Disk.remove(folder)
    all.withLock { _ = $0.remove(folder) }
  }

  static func removeAll() { all.withLock { $0 }.forEach(Disk.remove) }
}
