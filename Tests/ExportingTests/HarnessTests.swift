import Testing
import WaymarkExportedHarness

@Suite struct HarnessTests {
  private func output(_ text: String) -> __WaymarkOutput { __WaymarkOutput(Array(text.utf8)) }

  @Test func `the output of each snippet is compared separately`() {
    let output = output("\u{1}snippet 0\u{1}a\n\u{1}snippet 1\u{1}b \n\nc\n")

    #expect(output.differences(from: [0: ["a"], 1: ["b", "", "c"]]) == [])
    #expect(output.differences(from: [0: ["b"]]) == [#"printed ["a"], expected ["b"]"#])
  }

  @Test func `a comparison of the whole output ignores spaces at line ends and empty last lines`() {
    let output = output("\u{1}snippet 0\u{1}a \t\n\u{1}snippet 1\u{1}b\n\n")

    #expect(output.matches(["a", "b"]))
    #expect(!output.matches(["a", "B"]))
  }

  @Test func `a printed byte that isn't valid UTF-8 differs from a replacement character`() {
    let output = __WaymarkOutput([0x61, 0xFF])

    #expect(!output.matches(["a\u{FFFD}"]))
    #expect(output.matches(["a..."]))
  }

  @Test(
    arguments: [
      (["..."], true), (["a ... c", "..."], true), (["...", "d...f"], true),
      (["a...b", "..."], false),
      (["a b c"], false), (["...", "def", "..."], true), (["...", "..."], true),
    ])
  func `three dots match any text, or any lines if they are alone on a line`(
    _ expected: [String], _ matches: Bool
  ) {
    #expect(output("a b c\ndef\n").matches(expected) == matches)
  }

  @Test func `lines that only look the same don't match`() {
    #expect(!output("e\u{301}\n").matches(["\u{e9}"]))
  }
}
