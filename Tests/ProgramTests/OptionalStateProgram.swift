import ComposableTesting
import ComposableUI
import Testing

@Reducer
private struct OptionalBasics {
  @ObservableState
  struct State: Equatable {
    var optionalCounter: Counter.State?
  }

  enum Action {
    case optionalCounter(Counter.Action)
    case toggleCounterButtonTapped
  }

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .toggleCounterButtonTapped:
        state.optionalCounter =
          state.optionalCounter == nil
          ? Counter.State()
          : nil
        return .none
      case .optionalCounter:
        return .none
      }
    }
    .ifLet(\.optionalCounter, action: \.optionalCounter) {
      Counter()
    }
  }
}

@Reducer
private struct Counter {
  @ObservableState
  struct State: Equatable {
    var count = 0
  }

  enum Action {
    case incrementButtonTapped
  }

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .incrementButtonTapped:
        state.count += 1
        return .none
      }
    }
  }
}

private struct OptionalBasicsView: View {
  let store: StoreOf<OptionalBasics>

  var body: some View {
    Form {
      Button("Toggle counter state") {
        store.send(.toggleCounterButtonTapped)
      }
      if let store = store.scope(state: \.optionalCounter, action: \.optionalCounter) {
        Text("`Counter.State` is non-`nil`")
        Text("\(store.count)")
        Button("Increment") { store.send(.incrementButtonTapped) }
      } else {
        Text("`Counter.State` is `nil`")
      }
    }
    .navigationTitle("Optional state")
  }
}

@MainActor
@Suite struct OptionalStateProgramTests {
  @Test func `optional state is set and reset`() async {
    let store = TestStore(initialState: OptionalBasics.State()) {
      OptionalBasics()
    }

    await store.send(.toggleCounterButtonTapped) {
      $0.optionalCounter = Counter.State()
    }
    await store.send(\.optionalCounter.incrementButtonTapped) {
      $0.optionalCounter?.count = 1
    }
    await store.send(.toggleCounterButtonTapped) {
      $0.optionalCounter = nil
    }
  }

  @Test func `the view shows the counter if there is one`() {
    let phone = Phone(
      OptionalBasicsView(store: Store(initialState: OptionalBasics.State()) { OptionalBasics() })
    )
    #expect(phone.shows("`Counter.State` is `nil`"))

    phone.tap("Toggle counter state")
    phone.tap("Increment")
    #expect(phone.shows("1"))

    phone.tap("Toggle counter state")
    #expect(!phone.shows("Increment"))
  }
}
