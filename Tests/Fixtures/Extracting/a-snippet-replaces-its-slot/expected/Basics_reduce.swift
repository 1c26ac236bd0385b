import Testing
import WaymarkHarness
import Library

enum Action { case tap, swipe }
func reduce(_ action: Action) -> Int {
  switch action {
    case .tap:
      1

    case .swipe:
      """
      é
      """.count
  }
}

@Test @MainActor func __waymarkStatements() async throws {
__waymarkSnippet(2);
#expect(__waymarkValue(0, 0, reduce(.tap)) == 1, sourceLocation: __waymarkCheck(0, 20, 1))
}
