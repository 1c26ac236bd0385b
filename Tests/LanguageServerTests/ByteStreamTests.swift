import Foundation
import Testing
import WaymarkSystem

@testable import WaymarkLanguageServer

/// The bytes that can be read from a descriptor.
@Suite struct ByteStreamTests {
  @Test func `all bytes are read in order, until the end`() async throws {
    let pipe = try openPipes(1)[0]
    // More than is read in advance.
    let written = (0..<(3 << 20)).map { UInt8(truncatingIfNeeded: $0 / 7) }
    Thread.detachNewThread {
      _ = FileSystem.write(written, to: pipe.writeEnd.rawValue)
      try? pipe.writeEnd.close()
    }

    var bytesRead: [UInt8] = []
    for await chunk in bytes(from: pipe.readEnd.rawValue) { bytesRead += chunk }

    #expect(bytesRead == written)
    try pipe.readEnd.close()
  }

  @Test func `a writer waits if nobody consumes its bytes`() async throws {
    let pipe = try openPipes(1)[0]
    let output = pipe.writeEnd.rawValue
    _ = fcntl(output, F_SETFL, O_NONBLOCK)
    let stream = bytes(from: pipe.readEnd.rawValue)
    let chunk = [UInt8](repeating: 0, count: 1 << 16)

    // A slow machine can only make this number smaller.
    var written = 0
    var writer = pollfd(fd: output, events: Int16(POLLOUT), revents: 0)
    while written < 64 << 20, poll(&writer, 1, 500) == 1 {
      written += max(0, write(output, chunk, chunk.count))
    }
    #expect(written < 4 << 20)

    try pipe.writeEnd.close()
    var bytesRead = 0
    for await chunk in stream { bytesRead += chunk.count }
    #expect(bytesRead == written)
    try pipe.readEnd.close()
  }
}
