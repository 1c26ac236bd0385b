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

      @MainActor func __waymarkStatements() async throws {
#sourceLocation(file: "Articles/Basics.md", line: 29)
_ = reduce(.tap)
let array: [Int] = []
print(array[3])
}

#sourceLocation()
@MainActor func __waymarkRun() async throws {
  try await __waymarkStatements()
}

@Test func __waymarkTrap() async {
  let result = await #expect(
    processExitsWith: .failure, observing: [\.standardErrorContent]
  ) { try await __waymarkRun() }
  let output = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  #expect(output.contains("out of range"))
}
