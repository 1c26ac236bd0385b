import ComposableTesting
import ComposableUI
import Testing

/// Scopes without the argument label `state:`, which are equivalent to scopes with the label.
@MainActor @Suite struct ScopeByPathTests {
  private let store = Store(
    initialState: Office.State(rows: [.init(id: 1)], path: StackState([.init(id: 2)]))
  ) {
    Office()
  }

  @Test func `scoping without the state label returns the same store`() {
    #expect(store.scope(\.desk, action: \.desk) === store.scope(state: \.desk, action: \.desk))
    #expect(store.scope(\.guest, action: \.guest.presented) == nil)
    #expect(
      store.scope(\.rows, action: \.rows)[0] === store.scope(state: \.rows, action: \.rows)[0])
  }

  @Test func `a reducer can be scoped to a property or a case without the state label`() {
    store.scope(\.desk, action: \.desk).send(.tap)
    #expect(store.desk.count == 1)

    let either = Store(initialState: Either.State.left(Desk.State(id: 1))) { Either() }
    either.send(.left(.tap))
    #expect(either.withState(\.left?.count) == 1)
  }

  @Test func `bindings to presentations and stacks can be scoped without the state label`() {
    @Bindable var bindable = store
    let binding = Binding(get: { self.store }, set: { _ in })

    #expect($bindable.scope(\.guest, action: \.guest).wrappedValue == nil)
    #expect(binding.scope(\.guest, action: \.guest).wrappedValue == nil)
    #expect($bindable.scope(\.path, action: \.path).wrappedValue?.count == 1)
    #expect(binding.scope(\.path, action: \.path).wrappedValue?.count == 1)
  }
}

@Reducer private struct Desk {
  @ObservableState struct State: Equatable, Identifiable {
    let id: Int
    var count = 0
  }
  enum Action { case tap }
  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.count += 1
      return .none
    }
  }
}

@Reducer private struct Office {
  @ObservableState struct State {
    var desk = Desk.State(id: 0)
    @Presents var guest: Desk.State?
    var rows: IdentifiedArrayOf<Desk.State>
    var path: StackState<Desk.State>
  }
  enum Action {
    case desk(Desk.Action)
    case guest(PresentationAction<Desk.Action>)
    case rows(IdentifiedActionOf<Desk>)
    case path(StackActionOf<Desk>)
  }
  var body: some ReducerOf<Self> {
    Scope(\.desk, action: \.desk) { Desk() }
    EmptyReducer()
      .ifLet(\.$guest, action: \.guest) { Desk() }
      .forEach(\.rows, action: \.rows) { Desk() }
      .forEach(\.path, action: \.path) { Desk() }
  }
}

@Reducer private struct Either {
  @ObservableState enum State {
    case left(Desk.State)
    case right
  }
  enum Action { case left(Desk.Action) }
  var body: some ReducerOf<Self> {
    Scope(\.left, action: \.left) { Desk() }
  }
}
