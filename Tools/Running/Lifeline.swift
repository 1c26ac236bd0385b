import Foundation
import Synchronization
import SystemPackage

/// A pipe that a supervisor watches. It kills everything once this side is closed, which the system
/// does when this process ends for any reason.
final class Lifeline: Sendable {
  /// The supervisor's end of the pipe.
  let end: FileDescriptor
  private let own: Mutex<FileDescriptor?>

  /// - Throws: `WorldFailure` if no more files can be opened.
  init() throws {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else {
      throw WorldFailure("cannot make a pipe: \(String(cString: strerror(errno)))")
    }
    // A process with a copy would keep the pipe open. A process that starts in between closes
    // everything except its streams.
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
