import ComposableCore
import Testing

/// A parent that counts how many times its child's state is read and written.
@Reducer
private struct Counting {
  struct State {
    private var stored = PresentationState(wrappedValue: Counter.State())
    let log = AccessLog()

    var child: PresentationState<Counter.State> {
      get {
        log.reads += 1
        return stored
      }
      set {
        log.writes += 1
        stored = newValue
      }
    }
  }

  enum Action { case tap, child(PresentationAction<Counter.Action>) }

  var body: some ReducerOf<Self> {
    EmptyReducer().ifLet(\.child, action: \.child) { Counter() }
  }
}

private final class AccessLog {
  var reads = 0
  var writes = 0
}

@MainActor
@Suite struct AccessTests {
  private let store = Store(initialState: Counting.State()) { Counting() }

  @Test func `an action of a presented child reads the child's state twice and writes it once`() {
    store.send(.child(.presented(.increment)))
    let log = store.withState(\.log)
    (log.reads, log.writes) = (0, 0)

    store.send(.child(.presented(.increment)))

    #expect(log.reads == 2 && log.writes == 1)
    #expect(store.withState { $0.child.wrappedValue?.count } == 2)
  }

  @Test func `an action of the parent reads a presented child's state twice`() {
    store.send(.tap)
    let log = store.withState(\.log)
    (log.reads, log.writes) = (0, 0)

    store.send(.tap)

    #expect(log.reads == 2 && log.writes == 0)
  }
}
