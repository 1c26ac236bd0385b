import WaymarkHashing
import WaymarkSystem

/// Folders of the cache that compilers and linkers read directly. A seal in each folder records the
/// state of its files, so that damage is detected and repaired instead of being attributed to an
/// article.
extension Cache {
  /// Returns whether a folder is unchanged since it was sealed; false if it has no seal. Marks the
  /// folder as recently used.
  package func isWhole(_ folder: String) -> Bool {
    touch(folder)
    guard let seal = FileSystem.text(folder + Self.seal) else { return false }
    return (try? contents(of: folder)) == seal
  }

  /// Seals a finished folder in `scratch` and moves it to its final path, replacing a damaged
  /// folder. An undamaged folder that another run has moved there is kept.
  ///
  /// - Throws: `EnvironmentError` if the folder can't be sealed or moved.
  package func adoptSealed(_ draft: String, as folder: String) throws {
    try FileSystem.write(try contents(of: draft), to: draft + Self.seal)
    // Another run may move the same folder there at any moment and use it immediately, so a folder
    // is removed only if it is found to be damaged.
    if (try? FileSystem.rename(draft, to: folder)) != nil || isWhole(folder) { return }
    FileSystem.remove(folder)
    do {
      try FileSystem.rename(draft, to: folder)
    } catch {
      guard isWhole(folder) else { throw error }
    }
  }

  private static let seal = "/seal"

  /// Returns a digest of the names and contents of a folder's files, except for its seal.
  private func contents(of folder: String) throws -> String {
    let files = FileSystem.files(folder).filter { $0 != folder + Self.seal }
    let names = files.map { String($0.dropFirst(folder.count)) }.joined(separator: "\0")
    return Digest(names, try digest(of: files)).description
  }
}
