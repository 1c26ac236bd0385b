import Foundation

/// A file that remains readable after its name has been removed.
package final class OpenFile {
  private let handle: FileHandle

  /// Opens a file.
  ///
  /// - Throws: `EnvironmentError` if it can't be read.
  package init(_ path: String) throws {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else {
      let number = errno
      var error = EnvironmentError("the file '\(path)' can't be opened", errno: number)
      if number == ENOENT {
        error.hint = "check that no other program removes the tool's temporary files during a run"
      }
      throw error
    }
    handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
  }

  /// Whether the file no longer has a name.
  package var isUnlinked: Bool {
    var status = stat()
    return fstat(handle.fileDescriptor, &status) == 0 && status.st_nlink == 0
  }

  /// Returns the text that hasn't been read yet; empty if there is none.
  ///
  /// - Throws: The system's error if it can't be read.
  package func readText() throws -> String {
    String(decoding: try handle.readToEnd() ?? Data(), as: UTF8.self)
  }
}
