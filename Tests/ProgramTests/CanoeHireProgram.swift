import ComposableTesting
import ComposableUI
import Testing

// A canoe rental: each desk pushes the next one onto a stack, and the last one empties it.

@Reducer
private struct CanoeHire {
  @Reducer
  enum Desk {
    case deposit(DepositDesk)
    case landing(Landing)
    case paddles(PaddleRack)
  }

  @ObservableState
  struct State: Equatable {
    var afloat: [String] = []
    var desks = StackState<Desk.State>()
  }

  enum Action {
    case desks(StackActionOf<Desk>)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      guard case let .desks(.element(id: id, action: action)) = action else { return .none }
      switch action {
      case .deposit(.delegate(.left(let phone))):
        state.desks.append(.paddles(PaddleRack.State(phone: phone)))
      case .paddles(.paddlesTaken):
        guard case let .paddles(rack)? = state.desks.last else { break }
        state.desks.append(.landing(Landing.State(crew: rack.crew, phone: rack.phone)))
      case .landing(.ropeCast):
        guard let landing = state.desks[id: id, case: \.landing] else { break }
        state.afloat.append("Crew of \(landing.crew), call \(landing.phone)")
        state.desks.removeAll()
      case .deposit, .paddles:
        break
      }
      return .none
    }
    .forEach(\.desks, action: \.desks)
  }
}

extension CanoeHire.Desk.State: Equatable {}

@Reducer
private struct DepositDesk {
  @ObservableState
  struct State: Equatable {
    var lockerCode = ""
    var phone = ""

    var isComplete: Bool { lockerCode.count == 6 && Int(phone) != nil }
  }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case delegate(Delegate)
    case lockerShut

    @CasePathable
    enum Delegate { case left(phone: String) }
  }

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      guard case .lockerShut = action, state.isComplete else { return .none }
      return .send(.delegate(.left(phone: state.phone)))
    }
  }
}

@Reducer
private struct PaddleRack {
  @ObservableState
  struct State: Equatable {
    var crew = 2
    let phone: String
  }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case paddlesTaken
  }

  var body: some ReducerOf<Self> {
    BindingReducer()
  }
}

@Reducer
private struct Landing {
  @ObservableState
  struct State: Equatable {
    let crew: Int
    let phone: String
  }

  enum Action {
    case ropeCast
  }
}

private struct CanoeHireView: View {
  @Bindable var store: StoreOf<CanoeHire>

  var body: some View {
    NavigationStack(path: $store.scope(state: \.desks, action: \.desks)) {
      List {
        NavigationLink("Hire a canoe", state: CanoeHire.Desk.State.deposit(DepositDesk.State()))
        ForEach(store.afloat, id: \.self) { Text($0) }
      }
      .navigationTitle("On the river")
    } destination: { desk in
      switch desk.case {
      case let .deposit(desk):
        DepositDeskView(store: desk)
      case let .landing(landing):
        VStack {
          Text("\(landing.crew) paddles, phone \(landing.phone)")
          Button("Cast off") { landing.send(.ropeCast) }
        }
        .navigationTitle("Landing")
      case let .paddles(rack):
        PaddleRackView(store: rack)
      }
    }
  }
}

private struct DepositDeskView: View {
  @Bindable var store: StoreOf<DepositDesk>

  var body: some View {
    Form {
      SecureField("Six digits for the locker", text: $store.lockerCode)
      TextField("Phone", text: $store.phone)
      Button("Shut the locker") { store.send(.lockerShut) }
        .disabled(!store.isComplete)
    }
    .navigationTitle("Deposit")
  }
}

private struct PaddleRackView: View {
  @Bindable var store: StoreOf<PaddleRack>

  var body: some View {
    Form {
      Stepper("\(store.crew) paddles", value: $store.crew, in: 1...3)
      Button("Carry them down") { store.send(.paddlesTaken) }
    }
    .navigationTitle("Paddles")
  }
}

@MainActor
@Suite struct CanoeHireProgramTests {
  @Test func `each screen of a stack passes its state to the next`() async {
    let deposit = DepositDesk.State(lockerCode: "271828", phone: "5550")
    let store = TestStore(
      initialState: CanoeHire.State(desks: StackState([.deposit(deposit)]))
    ) {
      CanoeHire()
    }

    await store.send(\.desks[id: 0].deposit.lockerShut)
    await store.receive(\.desks[id: 0].deposit.delegate.left, "5550") {
      $0.desks[id: 1] = .paddles(PaddleRack.State(phone: "5550"))
    }
    await store.send(\.desks[id: 1].paddles.binding.crew, 3) {
      $0.desks[id: 1, case: \.paddles]?.crew = 3
    }
    await store.send(\.desks[id: 1].paddles.paddlesTaken) {
      $0.desks[id: 2] = .landing(Landing.State(crew: 3, phone: "5550"))
    }
    await store.send(\.desks[id: 2].landing.ropeCast) {
      $0.afloat = ["Crew of 3, call 5550"]
      $0.desks = StackState()
    }
  }

  @Test func `an incomplete screen pushes nothing`() async {
    let deposit = DepositDesk.State(lockerCode: "2718", phone: "5550")
    let store = TestStore(
      initialState: CanoeHire.State(desks: StackState([.deposit(deposit)]))
    ) {
      CanoeHire()
    }

    await store.send(\.desks[id: 0].deposit.lockerShut)
  }

  @Test func `the last screen of a stack passes the result back and empties the stack`() {
    let store = Store(initialState: CanoeHire.State()) { CanoeHire() }
    let phone = Phone(CanoeHireView(store: store))

    phone.tap("Hire a canoe")
    phone.type("314159", into: "Six digits for the locker")
    phone.type("5551", into: "Phone")
    phone.tap("Shut the locker")
    phone.step("2 paddles", by: -1)
    phone.tap("Carry them down")
    #expect(phone.shows("1 paddles, phone 5551") && phone.front.title == "Landing")
    phone.tap("Cast off")

    #expect(phone.shows("Crew of 1, call 5551"))
    #expect(store.desks.isEmpty)
  }
}
