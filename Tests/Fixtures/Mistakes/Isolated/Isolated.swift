import ComposableCore

// A module whose default isolation is the main actor. Its reducers are nonisolated or declare the
// type of their bodies. Correct code has no errors.

@Reducer nonisolated struct Child {
  @ObservableState nonisolated struct State: Equatable, Identifiable {
    let id: Int
    var count = 0
  }
  nonisolated enum Action { case tap, response(Int) }
  nonisolated enum CancelID { case timer }

  @Dependency(\.continuousClock) var clock

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .tap:
        return .run { send in
          try await clock.sleep(for: .seconds(1))
          await send(.response(1))
        }
        .cancellable(id: CancelID.timer)
      case .response(let count):
        state.count = count
        return .none
      }
    }
  }
}

@Reducer nonisolated struct Parent {
  @Reducer nonisolated enum Destination { case child(Child), alert(AlertState<Never>) }

  @ObservableState nonisolated struct State {
    @Presents var destination: Destination.State?
    var rows: IdentifiedArrayOf<Child.State> = []
  }
  nonisolated enum Action {
    case destination(PresentationAction<Destination.Action>)
    case rows(IdentifiedActionOf<Child>)
  }

  var body: some ReducerOf<Self> {
    Reduce { _, _ in .none }
      .ifLet(\.$destination, action: \.destination)
      .forEach(\.rows, action: \.rows) { Child() }
  }
}

@Reducer struct Isolated {
  @ObservableState struct State: Equatable { var count = 0 }
  enum Action { case tap }

  var body: some Reducer<State, Action> {
    Reduce { state, _ in
      state.count += 1
      return .none
    }
  }
}

func use() {
  let store = Store(initialState: Parent.State()) { Parent() }
  for row in store.scope(state: \.rows, action: \.rows) { row.send(.tap) }
  Store(initialState: Isolated.State()) { Isolated() }.send(.tap)
}
