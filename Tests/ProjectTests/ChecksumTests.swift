import Testing

@testable import WaymarkProject

@Suite struct ChecksumTests {
  @Test func `each changed, added or removed byte changes the checksum`() {
    let bytes = (0..<67).map { UInt8(truncatingIfNeeded: $0 &* 37) }
    for length in 0...bytes.count {
      let text = Array(bytes[..<length])
      var others = [text + [0], text + [1], [0] + text] + (length > 0 ? [Array(text.dropLast())] : [])
      for index in text.indices {
        for bit in 0..<8 {
          others.append(text)
          others[others.count - 1][index] ^= 1 << bit
        }
      }
      let checksum = Checksum(text).description
      #expect(others.allSatisfy { Checksum($0).description != checksum }, "\(length) bytes")
    }
  }

  @Test func `two exchanged words change the checksum`() {
    let words = (0..<6).map { [UInt8](repeating: UInt8($0), count: 8) }
    let checksums = words.indices.flatMap { first in
      words.indices.filter { $0 > first }.map { second in
        var words = words
        words.swapAt(first, second)
        return Checksum(words.flatMap(\.self)).description
      }
    }

    #expect(Set(checksums + [Checksum(words.flatMap(\.self)).description]).count == 16)
  }

  @Test func `a checksum has 32 digits`() {
    #expect((0..<100).allSatisfy { Checksum([$0]).description.utf8.count == 32 })
  }
}
