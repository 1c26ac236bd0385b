import ComposableTesting
import IssueRecording
import Synchronization
import Testing

private let announced = Mutex<
  [(file: String, line: Int, column: Int, text: String, change: String?)]
>([])

/// Registers an observer, as a tool that counts a test's expectations does.
private func listen() {
  __observeExpectations { file, line, column, text, change in
    let change = change.map { String(cString: $0).replacing("\n", with: " ") }
    let entry = (String(cString: file), line, column, String(cString: text), change)
    announced.withLock { $0.append(entry) }
  }
}

private let steps = Mutex<[String]>([])

@MainActor
@Suite struct AnnouncementTests {
  @Test func `an observer is notified of each event of a timeline when it happens`() async {
    __observeTimeline { kind, action, change, screen, file, line, _ in
      let (kind, action) = (String(cString: kind), String(cString: action))
      let place = String(cString: file) == #filePath ? " in line \(line)" : ""
      let change = String(cString: change).replacing("\n", with: " ")
      let front = String(cString: screen).isEmpty ? "" : " in front: \(String(cString: screen))"
      // Other tests run in parallel with their own stores.
      guard !place.isEmpty || action.contains("announced") else { return }
      steps.withLock { $0.append("\(kind) \(action)\(place) \(change)\(front)") }
    }
    enum Action { case announcedStart, announcedEnd }
    let store = TestStore(initialState: 0) {
      Reduce<Int, Action> { state, action in
        guard action == .announcedStart else { return .none }
        state = 1
        return .run { await $0(.announcedEnd) }
      }
    }

    await store.send(.announcedStart) { $0 = 1 }
    await store.receive(.announcedEnd)

    let effect = #line - 7
    #expect(
      steps.withLock { $0 } == [
        "sent .announcedStart - 0 + 1", "started  in line \(effect) ", "received .announcedEnd ",
        "completed  in line \(effect) ",
      ])
  }

  @Test
  func `an observer is notified of each assertion and its location, even if it fails`() async {
    listen()
    // A second observer has no effect.
    __observeExpectations { _, _, _, _, _ in }
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
      number = nil
      XCTModify(&number) { $0 = 2 }
      await store.send(.addLater(1)).finish()
      await store.send(.wait).finish(timeout: .zero)
      await store.send(.add(1)).finish()
    }

    let here = announced.withLock { $0 }
      .filter { $0.file == #filePath && (first...first + 14).contains($0.line) }
    #expect(
      here.map { "+\($0.line - first):\($0.column) \($0.text)\($0.change.map { ": \($0)" } ?? "")" }
        == [
          "+0:23 send(.addLater(1))",
          "+1:26 receive(.add(1)): - Tally.State(total: 0) + Tally.State(total: 1)",
          "+2:20 assert",
          "+3:26 receive",
          "+4:23 send(.wait)",
          "+6:16 XCTModify",
          "+8:16 XCTModify",
          "+9:23 send(.addLater(1))",
          "+9:44 finish()",
          "+10:23 send(.wait)",
          "+10:37 finish()",
          // Without effects, there is nothing to wait for.
          "+11:23 send(.add(1))",
        ]
    )
  }
}
