import ComposableTesting
import ComposableUI
import Testing

/// A reducer that records the states of another reducer.
@Reducer
private struct Undoable<Base: Reducer> where Base.State: Equatable & ObservableState {
  @ObservableState
  struct State: Equatable {
    var current: Base.State
    var past: [Base.State] = []
    var future: [Base.State] = []

    init(_ current: Base.State) { self.current = current }
  }

  enum Action {
    case base(Base.Action)
    case redoButtonTapped
    case undoButtonTapped
  }

  let base: Base

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .base(let action):
        let before = state.current
        let effect = base.reduce(into: &state.current, action: action)
        if state.current != before {
          state.past.append(before)
          state.future = []
        }
        return effect.map(Action.base)

      case .redoButtonTapped:
        guard let next = state.future.popLast() else { return .none }
        state.past.append(state.current)
        state.current = next
        return .none

      case .undoButtonTapped:
        guard let last = state.past.popLast() else { return .none }
        state.future.append(state.current)
        state.current = last
        return .none
      }
    }
  }
}

@Reducer
private struct Drawing {
  @ObservableState
  struct State: Equatable {
    var color = "black"
    var shapes: [String] = []
  }

  enum Action {
    case colorButtonTapped(String)
    case shapeButtonTapped(String)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .colorButtonTapped(let color):
        state.color = color
        return .none
      case .shapeButtonTapped(let shape):
        state.shapes.append("\(state.color) \(shape)")
        return .none
      }
    }
  }
}

private struct DrawingView: View {
  let store: StoreOf<Undoable<Drawing>>

  var body: some View {
    VStack {
      ForEach(Array(store.current.shapes.enumerated()), id: \.offset) { _, shape in
        Text(shape)
      }
      Button("Red") { store.send(.base(.colorButtonTapped("red")), animation: .easeInOut) }
      Button("Circle") { store.send(.base(.shapeButtonTapped("circle"))) }
      Button("Undo") { store.send(.undoButtonTapped) }
        .disabled(store.past.isEmpty)
      Button("Redo") { store.send(.redoButtonTapped) }
        .disabled(store.future.isEmpty)
    }
  }
}

@MainActor
@Suite struct UndoProgramTests {
  @Test func `a change can be undone and redone`() async {
    let store = TestStore(initialState: Undoable<Drawing>.State(Drawing.State())) {
      Undoable(base: Drawing())
    }
    let empty = Drawing.State()

    await store.send(.base(.shapeButtonTapped("circle"))) {
      $0.current.shapes = ["black circle"]
      $0.past = [empty]
    }
    let circle = store.state.current
    await store.send(.undoButtonTapped) {
      $0.current = empty
      $0.past = []
      $0.future = [circle]
    }
    await store.send(.redoButtonTapped) {
      $0.current = circle
      $0.past = [empty]
      $0.future = []
    }
    await store.send(.redoButtonTapped)
    // An action that changes nothing isn't undone.
    await store.send(.base(.colorButtonTapped("black")))
  }

  @Test func `a user undoes and redoes drawing a shape`() {
    let store = Store(initialState: Undoable<Drawing>.State(Drawing.State())) {
      Undoable(base: Drawing())
    }
    let phone = Phone(DrawingView(store: store))

    phone.tap("Circle")
    phone.tap("Red")
    phone.tap("Circle")
    #expect(phone.shows("red circle"))
    phone.tap("Undo")
    #expect(!phone.shows("red circle"))
    #expect(phone.shows("black circle"))
    phone.tap("Redo")
    #expect(phone.shows("red circle"))
  }
}
