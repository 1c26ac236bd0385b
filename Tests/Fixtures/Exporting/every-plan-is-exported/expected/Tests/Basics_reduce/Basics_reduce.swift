import Testing

#sourceLocation(file: "Articles/Basics.md", line: 4)
enum Action { case tap, swipe }
func reduce(_ action: Action) -> Int {
  switch action {
  case .tap:
#sourceLocation(file: "Articles/Basics.md", line: 15)
    1
  case .swipe: 2
  }
}
#sourceLocation(file: "Articles/Basics.md", line: 23)
struct Local { var x: Int { y }
  var y: Int { 1 } }
@MainActor @Test func local() { #expect(Local().x == 1) }

@Test @MainActor func __waymarkStatements() async throws {
#sourceLocation(file: "Articles/Basics.md", line: 20)
#expect(reduce(.tap) == 1)
#expect(reduce(.swipe) == 2, sourceLocation: #_sourceLocation)
let thing = Thing()
}

