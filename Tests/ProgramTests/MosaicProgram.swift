import ComposableTesting
import ComposableUI
import Testing

// A mosaic of tiles: a generic reducer records the states of another one and steps through them.

@Reducer
private struct Rewinding<Base: Reducer> where Base.State: Equatable & ObservableState {
  @ObservableState
  struct State: Equatable {
    var frames: [Base.State]
    var position = 0

    init(_ first: Base.State) { frames = [first] }

    var shown: Base.State { frames[position] }
    var isAtStart: Bool { position == 0 }
    var isAtEnd: Bool { position == frames.count - 1 }
  }

  enum Action {
    case base(Base.Action)
    case jumped(by: Int)
  }

  let base: Base

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .jumped(let count):
        state.position = max(0, min(state.position + count, state.frames.count - 1))
        return .none

      case .base(let action):
        var next = state.shown
        let effect = base.reduce(into: &next, action: action)
        if next != state.shown {
          state.position += 1
          state.frames.replaceSubrange(state.position..., with: [next])
        }
        return effect.map(Action.base)
      }
    }
  }
}

@Reducer
private struct Mosaic {
  @ObservableState
  struct State: Equatable {
    var glaze = "white"
    var tiles: [String] = []
  }

  enum Action {
    case glazeMixed(String)
    case tilePressed(into: String)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .glazeMixed(let glaze): state.glaze = glaze
      case .tilePressed(let place): state.tiles.append("\(place): \(state.glaze)")
      }
      return .none
    }
  }
}

private struct MosaicView: View {
  let store: StoreOf<Rewinding<Mosaic>>

  var body: some View {
    List {
      ForEach(Array(store.shown.tiles.enumerated()), id: \.offset) { _, tile in
        Text(tile)
      }
    }
    HStack {
      Button("Mix ocher") { store.send(.base(.glazeMixed("ocher")), animation: .easeInOut) }
      Button("Tile the fin") { store.send(.base(.tilePressed(into: "fin"))) }
      Button("Pry off") { store.send(.jumped(by: -1)) }
        .disabled(store.isAtStart)
      Button("Put back") { store.send(.jumped(by: 1)) }
        .disabled(store.isAtEnd)
    }
  }
}

@MainActor
@Suite struct MosaicProgramTests {
  private let blank = Mosaic.State()
  private let fin = Mosaic.State(tiles: ["fin: white"])

  private func makeTestStore() -> TestStoreOf<Rewinding<Mosaic>> {
    TestStore(initialState: Rewinding<Mosaic>.State(blank)) {
      Rewinding(base: Mosaic())
    }
  }

  @Test func `a reducer steps back and forth through the states of another reducer`() async {
    let store = makeTestStore()

    await store.send(.jumped(by: -1))
    await store.send(.base(.tilePressed(into: "fin"))) {
      $0.frames = [blank, fin]
      $0.position = 1
    }
    #expect(store.state.shown == fin)
    await store.send(.jumped(by: -1)) { $0.position = 0 }
    #expect(store.state.shown == blank)
    await store.send(.jumped(by: 5)) { $0.position = 1 }
  }

  @Test func `an action that changes no state isn't recorded as a step`() async {
    let store = makeTestStore()

    await store.send(.base(.glazeMixed("white")))
  }

  @Test func `an action after a step back replaces the later states`() async {
    let store = makeTestStore()
    let red = Mosaic.State(glaze: "red")

    await store.send(.base(.tilePressed(into: "fin"))) {
      $0.frames = [blank, fin]
      $0.position = 1
    }
    await store.send(.jumped(by: -1)) { $0.position = 0 }
    await store.send(.base(.glazeMixed("red"))) {
      $0.frames = [blank, red]
      $0.position = 1
    }
  }

  @Test func `buttons step back and forth through the states`() {
    let store = Store(initialState: Rewinding<Mosaic>.State(blank)) {
      Rewinding(base: Mosaic())
    }
    let phone = Phone(MosaicView(store: store))

    for button in ["Tile the fin", "Mix ocher", "Tile the fin"] { phone.tap(button) }
    #expect(phone.shows("fin: white") && phone.shows("fin: ocher"))
    phone.tap("Pry off")
    #expect(phone.shows("fin: white") && !phone.shows("fin: ocher"))
    phone.tap("Put back")
    #expect(phone.shows("fin: ocher") && store.isAtEnd)
  }
}
