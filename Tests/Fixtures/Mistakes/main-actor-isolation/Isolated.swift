import ComposableCore

// A module whose default isolation is the main actor. Some of its reducers are nonisolated. Correct
// code has no errors.

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

@Reducer struct Unmarked {
  @Reducer enum Destination { case isolated(Isolated), alert(AlertState<Never>) }

  @ObservableState struct State {
    @Presents var destination: Destination.State?
    var rows: IdentifiedArrayOf<Row> = []
    var child = Isolated.State()

    struct Row: Identifiable { let id: Int }
  }
  enum Action {
    case child(Isolated.Action), tap, response(Int)
    case destination(PresentationAction<Destination.Action>)
  }

  @Dependency(\.continuousClock) var clock

  var body: some ReducerOf<Self> {
    Scope(state: \.child, action: \.child) { Isolated() }
    Reduce { state, action in
      switch action {
      case .tap:
        return .run { [clock] send in
          try await clock.sleep(for: .seconds(1))
          await send(.response(1))
        }
      case .response(let count):
        state.child.count = count
        return .none
      case .child, .destination:
        return .none
      }
    }
    .ifLet(\.$destination, action: \.destination)
  }
}

public struct Shown {
  @Reducer public struct Public {
    public struct State {}
    public enum Action {}
    public init() {}
    public var body: some ReducerOf<Self> { EmptyReducer() }
  }
}

func use() {
  let unmarked = Store(initialState: Unmarked.State()) { Unmarked() }
  unmarked.send(.tap)
  unmarked.scope(state: \.child, action: \.child).send(.tap)
  _ = Store(initialState: Shown.Public.State()) { Shown.Public() }

  let store = Store(initialState: Parent.State()) { Parent() }
  for row in store.scope(state: \.rows, action: \.rows) { row.send(.tap) }
  Store(initialState: Isolated.State()) { Isolated() }.send(.tap)
}

// A reducer without the macro, or with other uses of 'ReducerOf', spells out the types of its body.

struct Plain: Reducer {  // error: does not conform to protocol 'Reducer'
  struct State {}
  enum Action {}
  var body: some ReducerOf<Self> { EmptyReducer() }
}

struct SpelledOut: Reducer {
  struct State {}
  enum Action {}
  var body: some Reducer<State, Action> { EmptyReducer() }
}

@Reducer struct Logging {
  struct State {}
  enum Action {}
  var body: some Reducer<State, Action> { logged(Isolated()) }
  func logged(_ other: some ReducerOf<Isolated>) -> some Reducer<State, Action> { EmptyReducer() }
}
