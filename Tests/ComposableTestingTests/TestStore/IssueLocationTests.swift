import ComposableTesting
import IssueRecording
import Testing

@MainActor
@Suite struct IssueLocationTests {
  @Test func `12. writing through a different case in an assertion is reported at the assertion`()
    async
  {
    let store = TestStore(initialState: MillFeature.State(platform: .sack(SackFeature.State()))) {
      MillFeature()
    }

    let first: UInt = #line
    let lines = await issueLines {
      await store.send(\.platform.sack.scoopAdded) {
        $0.platform?.sack?.scoops = 1
        $0.platform?.question = .stop
      }
    }

    #expect(lines == [first + 2])
  }

  @Test func `a helper function can have issues reported at the place where it's called`() async {
    let store = TestStore(initialState: 0) {
      Reduce<Int, Int> { state, action in
        state += action
        return .none
      }
    }
    func add(file: StaticString = #filePath, line: UInt = #line) async {
      await store.send(1, file: file, line: line).finish(file: file, line: line)
    }

    let first: UInt = #line
    let lines = await issueLines { await add() }

    #expect(lines == [first + 1])
  }
}
