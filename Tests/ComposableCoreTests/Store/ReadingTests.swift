import ComposableCore
import Observation
import Synchronization
import Testing

@MainActor
@Suite struct ReadingTests {
  private let root: StoreOf<Level> = Store(initialState: Level.State(depth: 3)) { Level() }

  private var leaf: StoreOf<Level> {
    sequence(first: root) { $0.scope(state: \.child, action: \.child.presented) }
      .reduce(root) { $1 }
  }

  @Test func `a store has the new state, regardless of which store the action was sent to`() {
    let leaf = leaf
    #expect(leaf.count == 0)

    leaf.send(.increment)
    #expect(leaf.count == 1)

    root.send(.child(.presented(.child(.presented(.child(.presented(.increment)))))))
    #expect(leaf.count == 2)
    #expect(leaf.withState { $0.count } == 2)
  }

  @Test func `observers are notified of a change even if the state was read before tracking`() {
    let leaf = leaf
    #expect(leaf.count == 0)

    #expect(isNotified(of: { leaf.send(.increment) }, reading: { _ = leaf.count }))
    #expect(isNotified(of: { root.send(.child(.dismiss)) }, reading: { _ = leaf.count }))
    #expect(leaf.count == 1)
  }

  @Test func `observers of a scope are notified of a dismissal even after untracked reads`() {
    let leaf = leaf

    #expect(
      isNotified(of: { root.send(.child(.dismiss)) }) {
        _ = root.scope(state: \.child, action: \.child.presented)
      }
    )
    #expect(root.scope(state: \.child, action: \.child.presented) == nil)
    #expect(leaf.count == 0)
  }

  @Test func `31. a store returns the old state while its reducer runs`() {
    let reads = Mutex<[Int]>([])
    let read = Mutex<(@MainActor @Sendable () -> [Int])?>(nil)
    let store = Store(initialState: Rows.State()) {
      Rows { _ in
        let values = MainActor.assumeIsolated { read.withLock(\.self)?() ?? [] }
        reads.withLock { $0 = values }
      }
    }
    let row = store.scope(state: \.rows, action: \.rows)[1]
    read.withLock { $0 = { [store.rows[0].count, store.rows[1].count, row.count] } }

    store.send(.rows(.element(id: 1, action: 5)))

    #expect(reads.withLock(\.self) == [0, 0, 0])
    #expect(store.rows.map(\.count) == [0, 5])
    #expect(row.count == 5)
  }

  private func isNotified(of change: () -> Void, reading read: () -> Void) -> Bool {
    let isNotified = Mutex(false)
    withObservationTracking(read) { isNotified.withLock { $0 = true } }
    change()
    return isNotified.withLock(\.self)
  }
}

/// A feature that presents other instances of itself, to any depth.
@Reducer
private struct Level {
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

/// A parent of rows that calls a closure after each change to a row.
@Reducer
private struct Rows {
  @ObservableState
  struct Row: Equatable, Identifiable {
    let id: Int
    var count = 0
  }

  @ObservableState
  struct State: Equatable {
    var rows: IdentifiedArrayOf<Row> = [Row(id: 0), Row(id: 1)]
  }

  enum Action {
    case rows(IdentifiedAction<Int, Int>)
  }

  let whileReducing: (State) -> Void

  init(whileReducing: @escaping (State) -> Void) { self.whileReducing = whileReducing }

  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      whileReducing(state)
      return .none
    }
    .forEach(\.rows, action: \.rows) {
      Reduce { row, count in
        row.count = count
        return .none
      }
    }
  }
}
