import ComposableTesting
import ComposableUI
import Foundation
import Testing

/// Exercises the conveniences that programs written for similar libraries use.
@MainActor
@Suite(.serialized) struct ConvenienceNamesTests {
  @Test func `a 'Result' catches an error of asynchronous work`() async {
    struct Offline: Error {}
    let success = await Result { try await later(1) }
    let failure = await Result { try await later(1, throwing: Offline()) }

    #expect(try! success.get() == 1)
    #expect(throws: Offline.self) { try failure.get() }
  }

  @Test func `actions, effects, and buttons carry an animation or a transaction`() async {
    let store = Store(initialState: 0) {
      Reduce<Int, Int> { state, action in
        state = action
        switch action {
        case 1: return .send(2, animation: .default)
        case 3: return .send(4, transaction: Transaction(animation: .linear))
        case 5: return .run { send in await send(6, animation: .easeIn) }
        case 7: return .run { send in await send(8, transaction: Transaction(animation: .bouncy)) }
        case 9: return .send(10).animation(.snappy)
        case 11: return .send(12).transaction(Transaction(animation: .smooth))
        default: return .none
        }
      }
    }
    let phone = Phone(TransactionView(store: store))
    #expect(phone.shows("0"))

    for (action, result, animation) in [
      (1, 2, Animation.default), (3, 4, .linear), (5, 6, .easeIn), (7, 8, .bouncy),
      (9, 10, .snappy), (11, 12, .smooth),
    ] {
      await store.send(action).finish()
      #expect(phone.shows("\(result)"))
      // AnimationTests checks what `Send` carries, with a view that observes the state.
      if action != 5, action != 7 { #expect(phone.transaction.animation == animation) }
    }
    store.send(20, animation: .spring)
    #expect(phone.shows("20") && phone.transaction.animation == .spring)
    store.send(21, transaction: Transaction(animation: .easeOut))
    #expect(phone.shows("21") && phone.transaction.animation == .easeOut)

    let button = ButtonState(action: .send(1, animation: .default)) { TextState("One") }
    button.withAction { #expect($0 == 1) }
    #expect(button.action.animation == .default)
  }

  @Test func `a view sends its actions with an animation or a transaction`() {
    let store = Store(initialState: Switch.State()) { Switch() }
    let phone = Phone(SwitchView(store: store))

    phone.tap("Animated")
    #expect(phone.shows("true") && phone.transaction.animation == .easeIn)
    phone.tap("Transaction")
    #expect(phone.shows("false") && phone.transaction.animation == .easeOut)
  }

  @Test func `a store and a reducer can be scoped with and without the label 'state'`() {
    let store = Store(initialState: Room.State()) { Room() }

    store.scope(\.light, action: \.light).send(.view(.toggle))
    store.scope(state: \.lamp, action: \.lamp).send(.view(.toggle))

    #expect(store.light.isOn && store.lamp.isOn)
  }

  @Test func `importing the library provides the names of ConcurrencyExtras`() async throws {
    let count = LockIsolated(0)
    count.withValue { $0 += 1 }
    count.setValue(count.value + 1)
    #expect(count.value == 2)

    #expect(UncheckedSendable(Unsendable()).value.number == 1)
    #expect(AnyHashableSendable(1) == AnyHashableSendable(1))

    let waiting = Task { try await Task.never() }
    waiting.cancel()
    await #expect(throws: CancellationError.self) { try await waiting.value }
    await Task.megaYield()

    var elements: [Int] = []
    for await element in AsyncStream<Int>.finished { elements.append(element) }
    #expect(elements == [])
    let stream = Task {
      var elements: [Int] = []
      for await element in AsyncStream<Int>.never { elements.append(element) }
      return elements
    }
    stream.cancel()
    #expect(await stream.value == [])

    withMainSerialExecutor { #expect(uncheckedUseMainSerialExecutor) }
    await withMainSerialExecutor { await Task.yield() }
    let before = uncheckedUseMainSerialExecutor
    uncheckedUseMainSerialExecutor = true
    #expect(uncheckedUseMainSerialExecutor)
    uncheckedUseMainSerialExecutor = before
  }

  @Test func `'Task.cancel' cancels effects by ID`() async {
    let store = Store(initialState: 0) {
      Reduce<Int, Bool> { _, start in
        start
          ? .run { _ in try await Task.never() }.cancellable(id: "work")
          : .run { _ in Task.cancel(id: "work") }
      }
    }

    let work = store.send(true)
    await store.send(false).finish()
    await work.finish()
  }

  @Test func `case paths can be used as patterns, functions, and sequences`() throws {
    var page: Page? = .detail(1)
    let partial: PartialCaseKeyPath<Page> = \.detail

    switch Page.home {
    case \.home: break
    default: Issue.record("the key path doesn't match the case as a pattern")
    }
    #expect(partial(2) == .detail(2))
    #expect(page?[case: partial] as? Int == 1)
    #expect(Page.allCasePaths[.home] == \Page.Cases.home)
    #expect(Array(Page.allCasePaths) == [\.home, \.detail])
    #expect(try XCTUnwrap(page, case: \.detail) == 1)
    XCTModify(&page, case: \.detail, "It is the detail.") { $0 += 1 }
    #expect(page == .detail(2))
    let identified = Identified(page, id: 1)
    #expect(identified.id == 1 && identified.value == .detail(2))
  }

  @Test func `a case path changes a payload in place and throws for a different case`() throws {
    let path = AnyCasePath(\Page.Cases.detail)
    var page = Page.detail(1)

    try path.modify(&page) { $0 += 1 }
    #expect(page == .detail(2))
    page = .home
    let error = #expect(throws: (any Error).self) { try path.modify(&page) { $0 += 1 } }
    #expect(error.map { "\($0)" } == "Can't modify '\(path)', because the value is 'home'.")
    #expect(page == .home)
  }

  @Test func `a custom printer is called for each action`() {
    let changes = LockIsolated<[Int]>([])
    let store = Store(initialState: 1) {
      Reduce<Int, Int> { state, action in
        state += action
        return .none
      }
      ._printChanges(
        _ReducerPrinter { _, _, newState in changes.withValue { $0.append(newState) } }
      )
      ._printChanges(nil)
    }

    store.send(2)

    #expect(changes.value == [3])
    _ = EmptyReducer<Int, Int>()._printChanges()._printChanges(.actionLabels).signpost()
  }

  @Test func `importing the library provides the names of CustomDump and IssueReporting`() {
    expectNoDifference([1], [1])
    #expect(diff(1, 1) == nil)
    withExpectedIssue { reportIssue("expected") }
    let endpoint: @Sendable () -> Int = unimplemented("endpoint", placeholder: 3)
    withExpectedIssue { #expect(endpoint() == 3) }
  }
}

private func later(_ number: Int, throwing error: (any Error)? = nil) async throws -> Int {
  if let error { throw error }
  return number
}

private final class Unsendable { let number = 1 }

@CasePathable
private enum Page: Equatable {
  case home
  case detail(Int)
}

@Reducer
private struct Switch {
  @ObservableState
  struct State: Equatable { var isOn = false }

  enum Action: ViewAction {
    case view(View)

    @CasePathable
    enum View { case toggle }
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .view(.toggle):
        state.isOn.toggle()
        return .none
      }
    }
  }
}

@ViewAction(for: Switch.self)
private struct SwitchView: View {
  let store: StoreOf<Switch>

  var body: some View {
    Text("\(store.isOn)")
    Button("Animated") { send(.toggle, animation: .easeIn) }
    Button("Transaction") { send(.toggle, transaction: Transaction(animation: .easeOut)) }
  }
}

@Reducer
private struct Room {
  @ObservableState
  struct State: Equatable {
    var light = Switch.State()
    var lamp = Switch.State()
  }

  enum Action {
    case light(Switch.Action)
    case lamp(Switch.Action)
  }

  var body: some ReducerOf<Self> {
    Scope(\.light, action: \.light) { Switch() }
    Scope(state: \.lamp, action: \.lamp) { Switch() }
  }
}

private struct TransactionView: View {
  let store: Store<Int, Int>

  var body: some View { Text("\(store.withState { $0 })") }
}
