import Testing
import WaymarkModel

@testable import WaymarkMarkdown

@Suite struct AsideTests {
  @Test(arguments: ["Note: Pack light.", "note:\tPack light.", "NOTE:Pack light."])
  func `a quote that starts with a DocC keyword in any case is an aside`(_ text: String) {
    let rest = Block.paragraph([.text("And early.")])

    let found = aside([.paragraph([.text(text)]), rest])

    #expect(found == .aside(kind: "Note", [.paragraph([.text("Pack light.")]), rest]))
  }

  @Test(arguments: ["Remember: Pack light.", "Note", "A note: Pack light."])
  func `a quote that doesn't start with a DocC keyword and a colon isn't an aside`(
    _ text: String
  ) {
    #expect(aside([.paragraph([.text(text)])]) == nil)
  }

  @Test func `the keyword of an aside can be alone on its line`() {
    let found = aside([.paragraph([.text("Tip:"), .softBreak, .text("Pack light.")])])

    #expect(found == .aside(kind: "Tip", [.paragraph([.text("Pack light.")])]))
    #expect(aside([.paragraph([.text("Tip:")])]) == .aside(kind: "Tip", []))
  }

  @Test(arguments: [
    ("[x] Pack", true), ("[X]\tPack", true), ("[ ] Pack", false), ("[x]Pack", nil),
    ("[y] Pack", nil),
    ("[x]", nil),
  ])
  func `an item that starts with a checkbox and a space is a task`(_ text: String, _ isDone: Bool?)
  {
    #expect(task(Array(text.utf8)[...]) == isDone)
  }
}
