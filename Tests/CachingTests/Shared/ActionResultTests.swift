import Testing

@testable import WaymarkCaching

@Suite struct ActionResultTests {
  private let hash = String(repeating: "a", count: 64)

  /// The message as `protoc --encode=build.bazel.remote.execution.v2.ActionResult` writes it.
  private var message: [UInt8] {
    let digest: [UInt8] = [0x0a, 64] + Array(hash.utf8) + [0x10, 0xac, 0x02]
    let file: [UInt8] = [0x0a, 6] + Array("result".utf8) + [0x12, UInt8(digest.count)] + digest
    return [0x12, UInt8(file.count)] + file
  }

  @Test func `a result is encoded as the protocol specifies`() throws {
    let result = ActionResult(files: [.init(path: "result", hash: hash, size: 300)])

    #expect(result.bytes == message)
    #expect(try ActionResult(message) == result)
  }

  @Test func `fields that other tools set are skipped`() throws {
    let others: [UInt8] =
      [0x20, 0x01, 0x2a, 2, 0x68, 0x69, 0x4d, 1, 2, 3, 4, 0x51, 1, 2, 3, 4, 5, 6, 7, 8, 0x7a, 0]

    #expect(try ActionResult(others + message + others).files.map(\.size) == [300])
    #expect(try ActionResult([]).files.isEmpty)
  }

  @Test func `parsing a truncated or invalid message throws an error`() {
    for count in 1..<message.count {
      #expect(throws: ProtobufFields.Malformed.self) {
        try ActionResult(Array(message.prefix(count)))
      }
    }
    for bytes: [UInt8] in [
      [0x12, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0x01], [0x00, 0x00], [0x13],
      [UInt8](repeating: 0xff, count: 40), [0x0f, 1],
    ] {
      #expect(throws: ProtobufFields.Malformed.self) { try ActionResult(bytes) }
    }
  }
}
