import HeadlessUI
import Testing

@MainActor @Suite struct LocalizedStringTests {
  @Test func `a localized string is its default value, or its key if there is no default value`() {
    let count = 2

    #expect(String(localized: "\(count) items", comment: "The number of items") == "2 items")
    #expect(String(localized: LocalizedStringResource("title", defaultValue: "Items")) == "Items")
  }
}
