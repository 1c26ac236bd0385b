@testable import ComposableUI
import IssueRecording
import Testing

/// A feature with a stack of numbers that records the actions it receives.
@Reducer
private struct Numbers {
  @ObservableState
  struct State {
    var path = StackState<Int>()
    var log: [String] = []
  }

  enum Action {
    case path(StackAction<Int, Never>)
  }

  var refusesPushes = false

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .path(.push(let id, let number)):
        state.log.append("push \(number) as \(id)")
        if refusesPushes { state.path[id: id] = nil }
      case .path(.popFrom(let id)): state.log.append("pop from \(id)")
      }
      return .none
    }
    .forEach(\.path, action: \.path) { EmptyReducer() }
  }
}

/// The actions that a stack's binding sends when a view sets a new path.
@MainActor @Suite struct PathBindingTests {
  private let store = Store(initialState: Numbers.State(path: StackState([1, 2, 3]))) { Numbers() }

  private var path: Binding<[StackComponent<Int>]> { path(of: store) }

  private func path(of store: StoreOf<Numbers>) -> Binding<[StackComponent<Int>]> {
    store.scope(state: \.path, action: \.path).components()
  }

  @Test func `38. removing several components from a path pops once, from the lowest of them`() {
    path.wrappedValue = Array(path.wrappedValue.prefix(1))

    #expect(store.log == ["pop from #1"])
    #expect(Array(store.path) == [1])
  }

  @Test func `38. appending to a path pushes the state of the last component`() {
    path.wrappedValue += [StackComponent(id: nil, state: 9)]

    #expect(store.log == ["push 9 as #3"])
    #expect(Array(store.path) == [1, 2, 3, 9])
  }

  @Test func `38. appending several components to a path pushes only the last of them`() {
    path.wrappedValue += [StackComponent(id: nil, state: 8), StackComponent(id: nil, state: 9)]

    #expect(store.log == ["push 9 as #3"])
    #expect(Array(store.path) == [1, 2, 3, 9])
  }

  @Test func `38. setting a path of the same length sends nothing and is reported`() {
    let messages = messages { path.wrappedValue = path.wrappedValue }

    #expect(store.log == [])
    #expect(
      messages == [
        """
        A view changed the path of a navigation stack of 'Int', but the state didn't change.

        The stack's reducer is probably not integrated: add 'forEach' for the path.
        """
      ]
    )
  }

  @Test func `38. a push that the reducer refuses isn't reported`() {
    let store = Store(initialState: Numbers.State()) { Numbers(refusesPushes: true) }

    let messages = messages {
      path(of: store).wrappedValue = [StackComponent(id: nil, state: 9)]
    }

    #expect(store.log == ["push 9 as #3"])
    #expect(store.path.isEmpty)
    #expect(messages == [])
  }

  @Test func `38. a push onto a stack without a 'forEach' is reported`() {
    let store = Store(initialState: Numbers.State()) {
      Reduce<Numbers.State, Numbers.Action> { _, _ in .none }
    }

    let messages = messages {
      path(of: store).wrappedValue = [StackComponent(id: nil, state: 9)]
    }

    #expect(messages.count == 1)
  }
}
