import Foundation
import Synchronization
import WaymarkModel
import WaymarkSystem

/// A writer of messages to a file descriptor. Each message is written as a whole.
///
/// Creating a writer installs a handler for `SIGPIPE` that does nothing, so that this process
/// survives if the other side of a pipe closes first. Unlike an ignored signal, a handler isn't
/// inherited by child processes.
final class MessageWriter: Sendable {
  private let descriptor: Int32
  private let isOpen = Mutex(true)

  init(_ descriptor: Int32) {
    self.descriptor = descriptor
    signal(SIGPIPE) { _ in }
  }

  /// Writes a message. Does nothing if the other side has closed the pipe.
  func send(_ message: JSON) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    guard let content = try? encoder.encode(message) else {
      preconditionFailure("a message couldn't be encoded as JSON")
    }
    let bytes = Array("Content-Length: \(content.count)\r\n\r\n".utf8) + content
    isOpen.withLock { isOpen in
      guard isOpen else { return }
      isOpen = FileSystem.write(bytes, to: descriptor)
    }
  }
}
