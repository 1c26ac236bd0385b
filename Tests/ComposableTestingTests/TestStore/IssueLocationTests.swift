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
}
