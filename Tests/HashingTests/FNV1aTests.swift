import Testing
import WaymarkHashing

@Suite struct FNV1aTests {
  /// Test vectors of the reference implementation.
  @Test(arguments: [
    ("", 0xcbf2_9ce4_8422_2325 as UInt64), ("a", 0xaf63_dc4c_8601_ec8c),
    ("foobar", 0x8594_4171_f739_67e8),
  ])
  func `the published test vectors are hashed correctly`(_ text: String, _ hash: UInt64) {
    #expect(FNV1a.hash(text) == hash)
  }
}
