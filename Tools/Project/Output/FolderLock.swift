import Foundation

/// A lock that keeps other runs from changing the same folder. It is released when the process ends
/// for any reason.
struct FolderLock {
  private let descriptor: Int32

  /// Waits until no other run holds the lock. Doesn't wait on file systems without locks.
  ///
  /// - Throws: `POSIXError` if the folder can't be opened.
  init(_ folder: String) throws {
    descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { throw File.failure() }
    while flock(descriptor, LOCK_EX) != 0, errno == EINTR {}
  }

  func release() { close(descriptor) }
}
