import ComposableCore

/// Returns the figure for a call to the one-line reducer on a bare state.
@MainActor
func bareFigure() -> Figure {
  var state = Counter.State()
  let reducer = Counter()
  return Figure(name: "a bare call") { times in
    for _ in 0..<times { _ = reducer.reduce(into: &state, action: .increment) }
  }
}

/// Returns the figure for a call to the one-line reducer on a bare state that can't be observed.
@MainActor
func plainBareFigure() -> Figure {
  var state = PlainCounter.State()
  let reducer = PlainCounter()
  return Figure(name: "a bare call, nothing observed") { times in
    for _ in 0..<times { _ = reducer.reduce(into: &state, action: .increment) }
  }
}

/// Returns the figures for a feature whose state can't be observed.
@MainActor
func plainFigures() -> [Figure] {
  let store = Store(initialState: PlainCounter.State()) { PlainCounter() }
  return [
    Figure(name: "send, no children") { for _ in 0..<$0 { store.send(.increment) } },
    Figure(name: "build a store") {
      for _ in 0..<$0 { _ = Store(initialState: PlainCounter.State()) { PlainCounter() } }
    },
    Figure(name: "read a field") { for _ in 0..<$0 { _ = store.count } },
  ]
}

/// Returns the figures for a feature without children.
@MainActor
func counterFigures() -> [Figure] {
  let store = Store(initialState: Counter.State()) { Counter() }
  let chain = Store(initialState: Chain.State()) { Chain() }
  return [
    Figure(name: "send, no children", aim: 10) { for _ in 0..<$0 { store.send(.increment) } },
    Figure(name: "build a store", aim: 40) {
      for _ in 0..<$0 { _ = Store(initialState: Counter.State()) { Counter() } }
    },
    Figure(name: "read a field", aim: 4) { for _ in 0..<$0 { _ = store.count } },
    Figure(name: "one of 100,000 chained sends", aim: 8, times: 100_000) {
      chain.send(.next(left: $0))
    },
  ]
}

/// Returns the figures for nested presentations, with a store at each level.
@MainActor
func levelFigures(depth: Int) -> [Figure] {
  let root = Store(initialState: Level.State(depth: depth)) { Level() }
  let leaf = sequence(first: root) { $0.scope(state: \.child, action: \.child.presented) }
    .reduce(root) { $1 }
  let state: KeyPath<Level.State, Level.State?> = \.child
  let action: CaseKeyPath<Level.Action, Level.Action> = \.child.presented
  return [
    Figure(name: "depth \(depth): send to the leaf", aim: [1: 20, 5: 60, 10: 100][depth]) {
      for _ in 0..<$0 { leaf.send(.increment) }
    },
    Figure(name: "depth \(depth): send to the root", aim: 15) {
      for _ in 0..<$0 { root.send(.increment) }
    },
    Figure(name: "depth \(depth): read a field of the leaf", aim: 4) {
      for _ in 0..<$0 { _ = leaf.count }
    },
    Figure(name: "depth \(depth): scope again by the same key paths", aim: 12) {
      for _ in 0..<$0 { _ = root.scope(state: \.child, action: \.child.presented) }
    },
    Figure(name: "depth \(depth): create these key paths") {
      for _ in 0..<$0 { latestPaths = (\.child, \.child.presented) }
    },
    Figure(name: "depth \(depth): scope again by stored key paths", aim: 12) {
      for _ in 0..<$0 { _ = root.scope(state: state, action: action) }
    },
  ]
}

/// The key paths that were created last. They are stored in a variable so that the compiler doesn't
/// optimize away their creation.
@MainActor private var latestPaths:
  (KeyPath<Level.State, Level.State?>, CaseKeyPath<Level.Action, Level.Action>)?

/// Returns the figures for a thousand rows, with stores for the given number of them.
@MainActor
func rowFigures(alive: Int) -> [Figure] {
  let root = Store(initialState: Rows.State(count: 1_000)) { Rows() }
  let children = Array(root.scope(state: \.rows, action: \.rows).prefix(alive))
  return [
    Figure(name: "\(alive) rows of 1,000 alive: send to the root", aim: 15) {
      for _ in 0..<$0 { root.send(.increment) }
    },
    Figure(name: "\(alive) rows of 1,000 alive: send to a row", aim: 60) {
      for _ in 0..<$0 { children[0].send(.increment) }
    },
  ]
}

/// Returns the figures for many elements in an identified array.
@MainActor
func arrayFigures(count: Int) -> [Figure] {
  let store = Store(initialState: Rows.State(count: count)) { Rows() }
  var full: [StoreOf<Rows>] = []
  return [
    Figure(name: "array of \(count): send to an element") {
      for _ in 0..<$0 { store.send(.rows(.element(id: count / 2, action: .increment))) }
    },
    Figure(name: "array of \(count): send to the root") {
      for _ in 0..<$0 { store.send(.increment) }
    },
    Figure(name: "array of \(count): append", times: 10) {
      for _ in 0..<$0 { store.send(.append) }
    },
    Figure(
      name: "array of \(count): remove all", times: 1,
      prepare: { times in
        full = (0..<times).map { _ in
          Store(initialState: Rows.State(count: count)) { Rows() }
        }
      },
      run: { _ in for store in full { store.send(.removeAll) } }
    ),
  ]
}

/// Returns the figures for many elements on a stack.
@MainActor
func stackFigures(count: Int) -> [Figure] {
  func filled() -> StoreOf<Pages> {
    let store = Store(initialState: Pages.State(count: count)) { Pages() }
    store.send(.increment)
    return store
  }
  let store = filled()
  let middle = store.path.ids[count / 2]
  var full: [StoreOf<Pages>] = []
  return [
    Figure(name: "stack of \(count): send to an element") {
      for _ in 0..<$0 { store.send(.path(.element(id: middle, action: .increment))) }
    },
    Figure(name: "stack of \(count): send to the root") {
      for _ in 0..<$0 { store.send(.increment) }
    },
    Figure(name: "stack of \(count): append", times: 10) {
      for _ in 0..<$0 { store.send(.append) }
    },
    Figure(
      name: "stack of \(count): pop to the root", times: 1,
      prepare: { times in full = (0..<times).map { _ in filled() } },
      run: { _ in for store in full { store.send(.path(.popFrom(id: store.path.ids[0]))) } }
    ),
  ]
}
