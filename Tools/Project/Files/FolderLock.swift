import Foundation
import WaymarkSystem

/// A lock that keeps other runs from changing the same folder. It is released when the process ends
/// for any reason.
package struct FolderLock {
  private let descriptor: Int32

  /// Waits until no other run holds the lock. Doesn't wait on file systems without locks.
  ///
  /// - Throws: `POSIXError` if the folder can't be opened.
  init(_ folder: String) throws {
    descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { throw File.failure() }
    _ = FileSystem.retrying { flock(descriptor, LOCK_EX) }
  }

  func release() { close(descriptor) }

  /// Calls the body while no other run changes a folder, which is created if it's missing, and
  /// removed again if the body fails. Returns what the body returns.
  ///
  /// - Throws: `POSIXError`, and what the body throws.
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
