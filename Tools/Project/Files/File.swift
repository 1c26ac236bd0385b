import Foundation
import WaymarkModel
import WaymarkSystem

/// Operations on the user's files: articles, settings, and output. They throw the system's own
/// errors, from which commands create their messages. The tool's own files are read and written
/// with `FileSystem` in `WaymarkSystem`, on which this type is based.
///
/// Pipes, terminals, and other special files are read and written like regular files.
package enum File {
  /// Returns the contents of a file.
  ///
  /// - Parameter limit: The maximum number of bytes.
  /// - Throws: `POSIXError`, as all methods do unless their documentation states otherwise; `EFBIG`
  ///   if there are more bytes.
  package static func bytes(of path: String, limit: Int = .max) throws -> Data {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { throw failure() }
    defer { close(file) }
    guard let bytes = FileSystem.read(from: file, limit: limit) else { throw failure() }
    guard bytes.count <= limit else { throw POSIXError(.EFBIG) }
    return Data(bytes)
  }

  /// Writes all bytes to a file, and creates its folder if necessary.
  package static func write(_ bytes: some Sequence<UInt8>, to path: String) throws {
    let file = try makingFolder(of: path) {
      open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    }
    guard FileSystem.write(Array(bytes), closing: file) else { throw failure() }
  }

  /// Replaces the contents of a file atomically, as described for ``FileReplacement/commit()``.
  /// Symbolic links are preserved. A special file is written to instead of replaced.
  ///
  /// - Throws: `POSIXError`; `UnrestoredFile` if the old contents can't be restored.
  package static func replace(_ path: String, with bytes: some Sequence<UInt8>) throws {
    // Write to a device or a pipe, because renaming a file over it would replace it.
    guard [nil, S_IFREG].contains(kind(of: path)) else { return try write(bytes, to: path) }
    try withInterruptionDeferred {
      var replacement = try FileReplacement(FileContents(path: path, bytes: Array(bytes)))
      defer { replacement.discard() }
      try replacement.commit()
    }
  }

  /// Gives a file the owner and group of another file if they differ. Returns whether they match
  /// afterward.
  static func hasOwner(_ file: String, of old: stat) throws -> Bool {
    guard let new = status(of: file) else { throw failure() }
    return (new.st_uid, new.st_gid) == (old.st_uid, old.st_gid)
      || chown(file, old.st_uid, old.st_gid) == 0
  }

  /// Makes a system call that puts a file at a path. If the call fails because something doesn't
  /// exist, creates the file's folder and makes the call again. This is faster than looking for the
  /// folder of each file.
  ///
  /// - Returns: The result of the call, which isn't negative.
  @discardableResult
  package static func makingFolder(of path: String, _ call: () -> Int32) throws -> Int32 {
    var result = call()
    if result < 0, errno == ENOENT {
      try makeFolder(path.folderPart)
      result = call()
    }
    guard result >= 0 else { throw failure() }
    return result
  }

  /// Creates a folder and its parents. Does nothing if the folder exists or the path is empty.
  package static func makeFolder(_ path: String) throws {
    if path.isEmpty { return }
    try FileSystem.makeFolder(path, permissions: 0o777) { _ in
      // `mkdir` reports a file in place of a folder as if the folder existed.
      errno == EEXIST ? POSIXError(.ENOTDIR) : failure()
    }
  }

  /// Returns the files and folders in a folder, including hidden ones, sorted by name.
  ///
  /// - Throws: `Failure.environment`, with the name of the folder, if the folder can't be read.
  package static func entries(in folder: String) throws -> [FileSystem.Entry] {
    guard let entries = FileSystem.entries(in: folder) else {
      throw Failure.environment("the folder '\(folder)' can't be read", because: failure())
    }
    return entries
  }

  /// Returns the file type at a path, or that of a symbolic link's target. Returns nil if nothing
  /// exists there.
  package static func kind(of path: String, followingLinks: Bool = true) -> mode_t? {
    var status = stat()
    guard (followingLinks ? stat(path, &status) : lstat(path, &status)) == 0 else { return nil }
    return status.st_mode & S_IFMT
  }

  /// Returns whether two paths refer to the same file, even if it doesn't exist yet.
  package static func areSame(_ one: String, _ other: String) -> Bool {
    var (first, second) = (stat(), stat())
    guard stat(one, &first) == 0, stat(other, &second) == 0 else {
      return FileSystem.realPath(one) == FileSystem.realPath(other)
    }
    return first.st_dev == second.st_dev && first.st_ino == second.st_ino
  }

  /// Returns whether there is a symbolic link at a path whose target doesn't exist.
  package static func isBrokenLink(_ path: String) -> Bool {
    kind(of: path) == nil && kind(of: path, followingLinks: false) == S_IFLNK
  }

  /// Returns whether a file is read-only. If its permissions forbid changes, the result is also
  /// true for the superuser, who can change the file despite them. The result is true for a file
  /// that doesn't exist.
  package static func isReadOnly(_ path: String) -> Bool {
    let isWritable = status(of: path).map { $0.st_mode & 0o222 != 0 } ?? true
    return !isWritable || access(path, W_OK) != 0
  }

  /// Returns the status of a file, or of a symbolic link's target. Returns nil if nothing exists
  /// there.
  static func status(of path: String) -> stat? {
    var status = stat()
    return stat(path, &status) == 0 ? status : nil
  }

  /// Returns the error in `errno`.
  package static func failure() -> POSIXError { POSIXError(.init(rawValue: errno) ?? .EIO) }
}
