import Foundation
import Synchronization
import SystemPackage

/// A pipe that a supervisor watches: it ends everything once this side is closed, and the system
/// closes it when this process ends in whatever way.
final class Lifeline: Sendable {
  /// For the supervisor to read.
  let end: FileDescriptor
  private let own: Mutex<FileDescriptor?>

  /// - Throws: `WorldFailure` if no more files can be open.
  init() throws {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else {
      throw WorldFailure("cannot make a pipe: \(String(cString: strerror(errno)))")
    }
    // A process that had a copy would keep it open. One that starts meanwhile closes all but its
    // streams.
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    end = FileDescriptor(rawValue: ends[0])
    own = Mutex(FileDescriptor(rawValue: ends[1]))
  }

  deinit { close() }

  func close() {
    own.withLock { own in
      try? own?.close()
      own = nil
    }
  }
}
