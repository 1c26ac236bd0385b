import ComposableCore
import CustomDump
import Testing

@Suite struct TextStateTests {
  @Test func `text states are equal if their text and styles are equal`() {
    #expect(TextState("a") + TextState("b") == TextState("ab"))
    #expect(TextState("a") + TextState("") == TextState("a"))
    #expect(TextState("a").bold() + TextState("b").bold() == TextState("ab").bold())
    #expect(TextState(verbatim: "a") == TextState("a"))
  }

  @Test func `text states with different styles aren't equal`() {
    #expect(TextState("a") != TextState("a").bold())
    #expect(TextState("a").italic() != TextState("a").bold())
    #expect(TextState("a").underline() != TextState("a").strikethrough())
  }

  @Test func `a style of a text state can be removed`() {
    #expect(TextState("a").bold().italic().bold(false) == TextState("a").italic())
    #expect(TextState("a").underline(false) == TextState("a"))
  }

  @Test func `a style applies to all parts of a text state`() {
    let text = (TextState("a") + TextState("b").italic()).bold()

    #expect(text.runs.map(\.content) == ["a", "b"])
    #expect(text.runs.map(\.styles) == [.bold, [.bold, .italic]])
  }

  @Test func `a text state is converted to a string without its styles`() {
    #expect(String(state: TextState("a").bold() + TextState("b")) == "ab")
    #expect(String(state: TextState("")) == "")
  }

  @Test func `a dump of a text state includes its styles`() {
    let text =
      TextState("a ") + TextState("b").bold() + TextState("c").italic()
      + TextState("d").strikethrough() + TextState("e").underline()
      + TextState("f").bold().italic().underline()

    #expect(String(customDumping: text) == #""a **b***c*~~d~~<u>e</u>***<u>f</u>***""#)
  }
}
