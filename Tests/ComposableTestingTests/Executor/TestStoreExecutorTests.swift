@testable import ComposableTesting
import Testing

@MainActor
@Suite struct TestStoreExecutorTests {
  @Test func `55. effects of a test store take turns in the order they started`() async {
    let store = TestStore(initialState: [Int]()) {
      Reduce<[Int], Int?> { state, action in
        if let action {
          state.append(action)
          return .none
        }
        return .merge(
          (0..<50).map { number in
            .run { send in
              for _ in 0..<number % 5 { await Task.yield() }
              await send(number)
            }
          }
        )
      }
    }

    await store.send(nil)
    for turn in 0..<5 {
      for number in stride(from: turn, to: 50, by: 5) {
        await store.receive(number) { $0.append(number) }
      }
    }
  }

  @Test func `55. a test store can let tasks run on the global executor`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let store = TestStore(initialState: 0) { EmptyReducer<Int, Int>() }
      precondition(store.useMainSerialExecutor && MainSerialExecutor.isInUse)
      store.useMainSerialExecutor = false
      precondition(!store.useMainSerialExecutor && !MainSerialExecutor.isInUse)
      store.useMainSerialExecutor = true
      precondition(MainSerialExecutor.isInUse)
    }
  }

  @Test func `55. the executor is restored when the last test store is deallocated`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      precondition(!MainSerialExecutor.isInUse)
      var first: TestStore<Int, Int>? = TestStore(initialState: 0) { EmptyReducer() }
      var second: TestStore<Int, Int>? = TestStore(initialState: 0) { EmptyReducer() }
      precondition(MainSerialExecutor.isInUse)
      withExtendedLifetime(first) { first = nil }
      precondition(MainSerialExecutor.isInUse)
      withExtendedLifetime(second) { second = nil }
      precondition(!MainSerialExecutor.isInUse)
    }
  }
}
