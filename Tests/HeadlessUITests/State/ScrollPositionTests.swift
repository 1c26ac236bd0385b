import HeadlessUI
import Testing

@MainActor @Suite struct ScrollPositionTests {
  @Test func `a scroll position stores the ID or the offset that code has scrolled to`() {
    var position = ScrollPosition(idType: String.self)
    #expect(position == ScrollPosition() && position.viewID == nil)

    position.scrollTo(id: "rye", anchor: .top)
    #expect(position.viewID(type: String.self) == "rye")
    position.scrollTo(y: 40)

    #expect(position.y == 40 && position.viewID == nil && !position.isPositionedByUser)
  }
}
