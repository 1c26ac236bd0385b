import Testing
import WaymarkModel

@Suite struct ByteSearchTests {
  @Test(
    arguments: [
      ("a hike", "hike", true), ("a hike", "a ", true), ("a hik", "hike", false), ("", "a", false),
      ("a", "", true), ("caf\u{65}\u{301}", "cafe", true), ("\0a", "\0a", true),
    ])
  func `text is searched byte for byte`(text: String, part: String, isFound: Bool) {
    #expect(text.contains(bytesOf: part) == isFound)
  }
}
