import Foundation
import WaymarkHashing
import WaymarkSystem

/// Reversible changes to the files in a folder. Kept versions are hard links where the file system
/// supports them, so they need no disk space for file contents.
struct FileTransaction {
  enum Step: Equatable {
    /// Keeps the current version of a file in another folder, so that the file can be replaced or
    /// removed. Does nothing if there is no such file. It's an error if the file doesn't have the
    /// given hash.
    case keep(String, in: String, hash: ContentHash? = nil)
    /// Moves a file from elsewhere to a path in the folder. It's an error if the path is taken.
    case add(String, at: String)
    /// Moves a file from elsewhere to a path in the folder, replacing any existing file.
    case put(String, at: String)
    /// Removes a file, and the folders that become empty.
    case remove(String)
  }

  /// A kept file that couldn't be restored.
  struct UnrestoredCopy: Equatable {
    let path: String
    /// The folder that contains the copy, at the same path.
    let backup: String
  }

  /// The error for a file that another program created or changed after the steps were planned.
  struct UnexpectedFile: Error {
    let path: String
  }

  /// The error for a transaction whose previous state was only partly restored.
  struct RestoreError: Error {
    let cause: any Error
    let files: [UnrestoredCopy]
  }

  private let folder: String
  /// The actions that restore the previous state, last to first. Each returns a file that it
  /// couldn't restore.
  private var undo: [() -> UnrestoredCopy?] = []
  /// The paths of the files that were kept.
  private var kept: Set<String> = []

  init(in folder: String) { self.folder = folder }

  /// Performs all steps, or restores the previous state.
  ///
  /// - Throws: `POSIXError`; `UnexpectedFile`; `RestoreError` if a file couldn't be restored.
  static func run(_ steps: [Step], in folder: String) throws {
    var transaction = FileTransaction(in: folder)
    do {
      for step in steps { try transaction.perform(step) }
    } catch {
      let files = transaction.rollBack()
      throw files.isEmpty ? error : RestoreError(cause: error, files: files)
    }
  }

  mutating func perform(_ step: Step) throws {
    switch step {
    case .keep(let path, let backup, let hash): try keep(path, in: backup, hash)
    case .add(let file, let path):
      do {
        try put(file, at: path) { try File.moveToFreePath(file, to: $0) }
      } catch let error as POSIXError where error.code == .EEXIST {
        throw UnexpectedFile(path: path)
      }
    case .put(let file, let path):
      try put(file, at: path) { place in
        try File.makingFolder(of: place) { rename(file, place) }
      }
    case .remove(let path):
      try File.remove("\(folder)/\(path)")
      File.removeEmptyFolders(from: "\(folder)/\(path)".folderPart, upTo: folder)
    }
  }

  /// Restores all files that were kept, and removes all new files.
  ///
  /// - Returns: The files that couldn't be restored. Their copies are still where they were kept.
  func rollBack() -> [UnrestoredCopy] { undo.reversed().compactMap { $0() } }

  private mutating func keep(_ path: String, in backup: String, _ hash: ContentHash?) throws {
    let (file, copy) = ("\(folder)/\(path)", "\(backup)/\(path)")
    guard try File.link(file, to: copy) else { return }
    if let hash, FileSystem.read(copy).map({ ContentHash($0) }) != hash {
      throw UnexpectedFile(path: path)
    }
    kept.insert(path)
    undo.append {
      try? File.makeFolder(file.folderPart)
      // If both are names of the same file, `rename` does nothing. If it fails, the copy may be the
      // only file that is left.
      guard rename(copy, file) == 0 else { return UnrestoredCopy(path: path, backup: backup) }
      unlink(copy)
      return nil
    }
  }

  private mutating func put(
    _ file: String, at path: String, by move: (_ place: String) throws -> Void
  ) throws {
    let (folder, place) = (folder, "\(folder)/\(path)")
    // Record this first, because creating the folders can fail halfway.
    undo.append {
      File.removeEmptyFolders(from: place.folderPart, upTo: folder)
      return nil
    }
    try move(place)
    guard !kept.contains(path) else { return }
    undo.append {
      unlink(place)
      return nil
    }
  }
}
