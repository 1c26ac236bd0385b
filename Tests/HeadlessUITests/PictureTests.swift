import HeadlessUI
import Testing

@MainActor @Suite struct PictureTests {
  @Test func `a picture is a figure whose alternative text is the screen's text`() {
    let html = Phone(Text("Hi")).html

    #expect(
      html == """
        <figure class="phone" role="img" aria-label="Screen&#10;  Hi"><div class="p-glass">\
        <div class="p-screen p-plain"><div class="p-body p-middle"><span>Hi</span></div></div></div></figure>
        """
    )
  }

  @Test func `what a view says is never markup`() {
    let html = Phone(Button("<b id=\"x\">&'\u{1}") {}).html

    #expect(
      html.contains(
        "<span class=\"p-button\"><span>&lt;b id=&quot;x&quot;&gt;&amp;&#39;\u{FFFD}</span></span>"
      )
    )
    #expect(!html.contains("<b id"))
  }

  @Test func `two phones with equal screens have equal pictures`() {
    let first = Phone(InventoryView(inventory: Inventory()))
    first.tap("Add")
    first.dismissSheet()
    let second = Phone(InventoryView(inventory: Inventory()))

    #expect(first.html == second.html)
    #expect(first.window == second.window)
  }
}
