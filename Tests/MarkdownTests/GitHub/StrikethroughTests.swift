import Testing
import WaymarkModel

@testable import WaymarkMarkdown

@Suite struct StrikethroughTests {
  /// The texts are adjacent if the link around one of them was removed.
  @Test
  func `a marker closes strikethrough if the text nodes before it end with a nonblank character`() {
    let closed = struckThrough([.text("~x"), .text(" y"), .text("~")], Substitutions())
    let open = struckThrough([.text("~x "), .text("y "), .text("~")], Substitutions())

    #expect(closed == [.strikethrough([.text("x y")])])
    #expect(open == [.text("~x y ~")])
  }
}
