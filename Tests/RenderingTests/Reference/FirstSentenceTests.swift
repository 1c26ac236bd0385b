import Testing
import WaymarkModel

@testable import WaymarkReference

@Suite struct FirstSentenceTests {
  @Test func `the first sentence of a paragraph can contain code and end before a line break`() {
    let code = Inline.code("walk()")

    #expect(firstSentence(of: [.text("Takes a walk. It ends.")]) == [.text("Takes a walk.")])
    #expect(
      firstSentence(of: [.text("Calls "), code, .text(". Twice. Always.")])
        == [.text("Calls "), code, .text(".")])
    #expect(
      firstSentence(of: [.text("Takes a walk."), .softBreak, .text("It ends.")])
        == [.text("Takes a walk.")])
  }

  @Test func `a period in an abbreviation doesn't end a sentence`() {
    let one = [Inline.text("A path, e.g. a ridge or a"), .softBreak, .text("river.")]

    #expect(firstSentence(of: one) == one)
  }
}
