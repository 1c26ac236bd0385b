import ComposableTesting
import ComposableUI
import Testing

// A ferry with two decks, each a feature that counts the vehicles aboard.

@Reducer
private struct Deck {
  @ObservableState
  struct State: Equatable {
    var aboard = 0
    let places: Int

    var isFull: Bool { aboard == places }
  }

  enum Action {
    case oneBoards
    case oneLeaves
  }

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      let change = if case .oneBoards = action { 1 } else { -1 }
      state.aboard = min(max(state.aboard + change, 0), state.places)
      return .none
    }
  }
}

private struct DeckView: View {
  let name: String
  let store: StoreOf<Deck>

  var body: some View {
    HStack {
      Text(name)
      Spacer()
      Text(store.isFull ? "full" : "\(store.places - store.aboard) free")
        .monospacedDigit()
      Button {
        store.send(.oneBoards)
      } label: {
        Image(systemName: "arrow.up.forward")
      }
      Button {
        store.send(.oneLeaves)
      } label: {
        Image(systemName: "arrow.down.backward")
      }
    }
  }
}

@Reducer
private struct Ferry {
  @ObservableState
  struct State: Equatable {
    var bicycles = Deck.State(places: 2)
    var cars = Deck.State(places: 30)
  }

  enum Action {
    case bicycles(Deck.Action)
    case cars(Deck.Action)
  }

  var body: some Reducer<State, Action> {
    Scope(state: \.cars, action: \.cars) { Deck() }
    Scope(state: \.bicycles, action: \.bicycles) { Deck() }
  }
}

private struct FerryView: View {
  let store: StoreOf<Ferry>

  var body: some View {
    Form {
      DeckView(name: "Bicycles", store: store.scope(state: \.bicycles, action: \.bicycles))
      DeckView(name: "Cars", store: store.scope(state: \.cars, action: \.cars))
    }
    .navigationTitle("Ferry at pier 3")
    .buttonStyle(.borderless)
  }
}

@MainActor
@Suite struct FerryProgramTests {
  @Test func `a deck counts vehicles as they board and leave`() async {
    let store = TestStore(initialState: Deck.State(places: 5)) { Deck() }

    await store.send(.oneBoards) { $0.aboard = 1 }
    await store.send(.oneBoards) { $0.aboard = 2 }
    await store.send(.oneLeaves) { $0.aboard = 1 }
  }

  @Test func `a deck's count stays between zero and its capacity`() async {
    let store = TestStore(initialState: Deck.State(places: 1)) { Deck() }

    await store.send(.oneLeaves)
    await store.send(.oneBoards) { $0.aboard = 1 }
    await store.send(.oneBoards)
  }

  @Test func `each action reaches the deck that its case names`() async {
    let store = TestStore(initialState: Ferry.State()) { Ferry() }

    await store.send(\.bicycles.oneBoards) { $0.bicycles.aboard = 1 }
    await store.send(.cars(.oneBoards)) { $0.cars.aboard = 1 }
    await store.send(.bicycles(.oneLeaves)) { $0.bicycles.aboard = 0 }
  }

  @Test func `the buttons of a row change the row's deck`() {
    let store = Store(initialState: Ferry.State()) { Ferry() }
    let phone = Phone(FerryView(store: store))

    phone.tap("arrow.up.forward", in: "Bicycles")
    phone.tap("arrow.up.forward", in: "Bicycles")
    phone.tap("arrow.up.forward", in: "Cars")
    phone.tap("arrow.down.backward", in: "Cars")
    phone.tap("arrow.up.forward", in: "Cars")

    #expect(phone.shows("full") && phone.shows("29 free"))
    #expect(store.bicycles.aboard == 2)
    #expect(store.cars.aboard == 1)
  }
}
