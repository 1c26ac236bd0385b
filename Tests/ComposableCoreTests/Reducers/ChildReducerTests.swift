@testable import ComposableCore
import ComposableTesting
import IssueRecording
import Testing

/// A row with an ID. It can start an endless effect and try to dismiss itself.
@Reducer
struct RowFeature {
  struct State: Equatable, Identifiable {
    let id: Int
    var count = 0
  }

  enum Action: Equatable, Sendable { case increment, start, close }

  @Dependency(\.dismiss) var dismiss

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .increment:
        state.count += 1
        return .none
      case .start: return .run { _ in try await Task.never() }
      case .close: return .run { _ in await dismiss() }
      }
    }
  }
}

/// A parent with rows in an optional and in a collection, and with an alert.
@Reducer
struct RowsFeature {
  struct State: Equatable {
    var row: RowFeature.State?
    var rows: IdentifiedArrayOf<RowFeature.State> = []
    var alert: AlertState<Int>?
    var log: [String] = []
  }

  enum Action: Sendable {
    case set(RowFeature.State?)
    case remove(Int)
    case row(RowFeature.Action)
    case rows(IdentifiedActionOf<RowFeature>)
    case alert(Int)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .set(let row): state.row = row
      case .remove(let id): state.rows[id: id] = nil
      case .row: state.log.append("row at \(state.row?.count ?? -1)")
      case .rows(.element(let id, _)):
        state.log.append("row \(id) at \(state.rows[id: id]?.count ?? -1)")
      case .alert(let answer): state.log.append("alert \(answer), there: \(state.alert != nil)")
      }
      return .none
    }
    .ifLet(\.row, action: \.row) { RowFeature() }
    .ifLet(\.alert, action: \.alert)
    .forEach(\.rows, action: \.rows) { RowFeature() }
  }
}

/// A parent whose state has two cases with a row and one case without a row.
@Reducer
struct RowChoice {
  @CasePathable
  enum State: Equatable {
    case left(RowFeature.State)
    case right(RowFeature.State)
    case none
  }

  enum Action: Sendable {
    case set(State)
    case left(RowFeature.Action)
    case logged
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch (action, state) {
      case (.set(let next), _): state = next
      case (.left, .left(let row)) where row.count == 2: state = .none
      case (.left, _), (.logged, _): break
      }
      return .none
    }
    .ifCaseLet(\.left, action: \.left) { RowFeature() }
  }
}

@MainActor
@Suite struct ChildReducerTests {
  @Test func `30. a child in an optional runs before its parent`() {
    let store = Store(initialState: RowsFeature.State(row: .init(id: 1))) { RowsFeature() }

    store.send(.row(.increment))

    #expect(store.row?.count == 1)
    #expect(store.log == ["row at 1"])
  }

  @Test(arguments: [RowFeature.State(id: 2), nil])
  func `30. an optional child's effects end when the child is removed or its ID changes`(
    _ next: RowFeature.State?
  ) {
    let store = Store(initialState: RowsFeature.State(row: .init(id: 1))) { RowsFeature() }
    store.send(.row(.start))
    #expect(!store.isQuiet)

    store.send(.set(next))

    #expect(store.isQuiet)
  }

  @Test func `30. replacing an optional child under the same ID keeps its effects running`() async {
    let store = Store(initialState: RowsFeature.State(row: .init(id: 1))) { RowsFeature() }
    let task = store.send(.row(.start))

    store.send(.set(RowFeature.State(id: 1, count: 7)))

    #expect(!store.isQuiet)
    task.cancel()
  }

  @Test func `30. an action for an optional that is nil is reported, and the parent still runs`() {
    let line: UInt = 61
    let store = Store(initialState: RowsFeature.State()) { RowsFeature() }

    let messages = messages { store.send(.row(.increment)) }

    #expect(store.log == ["row at -1"])
    #expect(
      messages == [
        absent("An 'ifLet'", line, "the child's state was absent", ".row(.increment)")
      ])
  }

  @Test func `30. a child in an optional can't dismiss itself`() async {
    let store = Store(initialState: RowsFeature.State(row: .init(id: 1))) { RowsFeature() }

    let messages = await messages { await store.send(.row(.close)).finish() }

    #expect(store.row != nil)
    #expect(
      messages.map(\.lineless) == [
        """
        A feature requested dismissal at 'ComposableCoreTests/ChildReducerTests.swift:…', but couldn't \
        be dismissed.

        A feature can be dismissed only if it is presented: through 'ifLet' on a \
        'PresentationState', or through 'forEach' on a 'StackState'. Nothing presents this \
        feature: a store or a parent runs it in another way, for example through 'ifLet' on an \
        optional.

        If the feature isn't always presented, check '@Dependency(\\.isPresented)' before calling \
        'dismiss'.
        """
      ])
  }

  @Test func `30. an alert in an optional is dismissed by its action`() {
    let alert = AlertState<Int> { TextState("Sure?") }
    let store = Store(initialState: RowsFeature.State(alert: alert)) { RowsFeature() }

    store.send(.alert(1))

    #expect(store.alert == nil)
    #expect(store.log == ["alert 1, there: true"])
  }

  @Test func `30. a child in a case runs before its parent`() {
    let store = Store(initialState: RowChoice.State.left(.init(id: 1, count: 1))) { RowChoice() }

    store.send(.left(.increment))

    #expect(store.withState { $0 } == .none)
  }

  @Test(arguments: [RowChoice.State.left(.init(id: 2)), .right(.init(id: 1)), .none])
  func `30. effects of a child in a case end when the case or the ID changes`(
    _ next: RowChoice.State
  ) {
    let store = Store(initialState: RowChoice.State.left(.init(id: 1))) { RowChoice() }
    store.send(.left(.start))
    #expect(!store.isQuiet)

    store.send(.set(next))

    #expect(store.isQuiet)
  }

  @Test func `30. an action for a different case is reported`() {
    let store = Store(initialState: RowChoice.State.right(.init(id: 1))) { RowChoice() }

    let messages = messages { store.send(.left(.increment)) }

    #expect(store.withState { $0 } == .right(.init(id: 1)))
    #expect(messages.count == 1)
  }

  @Test func `30. an element of a collection runs before its parent`() {
    let store = Store(initialState: RowsFeature.State(rows: [.init(id: 1), .init(id: 2)])) {
      RowsFeature()
    }

    store.send(.rows(.element(id: 2, action: .increment)))

    #expect(store.rows.map(\.count) == [0, 1])
    #expect(store.log == ["row 2 at 1"])
  }

  @Test func `30. removing an element cancels its effects but not those of other elements`()
    async throws
  {
    let store = Store(initialState: RowsFeature.State(rows: [.init(id: 1), .init(id: 2)])) {
      RowsFeature()
    }
    let first = store.send(.rows(.element(id: 1, action: .start)))
    let second = store.send(.rows(.element(id: 2, action: .start)))

    store.send(.remove(1))

    try #require(store.root.groups.count == 1)
    await first.finish()
    second.cancel()
    #expect(store.isQuiet)
  }

  @Test func `30. an action for an absent element is reported, and the parent still runs`() {
    let store = Store(initialState: RowsFeature.State()) { RowsFeature() }

    let messages = messages { store.send(.rows(.element(id: 9, action: .increment))) }

    #expect(store.log == ["row 9 at -1"])
    #expect(messages.count == 1)
  }
}

/// Returns the full text of the issue that an 'ifLet' in this file reports if it finds no state.
private func absent(
  _ name: String, _ line: UInt, _ absence: String, _ action: String
) -> String {
  """
  \(name) at 'ComposableCoreTests/ChildReducerTests.swift:\(line)' received an action when \
  \(absence).

    Action:
      RowsFeature.Action\(action)

  This is a mistake in the application. Possible reasons:

  • A parent reducer set the state to 'nil' before 'ifLet' ran. 'ifLet' must run before any \
  other reducer removes the state, so that the child can handle its action first.

  • An effect of the child was still running and sent the action. 'ifLet', 'ifCaseLet', and \
  'forEach' cancel such effects if they wrap the reducer that removes the state; 'Scope' doesn't.

  • The action was sent to the store when the state was absent. Send it only from a view that \
  is shown while the state exists.
  """
}
