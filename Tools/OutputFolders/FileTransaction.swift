import Foundation
import WaymarkHashing
import WaymarkModel
import WaymarkProject
import WaymarkSystem

/// Reversible changes to the files in a folder. The old versions of changed files are kept as hard
/// links where the file system supports them, so they need no disk space for file contents.
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
  struct UnexpectedFile: LocalizedError {
    let path: String

    var errorDescription: String? { "'\(path)' was changed by another program" }
  }

  /// The error for a transaction that failed and couldn't restore some files.
  struct RestoreError: Error {
    let cause: any Error
    let files: [UnrestoredCopy]
  }

  private let folder: String
  /// The actions that restore the previous state, to be performed last to first. Each returns the
  /// file that it couldn't restore; nil if it succeeded.
  private var undo: [() -> UnrestoredCopy?] = []
  /// The folders that contain the copies of kept files, keyed by the files' paths. The entry of a
  /// file is removed when the file is replaced or removed.
  private var backups: [String: String] = [:]

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
      undo.append(restoration(of: path))
      File.removeEmptyFolders(from: "\(folder)/\(path)".folderPart, upTo: folder)
    }
  }

  /// Restores all files that were replaced or removed, and removes all new files.
  ///
  /// - Returns: The files that couldn't be restored. Their copies are still where they were kept.
  func rollBack() -> [UnrestoredCopy] { undo.reversed().compactMap { $0() } }

  private mutating func keep(_ path: String, in backup: String, _ hash: ContentHash?) throws {
    let copy = "\(backup)/\(path)"
    guard try File.link("\(folder)/\(path)", to: copy) else { return }
    if let hash {
      guard let bytes = FileSystem.read(copy) else { throw File.failure() }
      guard ContentHash(bytes) == hash else { throw UnexpectedFile(path: path) }
    }
    backups[path] = backup
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
    undo.append(restoration(of: path))
  }

  /// Returns the undo action for a path. It restores the file from its backup or, if there is no
  /// backup, removes the new file.
  private mutating func restoration(of path: String) -> () -> UnrestoredCopy? {
    let (file, backup) = ("\(folder)/\(path)", backups.removeValue(forKey: path))
    return {
      guard let backup else {
        unlink(file)
        return nil
      }
      try? File.makeFolder(file.folderPart)
      // If this fails, the copy may be the only file that is left.
      let isRestored = rename("\(backup)/\(path)", file) == 0
      return isRestored ? nil : UnrestoredCopy(path: path, backup: backup)
    }
  }
}
