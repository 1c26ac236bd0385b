import ComposableCore
import Testing

@Reducer
struct CounterFeature {
  @ObservableState
  struct State: Equatable {
    var count = 0
  }
  enum Action {
    case incrementButtonTapped
  }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .incrementButtonTapped:
        state.count += 1
        return .none
      }
    }
  }
}

@Reducer
public struct NothingFeature {
  public init() {}
}

@Reducer
struct ParentFeature {
  @ObservableState
  struct State: Equatable {
    @Presents var counter: CounterFeature.State?
    var other = 0
  }
  enum Action {
    case counter(PresentationAction<CounterFeature.Action>)
    case other
  }
  var body: some Reducer<State, Action> {
    Reduce { state, action in
      .none
    }
    .ifLet(\.$counter, action: \.counter) {
      CounterFeature()
    }
  }
}

@Reducer
struct ByMethod {
  enum Action { case tap }
  func reduce(into state: inout Int, action: Action) -> Effect<Action> {
    state += 1
    return .none
  }
}

@Reducer
struct PathFeature {
  @ObservableState
  enum State: Equatable {
    case counter(CounterFeature.State)
  }
  enum Action {
    case counter(CounterFeature.Action)
  }
  var body: some ReducerOf<Self> {
    Scope(state: \.counter, action: \.counter) { CounterFeature() }
  }
}

@Reducer
private struct GenericFeature<Value: Equatable & Sendable> {
  @ObservableState
  struct State: Equatable {
    var value: Value
  }
  enum Action {
    case set(Value)
  }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .set(let value):
        state.value = value
        return .none
      }
    }
  }
}

@MainActor
@Suite struct ReducerMacroTests {
  @Test func `44. the macro adds the protocol requirements that a feature doesn't declare`() async {
    let store = Store(initialState: NothingFeature.State()) { NothingFeature() }

    #expect(store.withState { $0 } == NothingFeature.State())
  }

  @Test func `44. a feature with a body runs its body`() async {
    let store = Store(initialState: ParentFeature.State(counter: CounterFeature.State(count: 3))) {
      ParentFeature()
    }

    store.send(.counter(.presented(.incrementButtonTapped)))

    #expect(store.counter?.count == 4)
  }

  @Test func `44. a feature with a reduce method runs the method`() async {
    let store = Store(initialState: 1) { ByMethod() }

    store.send(.tap)

    #expect(store.withState { $0 } == 2)
  }

  @Test func `44. an enum state exposes its payloads as members`() async {
    let store = Store(initialState: PathFeature.State.counter(CounterFeature.State())) {
      PathFeature()
    }

    store.send(.counter(.incrementButtonTapped))

    #expect(store.withState { $0.counter?.count } == 1)
  }

  @Test func `44. a generic feature processes actions`() async {
    let store = Store(initialState: GenericFeature<String>.State(value: "a")) { GenericFeature() }

    store.send(.set("b"))

    #expect(store.value == "b")
  }

  @Test func `46. a presented property defaults to nil in the initializer`() async {
    #expect(ParentFeature.State().counter == nil)
    #expect(ParentFeature.State(other: 1).other == 1)
  }

  @Test func `46. a presented property and its projected value are both observed`() async {
    var state = ParentFeature.State()

    #expect(notices { _ = state.counter } when: { state.counter = CounterFeature.State() })
    #expect(notices { _ = state.$counter } when: { state.counter = nil })
    #expect(notices { _ = state.counter } when: {
      state.$counter.wrappedValue = CounterFeature.State()
    })
    #expect(!notices { _ = state.$counter } when: { state.counter?.count += 1 })
    #expect(notices { _ = state.counter?.count } when: { state.counter?.count += 1 })
    #expect(notices { _ = state.counter?.count } when: {
      state.$counter.wrappedValue?.count += 1
    })
    #expect(!notices { _ = state.counter } when: { state.$counter.wrappedValue?.count += 1 })
  }
}
