import Testing

@testable import WaymarkHashing

@Suite struct DigestTests {
  @Test func `the boundaries between parts affect the digest`() {
    #expect(Digest("ab", "c").description != Digest("a", "bc").description)
    #expect(Digest("ab", "c").description == Digest("ab", "c").description)
    #expect(Digest("").description != Digest().description)
    #expect(Digest(format: "1", "a").description == Digest("1", "a").description)
    #expect(Digest("ab").description.count == 64)
  }

  @Test func `every byte affects the digest`() {
    let bytes = [UInt8](repeating: 0, count: 20)
    let changed = bytes.indices.map { index in
      var copy = bytes
      copy[index] = 1
      return Digest(copy).description
    }

    #expect(Set(changed + [Digest(bytes).description]).count == 21)
  }
}
