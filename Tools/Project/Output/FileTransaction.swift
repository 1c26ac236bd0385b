import Foundation

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

  private let folder: String
  private var undo: [() -> Void] = []

  init(in folder: String) { self.folder = folder }

  /// Performs all steps, or restores the previous state.
  ///
  /// - Throws: `POSIXError`.
  static func run(_ steps: [Step], in folder: String) throws {
    var transaction = FileTransaction(in: folder)
    do {
      for step in steps { try transaction.perform(step) }
    } catch {
      transaction.rollBack()
      throw error
    }
  }

  mutating func perform(_ step: Step) throws {
    switch step {
    case .keep(let path, let backup): try keep("\(folder)/\(path)", as: "\(backup)/\(path)")
    case .put(let file, let path): try put(file, at: "\(folder)/\(path)")
    case .remove(let path):
      try File.remove("\(folder)/\(path)")
      File.removeEmptyFolders(from: "\(folder)/\(path)".folderPart, upTo: folder)
    }
  }

  /// Restores all files that were kept, and removes all new files.
  func rollBack() {
    for step in undo.reversed() { step() }
  }

  private mutating func keep(_ file: String, as copy: String) throws {
    guard File.kind(of: file, followingLinks: false) != nil else { return }
    try File.link(file, to: copy)
    undo.append {
      try? File.makeFolder(file.folderPart)
      // If both are names of the same file, `rename` does nothing. If it fails, the copy may be the
      // only file that is left.
      if rename(copy, file) == 0 { unlink(copy) }
    }
  }

  private mutating func put(_ file: String, at place: String) throws {
    let folder = folder
    let isNew = File.kind(of: place, followingLinks: false) == nil
    // Recorded first, because creating the folders can fail halfway.
    undo.append { File.removeEmptyFolders(from: place.folderPart, upTo: folder) }
    try File.makeFolder(place.folderPart)
    try File.move(file, to: place)
    if isNew { undo.append { unlink(place) } }
  }
}
