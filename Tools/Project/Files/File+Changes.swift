import Foundation
import WaymarkModel
import WaymarkSystem

/// Operations that change files and folders. They throw the system's own errors.
extension File {
  /// Creates a folder with a unique name by appending random letters to a path.
  package static func makeUniqueFolder(at path: String) throws -> String {
    guard let folder = FileSystem.makeUniqueFolder(at: path) else { throw failure() }
    return folder
  }

  /// Creates a hard link to a file, or a copy if the file system doesn't support hard links.
  ///
  /// - Returns: False if there is no such file.
  package static func link(_ file: String, to place: String) throws -> Bool {
    if (try? makingFolder(of: place) { Foundation.link(file, place) }) != nil { return true }
    guard kind(of: file, followingLinks: false) != nil else { return false }
    try write(try bytes(of: file), to: place)
    return true
  }

  /// Moves a file within a file system, replacing any existing file.
  package static func move(_ file: String, to place: String) throws {
    guard rename(file, place) == 0 else { throw failure() }
  }

  /// Moves a file within a file system to a path where nothing exists.
  ///
  /// - Throws: `POSIXError`; `EEXIST` if something exists there.
  package static func moveToFreePath(_ file: String, to place: String) throws {
    // Unlike `rename`, `link` doesn't replace a file that another program creates at the same time.
    if (try? makingFolder(of: place) { Foundation.link(file, place) }) != nil {
      return try remove(file)
    }
    guard kind(of: place, followingLinks: false) == nil else { throw POSIXError(.EEXIST) }
    // The file system has no hard links.
    try makingFolder(of: place) { rename(file, place) }
  }

  /// Removes a file. Folders aren't removed.
  package static func remove(_ file: String) throws {
    guard unlink(file) == 0 else { throw failure() }
  }

  /// Removes a folder if it is empty, then its parent if that is empty, and so on.
  ///
  /// - Parameter limit: An enclosing folder, which is never removed.
  package static func removeEmptyFolders(from folder: String, upTo limit: String) {
    var folder = folder
    while folder != limit, folder.isContained(in: limit), rmdir(folder) == 0 {
      folder = folder.folderPart
    }
  }

  /// Returns the folders that must be created so that a path exists, deepest first.
  ///
  /// - Parameter path: An absolute path.
  static func missingFolders(_ path: String) -> [String] {
    kind(of: path) == nil ? [path] + missingFolders(path.folderPart) : []
  }

  /// Returns the path of a file that exists where a path requires a folder; nil if there is none.
  package static func fileInPlaceOfFolder(of path: String) -> String? {
    let item = path.withoutTrailingSlashes.enclosingFolders.first { kind(of: $0) != nil }
    return item.flatMap { kind(of: $0) == S_IFDIR ? nil : $0 }
  }
}
