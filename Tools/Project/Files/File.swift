import Foundation
import WaymarkSystem

/// Files, accessed with system calls so that errors have the system's own reasons. Pipes, terminals
/// and other special files are read and written like regular files.
package enum File {
  /// Returns the contents of a file.
  ///
  /// - Parameter limit: The maximum number of bytes.
  /// - Throws: `POSIXError`, like all methods of this type; `EFBIG` if there are more bytes.
  package static func bytes(of path: String, limit: Int = .max) throws -> Data {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { throw failure() }
    defer { close(file) }
    var bytes = Data()
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(file, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw failure() }
      if count == 0 { return bytes }
      bytes += buffer[..<count]
      guard bytes.count <= limit else { throw POSIXError(.EFBIG) }
    }
  }

  /// Writes all bytes to a file, and creates its folder if necessary.
  package static func write(_ bytes: some Sequence<UInt8>, to path: String) throws {
    try makeFolder(path.folderPart)
    let file = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    guard file >= 0 else { throw failure() }
    defer { close(file) }
    guard Console.write(Array(bytes), to: file) else { throw failure() }
  }

  /// Replaces the contents of a file atomically. Symbolic links and permissions are preserved. A
  /// special file is written to instead of replaced.
  package static func replace(_ path: String, with bytes: some Sequence<UInt8>) throws {
    guard [nil, S_IFREG].contains(kind(of: path)) else { return try write(bytes, to: path) }
    let place = realPath(path)
    let folder = place.folderPart
    try makeFolder(folder)
    try withInterruptionDeferred {
      let drafts = try makeUniqueFolder(at: "\(folder)/.waymark-draft-")
      let draft = "\(drafts)/\(place.namePart)"
      defer {
        unlink(draft)
        rmdir(drafts)
      }
      try write(bytes, to: draft)
      if let permissions = permissions(of: place), chmod(draft, permissions) != 0 { throw failure() }
      try move(draft, to: place)
    }
  }

  /// Creates a folder and its parents. Does nothing if the folder exists or the path is empty.
  static func makeFolder(_ path: String) throws {
    guard !path.isEmpty, !isFolder(path) else { return }
    try makeFolder(path.folderPart)
    guard mkdir(path, 0o777) != 0 else { return }
    guard errno == EEXIST else { throw failure() }
    if !isFolder(path) { throw POSIXError(.ENOTDIR) }
  }

  package static func isFolder(_ path: String) -> Bool { kind(of: path) == S_IFDIR }

  /// Returns the file type at a path, or that of a link's target; nil if nothing exists there.
  package static func kind(of path: String, followingLinks: Bool = true) -> mode_t? {
    var status = stat()
    guard (followingLinks ? stat(path, &status) : lstat(path, &status)) == 0 else { return nil }
    return status.st_mode & S_IFMT
  }

  /// Returns the permissions of a file, or of a link's target; nil if nothing exists there.
  private static func permissions(of path: String) -> mode_t? {
    var status = stat()
    return stat(path, &status) == 0 ? status.st_mode & 0o7777 : nil
  }

  package static func failure() -> POSIXError { POSIXError(.init(rawValue: errno) ?? .EIO) }
}
