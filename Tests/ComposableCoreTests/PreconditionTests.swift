import ComposableCore
import Testing

/// The messages that the library prints when it stops the program.
@Suite struct PreconditionTests {
  @Test func `the interval of a timer must be positive`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { _ = AsyncTimerSequence(interval: .zero, clock: ContinuousClock()) }

    #expect(stopText(result) == "The interval of a timer must be greater than zero.")
  }

  @Test func `reading a dependency as a different type stops the program`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      @Dependency(\.continuousClock, as: TestClock<Duration>.self) var clock
      withDependencies { $0.continuousClock = ImmediateClock() } operation: { _ = clock }
    }

    let message = """
      The dependency of @Dependency(\\DependencyValues.<computed … (any Clock<Self.Clock.Duration == \
      Duration>)>, as: TestClock<Duration>.self) is of type 'ImmediateClock<Duration>'. Override it \
      with a value of type 'TestClock<Duration>' first.
      """
    #expect(stopText(result) == message)
  }

  @Test func `reading the body of a reducer that implements 'reduce' stops the program`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { _ = BareReducer().body }

    #expect(
      stopText(result)
        == "'BareReducer' has no 'body', because it implements 'reduce(into:action:)'.")
  }

  @Test func `a key path that doesn't lead to a case of its enum stops the program`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { _ = AnyCasePath(\Case<Walk>.number) }

    #expect(
      stopText(result)
        == "'\\Case<Walk>.<computed … (Case<Int>)>' isn't a key path to a case of 'Walk'.")
  }

  @Test func `looking up the case path of an unlisted case stops the program`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { _ = Walk.allCasePaths[Walk.toHut] }

    #expect(
      stopText(result)
        == "'toHut' doesn't match any case path of 'Walk'. Add its case to 'allCasePaths'.")
  }
}

/// Returns the message with which the process stopped, with `…` in place of memory addresses.
private func stopText(_ result: ExitTest.Result?) -> String? {
  String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    .firstMatch(of: /(?:Fatal error|Precondition failed): (.*)/)
    .map { String($0.1).replacing(/0x[0-9a-f]+/, with: "…") }
}

private struct BareReducer: Reducer {
  func reduce(into state: inout Int, action: Int) -> Effect<Int> { .none }
}

/// An enum whose case paths don't include its only case.
private enum Walk: CasePathable {
  case toHut

  struct AllCasePaths: CasePathReflectable, Sequence, Sendable {
    typealias Root = Walk

    func makeIterator() -> IndexingIterator<[PartialCaseKeyPath<Walk>]> { [].makeIterator() }
  }

  static var allCasePaths: AllCasePaths { AllCasePaths() }
}

extension Case<Walk> {
  /// A case that `Walk` doesn't have.
  fileprivate var number: Case<Int> { Case<Int>() }
}
