import ComposableCore

// Prints how long the heart's operations take, each as a multiple of one bare call of a one-line
// reducer. Run it with Tools/bench/library.

struct Counter: Reducer {
  struct State { var count = 0 }
  enum Action { case increment }

  var body: some Reducer<State, Action> {
    Reduce { state, _ in
      state.count += 1
      return .none
    }
  }
}

/// Presents itself to any depth.
struct Level: Reducer {
  struct State {
    var count = 0
    @PresentationState var child: State?

    init(depth: Int) { if depth > 0 { child = State(depth: depth - 1) } }
  }

  indirect enum Action: CasePathable {
    case increment
    case child(PresentationAction<Action>)

    struct AllCasePaths: Sendable {
      var child: AnyCasePath<Action, PresentationAction<Action>> {
        AnyCasePath(
          embed: { .child($0) }, extract: { if case .child(let action) = $0 { action } else { nil } }
        )
      }
    }

    static var allCasePaths: AllCasePaths { AllCasePaths() }
  }

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      if case .increment = action { state.count += 1 }
      return .none
    }
    .ifLet(\.$child, action: \.child) { Reduce(Level()) }
  }
}

struct Row: Reducer {
  struct State: Identifiable {
    let id: Int
    var count = 0
  }

  enum Action { case increment }

  var body: some Reducer<State, Action> {
    Reduce { state, _ in
      state.count += 1
      return .none
    }
  }
}

struct Rows: Reducer {
  struct State {
    var count = 0
    var rows: IdentifiedArrayOf<Row.State>
  }

  enum Action: CasePathable {
    case increment
    case rows(IdentifiedActionOf<Row>)

    struct AllCasePaths: Sendable {
      var rows: AnyCasePath<Action, IdentifiedActionOf<Row>> {
        AnyCasePath(
          embed: { .rows($0) }, extract: { if case .rows(let action) = $0 { action } else { nil } }
        )
      }
    }

    static var allCasePaths: AllCasePaths { AllCasePaths() }
  }

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      if case .increment = action { state.count += 1 }
      return .none
    }
    .forEach(\.rows, action: \.rows) { Row() }
  }
}

@MainActor
func time(_ times: Int, _ body: () -> Void) -> Double {
  let clock = ContinuousClock()
  let best = (1...5).map { _ in clock.measure { for _ in 1...times { body() } } }.min()!
  let (seconds, attoseconds) = best.components
  return (Double(seconds) * 1e9 + Double(attoseconds) / 1e9) / Double(times)
}

var bare = 0.0

@MainActor
func report(_ name: String, aim: Double, _ nanoseconds: Double) {
  let ratio = nanoseconds / bare
  let mark = ratio < aim ? "ok" : "SLOW"
  print("\(name): \(Int(nanoseconds)) ns, ratio \((ratio * 10).rounded() / 10), aim < \(aim) \(mark)")
}

@MainActor
func descend(_ store: StoreOf<Level>, _ depth: Int) -> [StoreOf<Level>] {
  guard depth > 0, let child = store.scope(state: \.child, action: \.child.presented)
  else { return [store] }
  return [store] + descend(child, depth - 1)
}

var state = Counter.State()
let reducer = Counter()
bare = time(100_000) { _ = reducer.reduce(into: &state, action: .increment) }
print("bare reduce: \((bare * 10).rounded() / 10) ns")

let store = Store(initialState: Counter.State()) { Counter() }
report("send without children", aim: 10, time(100_000) { store.send(.increment) })
report(
  "build a store", aim: 40,
  time(10_000) { _ = Store(initialState: Counter.State()) { Counter() } }
)
report("read a field", aim: 4, time(100_000) { _ = store.count })

let chain = Store(initialState: 0) {
  Reduce<Int, Int> { state, action in
    state += 1
    return action > 0 ? .send(action - 1) : .none
  }
}
report("one of 100,000 chained sends", aim: 8, time(1) { chain.send(100_000) } / 100_000)

for (depth, aim) in [(1, 30.0), (5, 60), (10, 100)] {
  let root = Store(initialState: Level.State(depth: depth)) { Level() }
  let stores = descend(root, depth)
  let leaf = stores.last!
  leaf.send(.increment)
  report("send on a leaf at depth \(depth)", aim: aim, time(10_000) { leaf.send(.increment) })
  report("send on the root above it", aim: 15, time(10_000) { root.send(.increment) })
  report("read a field at depth \(depth)", aim: 4, time(10_000) { _ = leaf.count })
  if depth == 1 {
    report(
      "scope again", aim: 12,
      time(10_000) { _ = root.scope(state: \.child, action: \.child.presented) }
    )
  }
  withExtendedLifetime(stores) {}
}

/// Sends to a parent of `count` rows, and to one of them, while `alive` of their stores are alive.
@MainActor
func measureRows(_ count: Int, alive: Int) {
  let rows = IdentifiedArray(uniqueElements: (0..<count).map { Row.State(id: $0) })
  let parent = Store(initialState: Rows.State(rows: rows)) { Rows() }
  let children = Array(parent.scope(state: \.rows, action: \.rows).prefix(alive))
  let name = "\(alive) stores of \(count) rows alive"
  report("send on the root, \(name)", aim: 15, time(10_000) { parent.send(.increment) })
  report("send on a row, \(name)", aim: 60, time(10_000) { children[0].send(.increment) })
  withExtendedLifetime(children) {}
}

// What living stores cost: the collection is the same.
for alive in [1, 100, 1_000] { measureRows(1_000, alive: alive) }

// What the size of the collection costs: the stores are the same.
for count in [1, 100] { measureRows(count, alive: 1) }
