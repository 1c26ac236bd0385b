import Foundation
import WaymarkSystem

/// Chunks of bytes in the order in which they were read.
typealias ByteStream = AsyncMapSequence<AsyncStream<[UInt8]>, [UInt8]>

/// Returns the bytes that can be read from a descriptor, in chunks, until its end.
///
/// At most a megabyte is read in advance, so a program whose output nobody consumes is blocked
/// instead of filling this process's memory.
func bytes(from descriptor: Int32) -> ByteStream {
  let (chunks, continuation) = AsyncStream.makeStream(of: [UInt8].self)
  let size = 1 << 16
  // A semaphore must not be deallocated with a value below its initial value.
  let free = DispatchSemaphore(value: 0)
  for _ in 0..<16 { free.signal() }
  // Reading blocks, so it needs its own thread instead of one from the cooperative pool.
  Thread.detachNewThread {
    var buffer = [UInt8](repeating: 0, count: size)
    while true {
      free.wait()
      let count = FileSystem.retrying { read(descriptor, &buffer, size) }
      guard count > 0 else { break }
      continuation.yield(Array(buffer[..<count]))
    }
    continuation.finish()
  }
  return chunks.map {
    free.signal()
    return $0
  }
}
