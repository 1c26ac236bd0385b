@testable import ComposableCore
import ComposableTesting
import Synchronization
import Testing

/// A feature that records each entry that is added to it.
@Reducer
private struct Journal {
  struct State: Equatable { var entries: [String] = [] }
  enum Action: Equatable, Sendable { case add(String), nothing }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .add(let entry) = action { state.entries.append(entry) }
      return .none
    }
  }
}

@MainActor
@Suite struct OperatorTests {
  @Test func `'onChange' runs after each change and receives the old and the new value`() {
    let store = Store(initialState: Journal.State()) {
      Journal().onChange(of: \.entries.count) { old, new in
        Reduce { state, _ in
          state.entries.append("\(old) to \(new)")
          return .none
        }
      }
    }

    store.send(.add("a"))
    store.send(.nothing)
    store.send(.add("b"))

    #expect(store.entries == ["a", "0 to 1", "b", "2 to 3"])
  }

  @Test func `'onChange' can use a custom comparison`() {
    let store = Store(initialState: Journal.State()) {
      Journal().onChange(of: \.entries, removeDuplicates: { $0.last?.count == $1.last?.count }) {
        _, _ in
        Reduce { state, _ in
          state.entries[0] += "!"
          return .none
        }
      }
    }

    store.send(.add("a"))
    store.send(.add("bb"))
    store.send(.add("cc"))

    #expect(store.entries == ["a!", "bb", "cc"])
  }

  @Test func `effects of 'onChange' run in addition to those of the action`() {
    let store = Store(initialState: Journal.State()) {
      CombineReducers {
        Journal()
        Reduce<Journal.State, Journal.Action> { _, action in
          action == .add("a") ? .send(.add("of the action")) : .none
        }
      }
      .onChange(of: { $0.entries.first }) { _, _ in
        Reduce { _, _ in .send(.add("of the change")) }
      }
    }

    store.send(.add("a"))

    #expect(store.entries == ["a", "of the action", "of the change"])
  }

  @Test func `57. the innermost of several overrides wins in a reducer and its effects`() async {
    let store = Store(initialState: Journal.State()) {
      Reduce<Journal.State, Journal.Action> { state, action in
        @Dependency(\.date.now.timeIntervalSince1970) var time
        if case .add(let entry) = action { state.entries.append("\(entry) \(time)") }
        guard action == .add("a") else { return .none }
        return .run { send in
          @Dependency(\.date.now.timeIntervalSince1970) var time
          await send(.add("effect at \(time),"))
        }
      }
      .dependency(\.date, .constant(.init(timeIntervalSince1970: 1)))
      .dependency(\.date, .constant(.init(timeIntervalSince1970: 2)))
    } withDependencies: {
      $0.date = .constant(.init(timeIntervalSince1970: 3))
    }

    await store.send(.add("a")).finish()

    #expect(store.entries == ["a 1.0", "effect at 1.0, 1.0"])
  }

  @Test func `a printer receives each action and the state before and after it`() {
    let printed = Mutex<[String]>([])
    let store = Store(initialState: Journal.State()) {
      Journal()._printChanges(
        _ReducerPrinter { action, before, after in
          printed.withLock { $0.append("\(action) \(before.entries) \(after.entries)") }
        }
      )
    }

    store.send(.add("a"))
    store.send(.nothing)

    #expect(
      printed.withLock { $0 } == [#"add("a") [] ["a"]"#, #"nothing ["a"] ["a"]"#]
    )
    #expect(store.entries == ["a"])
  }

  @Test func `'_printChanges' prints state changes as a diff`() async {
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardOutputContent]
    ) { @MainActor in
      let store = Store(initialState: Journal.State()) { Journal()._printChanges() }
      store.send(.add("a"))
      store.send(.nothing)
    }

    let output = String(decoding: result?.standardOutputContent ?? [], as: UTF8.self)
    #expect(
      output.contains(
        """
        received action:
            Journal.Action.add("a")
            - Journal.State(entries: [])
            + Journal.State(
            +   entries: [
            +     [0]: "a"
            +   ]
            + )

        received action:
            Journal.Action.nothing
            (No state changes)


        """
      ),
      "\(output)"
    )
  }

  @Test func `'_printChanges' prints nothing if its printer is nil`() async {
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardOutputContent]
    ) { @MainActor in
      let store = Store(initialState: Journal.State()) { Journal()._printChanges(nil) }
      store.send(.add("a"))
      precondition(store.entries == ["a"])
    }

    let output = String(decoding: result?.standardOutputContent ?? [], as: UTF8.self)
    #expect(!output.contains("received action"))
  }
}
