import ComposableCore
import ComposableTesting
import Testing

@MainActor @Suite struct TimeoutTests {
  @Test func `the timeout of a store is a duration or a number of nanoseconds`() {
    let store = TestStore(initialState: 0) { Reduce<Int, Int> { _, _ in .none } }

    store.timeout = 2_000_000_000
    #expect(store.timeout == .seconds(2))
    store.timeout = .milliseconds(5)
    let nanoseconds: UInt64 = store.timeout
    #expect(nanoseconds == 5 * NSEC_PER_MSEC)
    store.timeout *= 2
    #expect(store.timeout == .milliseconds(10))
  }

  @Test func `a timeout can exceed the largest representable number of nanoseconds`() {
    let store = TestStore(initialState: 0) { Reduce<Int, Int> { _, _ in .none } }

    store.timeout = .seconds(Int64.max / 4)

    let nanoseconds: UInt64 = store.timeout
    #expect(nanoseconds == .max)
  }
}
