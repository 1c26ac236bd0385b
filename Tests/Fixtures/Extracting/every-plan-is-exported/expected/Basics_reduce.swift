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
@MainActor @Test func local() { __waymarkSnippet(2); #expect(__waymarkValue(0, 0, Local().x) == 1, sourceLocation: __waymarkCheck(0, 15, 54)) }

@Test @MainActor func __waymarkStatements() async throws {
__waymarkSnippet(2);
#expect(__waymarkValue(1, 0, reduce(.tap)) == 1, sourceLocation: __waymarkCheck(1, 19, 1))
#expect(__waymarkValue(2, 0, reduce(.swipe)) == 2, sourceLocation: __waymarkAt(__waymarkCheck(2, 20, 1), #_sourceLocation))
let thing = Thing()
}

private func __waymarkAt(
  _ check: Testing.SourceLocation, _ own: Testing.SourceLocation
) -> Testing.SourceLocation { own }
