import Foundation
import WaymarkSystem

/// A lock that keeps other runs from changing the same folder. It is released when the process ends
/// for any reason.
package struct FolderLock {
  private let descriptor: Int32

  /// Acquires the lock of a folder after waiting for other runs to release it. Doesn't wait on file
  /// systems without locks.
  ///
  /// - Throws: `POSIXError` if the folder can't be opened.
  init(_ folder: String) throws {
    descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { throw File.failure() }
    _ = FileSystem.retrying { flock(descriptor, LOCK_EX) }
  }

  func release() { close(descriptor) }

  /// Calls the body while holding the lock of a folder, and returns the result of the body. A
  /// missing folder is created, and is removed again if an error is thrown while it is empty.
  ///
  /// - Throws: `POSIXError` if the folder can't be created or opened; any error that the body
  ///   throws.
  package static func hold<Result>(
    _ folder: String, during body: () throws -> Result
  ) throws -> Result {
    let missing = File.missingFolders(FileSystem.realPath(folder))
    do {
      try File.makeFolder(folder)
      let lock = try FolderLock(folder)
      defer { lock.release() }
      return try body()
    } catch {
      for folder in missing { rmdir(folder) }
      throw error
    }
  }
}
