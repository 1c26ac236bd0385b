import ComposableCore

/// A one-line reducer with observable state. It's called directly and in a store.
@Reducer
struct Counter {
  @ObservableState
  struct State: Equatable, Identifiable {
    var id = 0
    var count = 0
  }

  enum Action { case increment }

  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.count += 1
      return .none
    }
  }
}

/// A one-line reducer with state that can't be observed.
@Reducer
struct PlainCounter {
  struct State: Equatable { var count = 0 }

  enum Action { case increment }

  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.count += 1
      return .none
    }
  }
}

/// A feature that responds to each action by sending the next, a given number of times.
@Reducer
struct Chain {
  @ObservableState
  struct State: Equatable { var count = 0 }

  enum Action { case next(left: Int) }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      guard case .next(let left) = action else { return .none }
      state.count += 1
      return left > 1 ? .send(.next(left: left - 1)) : .none
    }
  }
}

/// A feature that presents itself to any depth.
@Reducer
struct Level {
  @ObservableState
  struct State: Equatable {
    var count = 0
    @Presents var child: Level.State?

    init(depth: Int) { if depth > 0 { child = State(depth: depth - 1) } }
  }

  enum Action {
    case increment
    indirect case child(PresentationAction<Level.Action>)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .increment = action { state.count += 1 }
      return .none
    }
    .ifLet(\.$child, action: \.child) { Level() }
  }
}

/// A list of counters.
@Reducer
struct Rows {
  @ObservableState
  struct State: Equatable {
    var count = 0
    var rows: IdentifiedArrayOf<Counter.State>

    init(count: Int) {
      rows = IdentifiedArray(uniqueElements: (0..<count).map { Counter.State(id: $0) })
    }
  }

  enum Action {
    case increment, append, removeAll
    case rows(IdentifiedActionOf<Counter>)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .increment: state.count += 1
      case .append: state.rows.append(Counter.State(id: state.rows.count))
      case .removeAll: state.rows.removeAll()
      case .rows: break
      }
      return .none
    }
    .forEach(\.rows, action: \.rows) { Counter() }
  }
}

/// A stack of counters.
@Reducer
struct Pages {
  @ObservableState
  struct State: Equatable {
    var count = 0
    var path: StackState<Counter.State>

    init(count: Int) { path = StackState((0..<count).map { Counter.State(id: $0) }) }
  }

  enum Action {
    case increment, append
    case path(StackActionOf<Counter>)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .increment: state.count += 1
      case .append: state.path.append(Counter.State())
      case .path: break
      }
      return .none
    }
    .forEach(\.path, action: \.path) { Counter() }
  }
}
