import ComposableTesting
import Synchronization
import Testing

private let announced = Mutex<[(file: String, line: Int, column: Int, text: String)]>([])

/// Listens as a tool does that counts what a test checks.
private func listen() {
  __observeExpectations { file, line, column, text in
    let entry = (String(cString: file), line, column, String(cString: text))
    announced.withLock { $0.append(entry) }
  }
}

@MainActor
@Suite struct AnnouncementTests {
  @Test func `each assertion is announced, with its place, whether it holds or not`() async {
    listen()
    // Too late: the first has it.
    __observeExpectations { _, _, _, _ in }
    let first = #line + 4
    _ = await messages {
      let store = TestStore(initialState: Tally.State()) { Tally() }

      await store.send(.addLater(1))
      await store.receive(\.add) { $0.total = 7 }
      store.assert { $0.total = 1 }
      await store.receive(.wait)
      await store.send(.wait).cancel()
      var number: Int? = 1
      XCTModify(&number) { $0 = 2 }
    }

    let here = announced.withLock { $0 }
      .filter { $0.file == #filePath && (first...first + 10).contains($0.line) }
    #expect(
      here.map { "+\($0.line - first):\($0.column) \($0.text)" } == [
        "+0:23 send(.addLater(1))",
        "+1:26 receive(.add(1))",
        "+2:20 assert",
        "+3:26 receive",
        "+4:23 send(.wait)",
        "+6:16 XCTModify",
      ]
    )
  }
}
