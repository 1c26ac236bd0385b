import Foundation

/// Operations on the tool's own files, such as those of its cache. Errors are `EnvironmentError`
/// values that name the file and the reason. The user's files are read and written with `File` in
/// `WaymarkProject`.
///
/// The operations use POSIX calls because Foundation doesn't rename atomically over an existing
/// file on every platform and doesn't distinguish a full disk from a missing folder.
package enum FileSystem {
  /// Returns the contents of a regular file; nil if it can't be read, or is of another kind.
  package static func read(_ path: String) -> [UInt8]? {
    // Without `O_NONBLOCK`, opening a named pipe waits for a program that writes to it.
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    var failed = false
    let bytes = [UInt8](unsafeUninitializedCapacity: Int(status.st_size)) { buffer, count in
      while count < buffer.count {
        let got = retrying {
          Foundation.read(file, buffer.baseAddress! + count, buffer.count - count)
        }
        failed = failed || got < 0
        guard got > 0 else { return }
        count += got
      }
    }
    return failed ? nil : bytes
  }

  /// Returns the contents of a file that doesn't report its size, such as a file in `/proc`, up to
  /// about 1 MB; nil if it can't be read.
  package static func readStream(_ path: String) -> [UInt8]? {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { close(file) }
    return read(from: file, limit: 1 << 20)
  }

  /// Returns the bytes that can be read from a file descriptor, up to its end or until there are
  /// more than `limit` bytes; nil if reading fails. `errno` is then set.
  package static func read(from descriptor: Int32, limit: Int = .max) -> [UInt8]? {
    var status = stat()
    let isFile = fstat(descriptor, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
    let size = isFile ? min(Int(status.st_size), limit) : 0
    var bytes: [UInt8] = []
    while bytes.count <= limit {
      var result = 0
      // A file of the expected size is read at once, with one more small part to find its end.
      let capacity = !isFile ? 1 << 16 : max(size - bytes.count, 1 << 10)
      let part = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
        result = retrying { Foundation.read(descriptor, buffer.baseAddress, buffer.count) }
        count = max(0, result)
      }
      guard result >= 0 else { return nil }
      if result == 0 { break }
      if bytes.isEmpty { bytes = part } else { bytes += part }
    }
    return bytes
  }

  /// Creates a folder with a unique name by appending random letters to a path.
  ///
  /// - Returns: The folder; nil if it can't be created. `errno` is then set.
  package static func makeUniqueFolder(at path: String) -> String? {
    var template = Array("\(path)XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { return nil }
    return String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  /// Returns the contents of a file as text; nil if it can't be read. Invalid UTF-8 is repaired.
  package static func text(_ path: String) -> String? {
    read(path).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Writes bytes to a new file, or replaces the contents of an existing file.
  package static func write(_ bytes: [UInt8], to path: String) throws {
    let file = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    guard file >= 0 else { throw failure("can't write", path) }
    guard write(bytes, closing: file) else {
      // Defer the removal, because it can change `errno`, which the error describes.
      defer { unlink(path) }
      throw failure("can't write", path)
    }
  }

  /// Writes all bytes to a file descriptor.
  ///
  /// - Returns: False if some bytes couldn't be written; `errno` is then set.
  package static func write(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
    bytes.withUnsafeBytes { bytes in
      var rest = bytes[...]
      while !rest.isEmpty {
        let part = UnsafeRawBufferPointer(rebasing: rest)
        let count = retrying { Foundation.write(descriptor, part.baseAddress, part.count) }
        guard count > 0 else { return false }
        rest = rest.dropFirst(count)
      }
      return true
    }
  }

  /// Writes all bytes to a file descriptor, and closes it.
  ///
  /// - Returns: False if some bytes couldn't be written; `errno` is then set.
  package static func write(_ bytes: [UInt8], closing descriptor: Int32) -> Bool {
    let isWritten = write(bytes, to: descriptor)
    // Some file systems report a full disk only when the file is closed.
    return close(descriptor) == 0 && isWritten
  }

  /// Makes a system call again for as long as a signal interrupts it, and returns its result.
  package static func retrying<Result: SignedInteger>(_ call: () -> Result) -> Result {
    while true {
      let result = call()
      if result >= 0 || errno != EINTR { return result }
    }
  }

  /// Writes text to a new file, or replaces the contents of an existing file.
  package static func write(_ text: String, to path: String) throws {
    try write(Array(text.utf8), to: path)
  }

  /// Moves a file within a file system, replacing any existing file.
  package static func rename(_ old: String, to new: String) throws {
    guard Foundation.rename(old, new) == 0 else { throw failure("can't write", new) }
  }

  /// Returns whether less than 64 KB is available on the disk of a folder; false if there is no
  /// such folder.
  package static func isFull(_ folder: String) -> Bool {
    var status = statvfs()
    guard statvfs(folder, &status) == 0, status.f_blocks > 0 else { return false }
    return UInt64(status.f_bavail) * UInt64(status.f_frsize) < 1 << 16
  }

  /// Creates a folder and its parents. Does nothing if the folder exists.
  package static func makeFolder(_ path: String) throws {
    try makeFolder(path, permissions: 0o755) { failure("can't create", $0) }
  }

  /// Creates a folder and its parents with the given permissions, except those that the process's
  /// mask removes. Does nothing if the folder exists.
  ///
  /// - Parameter failure: A closure that returns the error to throw for a folder that can't be
  ///   created. The reason is in `errno`.
  package static func makeFolder(
    _ path: String, permissions: mode_t, failure: (_ folder: String) -> any Error
  ) throws {
    if isFolder(path) { return }
    if let folder = path.enclosingFolders.first {
      try makeFolder(folder, permissions: permissions, failure: failure)
    }
    guard mkdir(path, permissions) != 0 else { return }
    // Checking whether another run has created it overwrites `errno`.
    let error = failure(path)
    if !isFolder(path) { throw error }
  }

  /// Returns whether a folder, or a symbolic link to a folder, exists at a path.
  package static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// Returns an absolute path without symbolic links, `.`, and `..`. Components that don't exist
  /// are kept as written.
  package static func realPath(_ path: String) -> String {
    if let real = existingRealPath(path) { return real }
    let start = path.hasPrefix("/") ? "/" : existingRealPath(".") ?? "/"
    return path.split(separator: "/").reduce(start) { folder, part in
      switch part {
      case ".": return folder
      case "..": return folder.folderPart
      default:
        let place = folder == "/" ? "/\(part)" : "\(folder)/\(part)"
        return existingRealPath(place) ?? place
      }
    }
  }

  /// Returns the path without symbolic links; nil if there is no such file.
  package static func existingRealPath(_ path: String) -> String? {
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    return String(cString: real)
  }

  /// Returns the size of a file in bytes; nil if there is no such file.
  package static func size(_ path: String) -> Int? {
    var status = stat()
    return stat(path, &status) == 0 ? Int(status.st_size) : nil
  }

  /// Returns a string that changes whenever a file is replaced or written, as described for
  /// ``Status``; nil if there is no such file.
  package static func stamp(_ path: String) -> String? { status(path)?.stamp }

  /// Returns the metadata of a file or of a symbolic link's target. Returns nil if there is none.
  package static func status(_ path: String) -> Status? {
    var status = stat()
    guard lstat(path, &status) == 0 else { return nil }
    guard status.st_mode & S_IFMT == S_IFLNK else { return Status(status, link: nil) }
    let link = status
    return stat(path, &status) == 0 ? Status(status, link: link) : nil
  }

  /// Returns the metadata of a symbolic link; nil if there is none at the path.
  package static func linkStatus(_ path: String) -> Status? {
    var status = stat()
    guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFLNK else { return nil }
    return Status(status, link: nil)
  }

  private static func failure(_ what: String, _ path: String) -> EnvironmentError {
    EnvironmentError("\(what) '\(path)'", errno: errno)
  }
}
