import Foundation
import WaymarkSystem

/// Reversible changes to the files in a folder. Kept versions are hard links where the file system
/// supports them, so they need no disk space for file contents.
struct FileTransaction {
  enum Step: Equatable {
    /// Keeps the current version of a file in another folder, so that the file can be replaced or
    /// removed. Does nothing if there is no such file.
    case keep(String, in: String)
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

  /// The error for a transaction whose previous state was only partly restored.
  struct RestoreError: Error {
    let cause: any Error
    let files: [UnrestoredCopy]
  }

  private let folder: String
  /// The actions that restore the previous state, last to first. Each returns a file that it
  /// couldn't restore.
  private var undo: [() -> UnrestoredCopy?] = []

  init(in folder: String) { self.folder = folder }

  /// Performs all steps, or restores the previous state.
  ///
  /// - Throws: `POSIXError`; `RestoreError` if a file couldn't be restored.
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
    case .keep(let path, let backup): try keep(path, in: backup)
    case .put(let file, let path): try put(file, at: "\(folder)/\(path)")
    case .remove(let path):
      try File.remove("\(folder)/\(path)")
      File.removeEmptyFolders(from: "\(folder)/\(path)".folderPart, upTo: folder)
    }
  }

  /// Restores all files that were kept, and removes all new files.
  ///
  /// - Returns: The files that couldn't be restored. Their copies are still where they were kept.
  func rollBack() -> [UnrestoredCopy] { undo.reversed().compactMap { $0() } }

  private mutating func keep(_ path: String, in backup: String) throws {
    let (file, copy) = ("\(folder)/\(path)", "\(backup)/\(path)")
    guard File.kind(of: file, followingLinks: false) != nil else { return }
    try File.link(file, to: copy)
    undo.append {
      try? File.makeFolder(file.folderPart)
      // If both are names of the same file, `rename` does nothing. If it fails, the copy may be the
      // only file that is left.
      guard rename(copy, file) == 0 else { return UnrestoredCopy(path: path, backup: backup) }
      unlink(copy)
      return nil
    }
  }

  private mutating func put(_ file: String, at place: String) throws {
    let folder = folder
    let isNew = File.kind(of: place, followingLinks: false) == nil
    // Record this first, because creating the folders can fail halfway.
    undo.append {
      File.removeEmptyFolders(from: place.folderPart, upTo: folder)
      return nil
    }
    try File.makeFolder(place.folderPart)
    try File.move(file, to: place)
    guard isNew else { return }
    undo.append {
      unlink(place)
      return nil
    }
  }
}
