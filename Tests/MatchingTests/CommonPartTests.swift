import Testing

@testable import WaymarkMatching

@Suite struct CommonPartTests {
  @Test(arguments: [
    (["Fatal error: no 'a'"], "Fatal error: no 'a'"),
    (["say \"yes\" or something else"], "or something else"),
    (["one\nlonger line\r\nlast"], "longer line"),
    (["object 0x7fff1234 was released"], "was released"),
    (["cannot find M.Hut in scope"], "Hut in scope"),
    (["no stop 'a'", "no stop 'b'"], "no stop '"),
    (["abc", "xyz"], nil),
    (["a, b, c"], nil),
    ([], nil),
  ])
  func `the common part occurs in all messages and can be written in an option`(
    _ messages: [String], _ text: String?
  ) {
    #expect(commonPart(of: messages, without: "M") == text)
  }
}
