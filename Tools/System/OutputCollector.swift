import Foundation
import SystemPackage

/// A collector of a process's standard output and standard error until the process has ended.
///
/// The subprocess library's own collection waits until every copy of a stream is closed, and a
/// daemon that the process left behind can keep a copy open forever.
final class OutputCollector: Sendable {
  /// The descriptors that the process writes to.
  let output, error: FileDescriptor
  private let stop: FileDescriptor
  private let result: Task<([UInt8], [UInt8]), Never>

  /// Creates a collector and starts collecting output.
  ///
  /// - Parameter onLimit: A closure that is called once if a stream reaches `capacity` bytes.
  ///   Further bytes are discarded.
  init(capacity: Int, onLimit: @escaping @Sendable () -> Void) throws {
    let pipes: [(readEnd: FileDescriptor, writeEnd: FileDescriptor)]
    do {
      pipes = try openPipes(3)
    } catch {
      throw EnvironmentError("can't create a pipe", errno: error.rawValue)
    }
    let sources = pipes.map(\.readEnd.rawValue)
    // A read must not wait for more bytes when the pipe is empty but still open.
    for source in sources { _ = fcntl(source, F_SETFL, O_NONBLOCK) }
    (output, error, stop) = (pipes[0].writeEnd, pipes[1].writeEnd, pipes[2].writeEnd)
    result = Task {
      await withCheckedContinuation { continuation in
        // Reading blocks, so it needs its own thread instead of one from the cooperative pool.
        Thread.detachNewThread {
          let streams = Self.read(sources, capacity: capacity, onLimit: onLimit)
          for source in sources { close(source) }
          continuation.resume(returning: (streams[0], streams[1]))
        }
      }
    }
  }

  /// Returns the bytes of standard output and standard error. Call this method once, after the
  /// process has ended.
  func finish() async -> ([UInt8], [UInt8]) {
    try? stop.close()
    return await result.value
  }

  private static func read(
    _ sources: [Int32], capacity: Int, onLimit: () -> Void
  ) -> [[UInt8]] {
    var polls = sources.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    var streams: [[UInt8]] = [[], []]
    var isFlooded = false
    while true {
      if poll(&polls, nfds_t(polls.count), -1) < 0 && errno == EINTR { continue }
      for index in 0..<2 where polls[index].revents != 0 {
        if !readAll(sources[index], into: &streams[index], capacity: capacity) {
          // `poll` ignores negative descriptors, but would return immediately for an ended stream.
          polls[index].fd = -1
        }
      }
      if !isFlooded, streams.contains(where: { $0.count >= capacity }) {
        isFlooded = true
        onLimit()
      }
      if polls[2].revents != 0 { break }
    }
    // Bytes that were written just before the process ended can still be in the pipes.
    for index in 0..<2 where polls[index].fd >= 0 {
      _ = readAll(sources[index], into: &streams[index], capacity: capacity)
    }
    return streams
  }

  /// Reads the available bytes; returns false at the end of the stream. Stops after about
  /// `capacity` bytes, so that an endless writer can't block the reader.
  private static func readAll(_ source: Int32, into stream: inout [UInt8], capacity: Int) -> Bool {
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    var taken = 0
    while taken <= capacity {
      let count = FileSystem.retrying { Foundation.read(source, &buffer, buffer.count) }
      if count < 0 { return true }
      if count == 0 { return false }
      taken += count
      stream += buffer[..<min(count, max(0, capacity - stream.count))]
    }
    return true
  }
}
