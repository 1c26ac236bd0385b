import Foundation

/// Files, with failures that say which file and why.
///
/// POSIX calls, because Foundation's own neither rename over a file atomically on every platform
/// nor tell a full disk from a missing folder.
enum Disk {
  /// The whole file; nil if it cannot be read.
  static func read(_ path: String) -> [UInt8]? {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    var failed = false
    let bytes = [UInt8](unsafeUninitializedCapacity: Int(status.st_size)) { buffer, count in
      while count < buffer.count {
        let got = Foundation.read(file, buffer.baseAddress! + count, buffer.count - count)
        if got < 0 && errno == EINTR { continue }
        failed = failed || got < 0
        guard got > 0 else { return }
        count += got
      }
    }
    return failed ? nil : bytes
  }

  /// What can be read from a file that does not tell its size, as those of `/proc`; at most 1 MB.
  static func readStream(_ path: String) -> [UInt8]? {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 14)
    while bytes.count < 1 << 20 {
      let count = Foundation.read(file, &buffer, buffer.count)
      guard count > 0 else { break }
      bytes += buffer[..<count]
    }
    return bytes
  }

  static func text(_ path: String) -> String? {
    read(path).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Creates or empties a file and writes all of it.
  static func write(_ bytes: [UInt8], to path: String) throws {
    let file = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    guard file >= 0 else { throw failure("cannot write", path) }
    defer { close(file) }
    try bytes.withUnsafeBytes { bytes in
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = Foundation.write(
          file, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count
        )
        if count < 0 && errno == EINTR { continue }
        guard count > 0 else {
          defer { unlink(path) }
          throw failure("cannot write", path)
        }
        rest = rest.dropFirst(count)
      }
    }
  }

  static func write(_ text: String, to path: String) throws {
    try write(Array(text.utf8), to: path)
  }

  static func rename(_ old: String, to new: String) throws {
    guard Foundation.rename(old, new) == 0 else { throw failure("cannot write", new) }
  }

  /// True if less than 64 KB can be written to the disk that a folder is on; false if there is no
  /// such folder.
  static func isFull(_ folder: String) -> Bool {
    var status = statvfs()
    guard statvfs(folder, &status) == 0, status.f_blocks > 0 else { return false }
    return UInt64(status.f_bavail) * UInt64(status.f_frsize) < 1 << 16
  }

  /// Makes a folder and those above it; one that is there is fine.
  static func makeFolder(_ path: String) throws {
    if isFolder(path) { return }
    if let slash = path.lastIndex(of: "/"), slash != path.startIndex {
      try makeFolder(String(path[..<slash]))
    }
    guard mkdir(path, 0o755) != 0 else { return }
    // Looking whether another run was faster forgets the reason.
    let failure = failure("cannot make", path)
    if !isFolder(path) { throw failure }
  }

  static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// The path itself, or all files in it if it is a folder, sorted.
  static func files(_ path: String) -> [String] {
    guard isFolder(path) else { return [path] }
    let names = (try? FileManager.default.subpathsOfDirectory(atPath: path)) ?? []
    return names.sorted().map { "\(path)/\($0)" }.filter { !isFolder($0) }
  }

  /// The path without symbolic links; itself where there is no such file.
  static func realPath(_ path: String) -> String {
    guard let real = realpath(path, nil) else { return path }
    defer { free(real) }
    return String(cString: real)
  }

  /// In bytes; nil if there is no such file.
  static func size(_ path: String) -> Int? {
    var status = stat()
    return stat(path, &status) == 0 ? Int(status.st_size) : nil
  }

  /// Size and times of the last changes, as one word; nil if there is no such file.
  static func stamp(_ path: String) -> String? { status(path)?.stamp }

  /// What is known of a file, or of what a link leads to, without reading it; nil if there is none.
  static func status(_ path: String) -> Status? {
    var status = stat()
    return stat(path, &status) == 0 ? Status(status) : nil
  }

  private static func failure(_ what: String, _ path: String) -> WorldFailure {
    WorldFailure("\(what) \(path): \(String(cString: strerror(errno)))")
  }
}
