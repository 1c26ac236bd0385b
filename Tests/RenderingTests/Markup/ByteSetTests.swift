import Testing
import WaymarkMarkup

@Suite struct ByteSetTests {
  let letters = ByteSet { $0 > 127 || ($0 | 0x20) >= 0x61 && ($0 | 0x20) <= 0x7A }

  @Test(arguments: [
    ("", []), (" -\0", []), ("word", ["word"]), (" two  words ", ["two", "words"]),
    ("größe=1,ñ", ["größe", "ñ"]), ("a\0b", ["a", "b"]),
    ("let aLongNameThatNeedsAnAllocation = 1", ["let", "aLongNameThatNeedsAnAllocation"]),
  ])
  func `a string is split into parts that consist of a set's bytes`(text: String, parts: [String]) {
    var found: [String] = []
    letters.forEachPart(of: text) { found.append(String(decoding: $0, as: UTF8.self)) }

    #expect(found == parts)
  }

  @Test(arguments: [("", true), ("a", false), ("1 - 2", true), ("1 \0", true), ("\0ñ", false)])
  func `a string that contains no byte of the set is recognized`(text: String, isWithout: Bool) {
    #expect(letters.containsNone(of: text) == isWithout)
  }

  @Test func `a set can contain the zero byte`() {
    #expect(!ByteSet { $0 < 32 }.containsNone(of: "a\0"))
  }
}
