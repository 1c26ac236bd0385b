import ComposableCore
import ComposableTesting
import Testing

@MainActor @Suite struct FirstStepTests {
  @Test func `a state change that is asserted rightly passes`() async {
    let store = TestStore(initialState: 0) {
      Reduce<Int, Int> { state, action in
        state += action
        return .none
      }
    }

    await store.send(2) { $0 = 2 }
  }
}
