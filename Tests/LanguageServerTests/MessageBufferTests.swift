import Testing

@testable import WaymarkLanguageServer

/// Messages in a stream of bytes.
@Suite struct MessageBufferTests {
  private func parts(of text: String, chunk: Int) -> [MessageBuffer.Part] {
    var buffer = MessageBuffer()
    var parts: [MessageBuffer.Part] = []
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      buffer.append(rest.prefix(chunk))
      rest = rest.dropFirst(chunk)
      while let part = buffer.next() { parts.append(part) }
    }
    return parts
  }

  @Test(arguments: [1, 2, 7, 1_000])
  func `the size of the chunks doesn't affect the messages`(_ chunk: Int) {
    let text =
      "Content-Length: 2\r\n\r\n{}content-type: x\r\nCONTENT-LENGTH:3\r\n\r\n[é"
      + "No-Length: 3\r\n\r\nContent-Length: -1\r\n\r\nContent-Length: 0\r\n\r\n"

    #expect(
      parts(of: text, chunk: chunk) == [
        .content(Array("{}".utf8)), .content(Array("[é".utf8)), .malformedHeader, .malformedHeader,
        .content([]),
      ])
  }

  @Test func `each chunk without a header is rejected`() {
    let noise = String(repeating: "x", count: 10_000)

    #expect(parts(of: noise, chunk: 5_000) == [.malformedHeader, .malformedHeader])
  }

  @Test func `a message that is too long is rejected`() {
    #expect(
      parts(of: "Content-Length: 99999999999\r\n\r\n", chunk: 100) == [.malformedHeader])
  }
}
