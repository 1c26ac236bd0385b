import HeadlessUI
import Testing

@MainActor @Suite struct TabViewTests {
  @Test func `tabs without a selection binding can be selected by tapping`() {
    let phone = Phone(
      TabView {
        Tab("One", systemImage: "1.circle") { Text("First") }
        Tab("Two", systemImage: "2.circle") { Text("Second") }
      }
    )

    #expect(phone.shows("First"))
    phone.tap("Two")
    #expect(phone.shows("Second"))
  }
}
