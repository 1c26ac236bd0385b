import ComposableTesting

/// Returns the time per step, in nanoseconds, of a test with the given number of asserted steps.
@MainActor
func nanosecondsOfTestStep(steps: Int) async -> Double {
  let start = ContinuousClock.now
  let store = TestStore(initialState: Counter.State()) { Counter() }
  for step in 1...steps { await store.send(.increment) { $0.count = step } }
  await store.finish()
  return start.duration(to: .now) / .nanoseconds(1) / Double(steps)
}
