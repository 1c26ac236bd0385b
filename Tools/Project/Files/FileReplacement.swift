import Foundation
import WaymarkModel
import WaymarkSystem

/// A file's new contents, which are first written beside the file and then put in its place.
struct FileReplacement {
  /// The path without symbolic links.
  private let place: String
  /// A folder for the new and the old file, on the same disk.
  private let drafts: String
  private let mustBeNew: Bool
  /// The action that restores the old contents; nil before ``commit()``.
  private var undo: (() throws -> Void)?
  /// Whether `drafts` holds the only copy of the old contents.
  private var keepsDrafts = false

  private var new: String { "\(drafts)/new" }
  private var old: String { "\(drafts)/old" }

  /// Writes the new contents beside the file, and creates its folder if necessary.
  ///
  /// - Throws: `POSIXError`.
  init(_ contents: FileContents) throws {
    guard !File.isBrokenLink(contents.path) else { throw POSIXError(.ENOENT) }
    place = FileSystem.realPath(contents.path)
    mustBeNew = contents.mustBeNew
    try File.makeFolder(place.folderPart)
    drafts = try File.makeUniqueFolder(at: "\(place.folderPart)/.waymark-draft-")
    do {
      try File.write(contents.bytes, to: new)
    } catch {
      discard()
      throw error
    }
  }

  /// Puts the new contents in place. Permissions, the owner, and extended attributes are preserved.
  ///
  /// A file that has several hard links, or whose owner or attributes can't be copied, keeps its
  /// inode. Its old contents are restored if the new ones can't be written.
  ///
  /// - Throws: `POSIXError`; `UnrestoredFile` if the old contents can't be restored.
  mutating func commit() throws {
    let place = place
    guard !mustBeNew, let status = File.status(of: place) else {
      try (mustBeNew ? File.moveToFreePath : File.move)(new, place)
      undo = { try File.remove(place) }
      return
    }
    let old = old
    guard try canReplaceFile(status) else { return try overwriteFile() }
    guard try File.link(place, to: old) else { throw POSIXError(.ENOENT) }
    // Without hard links, the old file is a copy.
    guard chmod(old, status.st_mode & 0o7777) == 0 else { throw File.failure() }
    // Changing the owner or the access control list can change permissions.
    guard chmod(new, status.st_mode & 0o7777) == 0 else { throw File.failure() }
    try File.move(new, to: place)
    undo = { try File.move(old, to: place) }
  }

  private func canReplaceFile(_ status: stat) throws -> Bool {
    try status.st_nlink == 1 && File.hasOwner(new, of: status)
      && FileSystem.copyExtendedAttributes(of: place, to: new)
  }

  private mutating func overwriteFile() throws {
    let (old, place) = (old, place)
    do {
      try File.overwrite(place, with: try File.bytes(of: new), keeping: old)
    } catch let error as UnrestoredFile {
      keepsDrafts = error.copy == old
      throw error
    }
    undo = { try File.write(try File.bytes(of: old), to: place) }
  }

  /// Restores the old contents, if the new ones are in place.
  ///
  /// - Throws: `UnrestoredFile` if that fails; `POSIXError` if a new file can't be removed.
  mutating func rollBack() throws {
    do {
      try undo?()
    } catch {
      guard File.kind(of: old) != nil else { throw error }
      keepsDrafts = true
      throw UnrestoredFile(reason: error, copy: old)
    }
  }

  /// Removes the folder with the new and the old file, unless it has the only copy of the old
  /// contents.
  func discard() {
    if !keepsDrafts { FileSystem.remove(drafts) }
  }
}

/// The contents that a file should have.
package struct FileContents {
  /// The path as the user wrote it.
  let path: String
  let bytes: [UInt8]
  /// Whether an existing file at the path is an error.
  let mustBeNew: Bool

  package init(path: String, bytes: [UInt8], mustBeNew: Bool = false) {
    (self.path, self.bytes, self.mustBeNew) = (path, bytes, mustBeNew)
  }
}

extension File {
  /// Writes several files, or changes none of them.
  ///
  /// - Throws: `Failure.environment`, with the name of the file that can't be written.
  package static func replace(_ files: [FileContents]) throws {
    try withInterruptionDeferred {
      var replacements: [FileReplacement] = []
      defer { for replacement in replacements { replacement.discard() } }
      for file in files {
        try naming(file) { replacements.append(try FileReplacement(file)) }
      }
      for index in replacements.indices {
        do {
          try naming(files[index]) { try replacements[index].commit() }
        } catch let cause {
          var failures = [cause]
          for done in replacements[..<index].indices.reversed() {
            do {
              try naming(files[done]) { try replacements[done].rollBack() }
            } catch {
              failures.append(error)
            }
          }
          throw Failure.environment(
            failures.map { Failure.message(of: $0) }.joined(separator: "\n"))
        }
      }
    }
  }

  private static func naming(_ file: FileContents, _ body: () throws -> Void) throws {
    do {
      try body()
    } catch {
      throw Failure.environment("'\(file.path)' couldn't be written", because: error)
    }
  }
}
