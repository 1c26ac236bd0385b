import Foundation

/// Keeps other runs from changing the same folder. It ends with the process, however that ends.
struct FolderLock {
  private let descriptor: Int32

  /// Waits until no other run has the folder. On a file system without locks, it doesn't wait.
  ///
  /// - Throws: `POSIXError` if the folder can't be opened.
  init(_ folder: String) throws {
    descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { throw File.failure() }
    while flock(descriptor, LOCK_EX) != 0, errno == EINTR {}
  }

  func release() { close(descriptor) }
}
