import HeadlessUI
import Testing

@MainActor @Suite struct ContentUnavailableViewTests {
  @Test func `'ContentUnavailableView.search' explains that a search has no results`() {
    #expect(Phone(ContentUnavailableView.search).shows("No Results"))
    #expect(Phone(ContentUnavailableView.search(text: "x")).shows("No Results for “x”"))
    #expect(!Phone(ContentUnavailableView.search(text: "")).shows("for"))
  }
}
