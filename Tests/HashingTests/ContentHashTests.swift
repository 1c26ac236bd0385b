import Testing
import WaymarkHashing

@Suite struct ContentHashTests {
  @Test(arguments: [
    ("", "00000000000000000000000000000000"),
    ("hello", "cbd8a7b341bd9b025b1e906a48ae1d19"),
    ("hello, world", "342fac623a5ebc8e4cdcbc079642414d"),
    ("19 Jan 2038 at 3:14:07 AM", "b89e5988b737affc664fc2950231b2cb"),
    ("The quick brown fox jumps over the lazy dog.", "cd99481f9ee902c9695da1a38987b6e7"),
  ])
  func `the hash matches other implementations of MurmurHash3`(_ text: String, _ hash: String) {
    #expect(ContentHash(Array(text.utf8)).description == hash)
  }

  @Test func `every byte affects the hash, at any length`() {
    for count in 1...40 {
      let bytes = (0..<UInt8(count)).map { $0 &* 7 }
      let hashes = bytes.indices.map { index in
        var changed = bytes
        changed[index] ^= 1
        return ContentHash(changed)
      }
      #expect(Set(hashes + [ContentHash(bytes)]).count == count + 1)
    }
  }
}
