import ComposableCore
import Testing

/// Compares the messages with which the library stops the program.
@Suite struct PreconditionTests {
  @Test func `the interval of a timer must be positive`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { _ = AsyncTimerSequence(interval: .zero, clock: ContinuousClock()) }

    #expect(stopText(result).contains("A timer needs an interval longer than zero."))
  }

  @Test func `a dependency that is read as another type must have that type`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      @Dependency(\.continuousClock, as: TestClock<Duration>.self) var clock
      withDependencies { $0.continuousClock = ImmediateClock() } operation: { _ = clock }
    }

    let message = """
      is of type 'ImmediateClock<Duration>'. Override it with a value of type 'TestClock<Duration>' \
      first.
      """
    let text = stopText(result)
    #expect(text.contains("The dependency of @Dependency("))
    #expect(text.contains(message))
  }

  @Test func `reading the body of a reducer that implements reduce stops the program`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { _ = BareReducer().body }

    #expect(stopText(result).contains("BareReducer has no body: it implements reduce(into:action:)"))
  }
}

private func stopText(_ result: ExitTest.Result?) -> String {
  String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
}

private struct BareReducer: Reducer {
  func reduce(into state: inout Int, action: Int) -> Effect<Int> { .none }
}
