import Testing
import WaymarkHarness
import Library

enum Action { case tap, swipe }
func reduce(_ action: Action) -> Int {
  switch action {
  case .tap:
    1
  case .swipe: 2
  }
}
struct Local { var x: Int { y }
  var y: Int { 1 } }

@Test @MainActor func __waymarkStatements() async throws {
__waymarkSnippet(0);
_ = reduce(.tap)
let array: [Int] = []
print(array[3])
}
