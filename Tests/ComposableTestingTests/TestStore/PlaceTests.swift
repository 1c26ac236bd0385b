import ComposableTesting
import IssueRecording
import Testing

@MainActor
@Suite struct PlaceTests {
  @Test func `12. writing through a different case in an assertion is reported at the assertion`() async {
    let store = TestStore(
      initialState: TreeFeature.State(destination: .counter(CounterFeature.State(count: 3)))
    ) {
      TreeFeature()
    }

    let first: UInt = #line
    let lines = await issueLines {
      await store.send(\.destination.counter.incrementButtonTapped) {
        $0.destination?.counter?.count = 4
        $0.destination?.alert = AlertState { TextState("Sure?") }
      }
    }

    #expect(lines == [first + 2])
  }
}
