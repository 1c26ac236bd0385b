import ComposableTesting
import ComposableUI
import Testing

// A repair café: the bench and the ledger are tabs that keep the same tally.

private struct RepairTally: Equatable {
  var brought = 0
  var saved = 0
}

@Reducer
private struct RepairBench {
  @ObservableState
  struct State: Equatable {
    @Presents var sign: AlertState<Never>?
    var tally = RepairTally()
  }

  enum Action {
    case guestDoubted
    case sign(PresentationAction<Never>)
    case thingBrought
    case thingSaved
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .guestDoubted:
        let isBad = state.tally.saved * 2 < state.tally.brought
        state.sign = AlertState {
          TextState(isBad ? "Most things stay broken." : "At least half of all things work again.")
        }
      case .thingBrought:
        state.tally.brought += 1
      case .thingSaved where state.tally.saved < state.tally.brought:
        state.tally.saved += 1
      case .sign, .thingSaved:
        break
      }
      return .none
    }
    .ifLet(\.$sign, action: \.sign)
  }
}

@Reducer
private struct RepairLedger {
  @ObservableState
  struct State: Equatable {
    var closedMonths = 0
    var tally = RepairTally()
  }

  enum Action {
    case monthClosed
  }

  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state = State(closedMonths: state.closedMonths + 1)
      return .none
    }
  }
}

@Reducer
private struct RepairCafe {
  enum Table { case bench, ledger }

  @ObservableState
  struct State: Equatable {
    var bench = RepairBench.State()
    var ledger = RepairLedger.State()
    var table = Table.bench
  }

  enum Action: BindableAction {
    case bench(RepairBench.Action)
    case binding(BindingAction<State>)
    case ledger(RepairLedger.Action)
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.ledger, action: \.ledger) {
      RepairLedger()
    }
    .onChange(of: \.ledger.tally) { _, tally in
      Reduce { state, _ in
        state.bench.tally = tally
        return .none
      }
    }
    Scope(state: \.bench, action: \.bench) {
      RepairBench()
    }
    .onChange(of: \.bench.tally) { _, tally in
      Reduce { state, _ in
        state.ledger.tally = tally
        return .none
      }
    }
    BindingReducer()
  }
}

private struct RepairCafeView: View {
  @Bindable var store: StoreOf<RepairCafe>

  var body: some View {
    TabView(selection: $store.table) {
      NavigationStack {
        RepairBenchView(store: store.scope(state: \.bench, action: \.bench))
      }
      .tabItem { Text("Bench") }
      .tag(RepairCafe.Table.bench)

      NavigationStack {
        List {
          Text("\(store.ledger.tally.saved) of \(store.ledger.tally.brought) saved")
          Button("Close the month") { store.send(.ledger(.monthClosed)) }
        }
        .navigationTitle("Ledger, month \(store.ledger.closedMonths + 1)")
      }
      .tabItem { Text("Ledger") }
      .tag(RepairCafe.Table.ledger)
    }
  }
}

private struct RepairBenchView: View {
  @Bindable var store: StoreOf<RepairBench>

  var body: some View {
    Form {
      Button("A toaster is brought") { store.send(.thingBrought) }
      Button("It works again") { store.send(.thingSaved) }
      Button("Is it worth it?") { store.send(.guestDoubted) }
    }
    .alert($store.scope(state: \.sign, action: \.sign))
    .navigationTitle("\(store.tally.brought - store.tally.saved) on the bench")
  }
}

@MainActor
@Suite struct RepairCafeProgramTests {
  @Test func `sibling features keep part of their state in sync`() async {
    let store = TestStore(initialState: RepairCafe.State()) { RepairCafe() }

    await store.send(\.bench.thingSaved)
    await store.send(\.bench.thingBrought) {
      $0.bench.tally.brought = 1
      $0.ledger.tally.brought = 1
    }
    await store.send(\.bench.thingSaved) {
      $0.bench.tally.saved = 1
      $0.ledger.tally.saved = 1
    }
    await store.send(\.ledger.monthClosed) {
      $0.bench.tally = RepairTally()
      $0.ledger = RepairLedger.State(closedMonths: 1)
    }
  }

  @Test func `a binding action selects a tab`() async {
    let store = TestStore(initialState: RepairCafe.State()) { RepairCafe() }

    await store.send(\.binding.table, .ledger) { $0.table = .ledger }
  }

  @Test func `a change in one tab is shown in the other`() {
    let store = Store(initialState: RepairCafe.State()) { RepairCafe() }
    let phone = Phone(RepairCafeView(store: store))

    for _ in 1...3 { phone.tap("A toaster is brought") }
    phone.tap("It works again")
    phone.tap("Is it worth it?")
    #expect(phone.shows("Most things stay broken."))
    phone.tap("OK")
    #expect(phone.shows("2 on the bench"))
    phone.tap("Ledger")
    #expect(store.table == .ledger)
    #expect(phone.shows("1 of 3 saved") && phone.shows("Ledger, month 1"))
    phone.tap("Close the month")
    phone.tap("Bench")

    #expect(phone.shows("0 on the bench"))
  }
}
