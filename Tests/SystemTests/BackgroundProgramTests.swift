import Foundation
import Testing

@testable import WaymarkSystem

@Suite struct BackgroundProgramTests {
  @Test(.timeLimit(.minutes(20)))
  func `a background program responds to input until it is stopped`() async throws {
    let program = try await BackgroundProgram("/bin/cat", folder: "/")

    #expect(FileSystem.write(Array("hike".utf8), to: program.input))
    #expect(await answer(of: program) == "hike")

    program.stop()
    #expect(await answer(of: program) == "")
  }

  @Test func `cancelling the start of a program throws an error`() async {
    let start = Task { try await BackgroundProgram("/bin/cat", folder: "/") }
    start.cancel()

    await #expect(throws: (any Error).self) { try await start.value }
  }

  @Test func `starting a missing program throws an error`() async {
    await #expect(throws: (any Error).self) {
      try await BackgroundProgram("/nonexistent", folder: "/")
    }
  }

  /// Waits for the next bytes that a program prints; empty if it has ended.
  private func answer(of program: BackgroundProgram) async -> String {
    await withCheckedContinuation { continuation in
      // Reading blocks, so it needs its own thread instead of one from the cooperative pool.
      Thread.detachNewThread {
        var bytes = [UInt8](repeating: 0, count: 64)
        let count = read(program.output, &bytes, bytes.count)
        continuation.resume(returning: String(decoding: bytes[..<max(count, 0)], as: UTF8.self))
      }
    }
  }
}
