import Testing

@testable import WaymarkHashing

/// The test vectors are NIST's for FIPS 180-4.
@Suite struct SHA256Tests {
  @Test(arguments: [
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
    (
      "abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmn"
        + "hijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu",
      "cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1"
    ),
    (
      String(repeating: "a", count: 1_000_000),
      "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"
    ),
  ])
  func `hashes match the standard's test vectors`(message: String, hash: String) {
    #expect(hexadecimal(SHA256.hash(Array(message.utf8))) == hash)
  }

  /// The vectors of RFC 4231: a short key, and one that is longer than a block.
  @Test(arguments: [
    (
      Array("Jefe".utf8), "what do ya want for nothing?",
      "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843"
    ),
    (
      [UInt8](repeating: 0xaa, count: 131),
      "Test Using Larger Than Block-Size Key - Hash Key First",
      "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54"
    ),
  ])
  func `authentication codes match the standard's test vectors`(
    key: [UInt8], message: String, code: String
  ) {
    #expect(hexadecimal(SHA256.authentication(of: Array(message.utf8), key: key)) == code)
  }

  @Test func `the hash doesn't depend on how the bytes are split`() {
    let bytes = (0..<300).map { UInt8(truncatingIfNeeded: $0) }
    let hashes = (0...bytes.count).map { index in
      var hash = SHA256()
      for part in [bytes[..<index], bytes[index...]] { part.withUnsafeBytes { hash.add($0) } }
      return hash.finalize()
    }

    #expect(Set(hashes) == [SHA256.hash(bytes)])
  }
}
