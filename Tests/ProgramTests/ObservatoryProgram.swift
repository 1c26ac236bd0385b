import ComposableTesting
import ComposableUI
import Testing

// An observatory: its telescope can be used, and has a state, only while the dome is open.

@Reducer
private struct Observatory {
  @ObservableState
  struct State: Equatable {
    var nights = 0
    var telescope: Telescope.State?
  }

  enum Action {
    case eveningCame
    case rainCame
    case telescope(Telescope.Action)
  }

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .eveningCame:
        state.nights += 1
        state.telescope = Telescope.State(plates: 2)
      case .rainCame:
        state.telescope = nil
      case .telescope:
        break
      }
      return .none
    }
    .ifLet(\.telescope, action: \.telescope) {
      Telescope()
    }
  }
}

@Reducer
private struct Telescope {
  @ObservableState
  struct State: Equatable {
    var plates: Int
  }

  enum Action {
    case plateExposed
  }

  var body: some Reducer<State, Action> {
    Reduce { state, _ in
      state.plates -= 1
      return .none
    }
  }
}

private struct ObservatoryView: View {
  let store: StoreOf<Observatory>

  var body: some View {
    Form {
      Section("Night \(store.nights)") {
        if let telescope = store.scope(state: \.telescope, action: \.telescope) {
          Button("Expose one of \(telescope.plates) plates") { telescope.send(.plateExposed) }
            .disabled(telescope.plates == 0)
          Button("Rain") { store.send(.rainCame) }
        } else {
          Text("The dome is closed")
          Button("Evening") { store.send(.eveningCame) }
        }
      }
    }
    .navigationTitle("Observatory")
  }
}

@MainActor
@Suite struct ObservatoryProgramTests {
  @Test func `a child runs while its optional state has a value`() async {
    let store = TestStore(initialState: Observatory.State()) {
      Observatory()
    }

    await store.send(.eveningCame) {
      $0.nights = 1
      $0.telescope = Telescope.State(plates: 2)
    }
    await store.send(\.telescope.plateExposed) { $0.telescope?.plates = 1 }
    await store.send(.rainCame) { $0.telescope = nil }
    await store.send(.eveningCame) {
      $0.nights = 2
      $0.telescope = Telescope.State(plates: 2)
    }
  }

  @Test func `the view of a child is shown while its state has a value`() {
    let store = Store(initialState: Observatory.State()) { Observatory() }
    let phone = Phone(ObservatoryView(store: store))
    #expect(phone.shows("The dome is closed"))

    phone.tap("Evening")
    phone.tap("Expose one of 2 plates")
    #expect(phone.shows("Expose one of 1 plates") && !phone.shows("The dome is closed"))
    phone.tap("Rain")

    #expect(phone.shows("The dome is closed") && !phone.shows("Expose one of 1 plates"))
    #expect(store.telescope == nil)
  }
}
