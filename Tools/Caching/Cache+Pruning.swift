import Foundation
import WaymarkSystem

extension Cache {
  /// Removes entries that no run has created or marked as used for a month, and drafts and
  /// temporary folders that killed runs left behind. Pruning happens at most once a day, and its
  /// errors are ignored.
  package func prune() {
    let stamp = folder + "/pruned"
    guard age(of: stamp) > 86_400 else { return }
    try? FileSystem.write("", to: stamp)
    for kind in Kind.allCases { remove(in: path(kind, ""), olderThan: 30 * 86_400) }
    remove(in: scratch, olderThan: 86_400)
    remove(in: Machine.temporaryFolder, olderThan: 86_400) { TemporaryFolders.isOurs($0) }
  }

  /// Marks an entry as recently used.
  package func touch(_ path: String) {
    if age(of: path) > 86_400 { utimes(path, nil) }
  }

  private func remove(
    in folder: String, olderThan limit: Int, where condition: (String) -> Bool = { _ in true }
  ) {
    let names = FileSystem.names(in: folder) ?? []
    for path in names.map({ "\(folder)/\($0)" }) where age(of: path) > limit && condition(path) {
      FileSystem.remove(path)
    }
  }

  /// Returns the age of a file in seconds; `Int.max` if the file doesn't exist.
  private func age(of path: String) -> Int {
    var status = stat()
    guard stat(path, &status) == 0 else { return .max }
    return time(nil) - Int(status.st_mtim.tv_sec)
  }
}
