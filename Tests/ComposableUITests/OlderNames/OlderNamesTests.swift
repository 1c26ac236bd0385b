import ComposableUI
import Testing

@MainActor @Suite struct OlderNamesTests {
  let store = Store(initialState: OlderFeature.State()) { OlderFeature() }

  var view: some View { OlderView(store: store) }

  @Test func `a case of a presented enum can be shown as a sheet`() {
    let phone = Phone(view)

    phone.tap("Add")
    #expect(phone.front.text == "Sheet\n  Count: 0\n  [+]")
    phone.tap("+")
    #expect(phone.front.text == "Sheet\n  Count: 1\n  [+]")
    phone.dismissSheet()

    #expect(store.withState(\.destination) == nil)
  }

  @Test func `a case of a presented enum can be shown as a pushed screen`() {
    let phone = Phone(view)

    phone.tap("Detail")
    #expect(phone.text == "Screen\n  ‹ Back\n  Count: 7\n  [+]")
    phone.goBack()

    #expect(store.withState(\.destination) == nil)
  }

  @Test func `a link for a store creates the state and shows its screen`() {
    let phone = Phone(view)

    phone.tap("Linked")

    #expect(phone.text == "Screen\n  ‹ Back\n  Count: 9\n  [+]")
    phone.goBack()
    #expect(store.withState(\.destination) == nil)
  }

  @Test func `an alert for a store sends its button's action`() {
    let phone = Phone(view)

    phone.tap("Ask")
    #expect(phone.front.text == "Alert “Sure?”\n  [Yes]")
    phone.tap("Yes")

    #expect(store.withState(\.answers) == 1)
    #expect(store.withState(\.alert) == nil)
  }
}

struct OlderCounter: Reducer {
  struct State: Equatable { var count = 0 }
  enum Action { case increment }

  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.count += 1
      return .none
    }
  }
}

struct OlderFeature: Reducer {
  struct Destination: Reducer {
    @CasePathable @dynamicMemberLookup
    enum State: Equatable {
      case add(OlderCounter.State)
      case detail(OlderCounter.State)
      case linked(OlderCounter.State)
    }

    @CasePathable
    enum Action {
      case add(OlderCounter.Action)
      case detail(OlderCounter.Action)
      case linked(OlderCounter.Action)
    }

    var body: some ReducerOf<Self> {
      Scope(state: \.add, action: \.add) { OlderCounter() }
      Scope(state: \.detail, action: \.detail) { OlderCounter() }
      Scope(state: \.linked, action: \.linked) { OlderCounter() }
    }
  }

  struct State {
    @PresentationState var destination: Destination.State?
    @PresentationState var alert: AlertState<Alert>?
    var answers = 0
  }

  @CasePathable
  enum Action {
    case show(Destination.State)
    case askButtonTapped
    case destination(PresentationAction<Destination.Action>)
    case alert(PresentationAction<Alert>)
  }

  enum Alert { case yes }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .show(let destination): state.destination = destination
      case .askButtonTapped:
        state.alert = AlertState {
          TextState("Sure?")
        } actions: {
          ButtonState(action: .yes) { TextState("Yes") }
        }
      case .alert(.presented(.yes)): state.answers += 1
      case .destination, .alert: break
      }
      return .none
    }
    .ifLet(\.$destination, action: \.destination) { Destination() }
    .ifLet(\.$alert, action: \.alert)
  }
}

@available(*, deprecated, message: "It tests deprecated declarations.")
struct OlderView: View {
  let store: StoreOf<OlderFeature>

  var body: some View {
    let destination = store.scope(state: \.$destination, action: { .destination($0) })
    NavigationStack {
      VStack {
        Button("Add") { store.send(.show(.add(OlderCounter.State()))) }
        Button("Detail") { store.send(.show(.detail(OlderCounter.State(count: 7)))) }
        Button("Ask") { store.send(.askButtonTapped) }
        NavigationLinkStore(
          destination, state: \.linked, action: { .linked($0) },
          onTap: { store.send(.show(.linked(OlderCounter.State(count: 9)))) },
          destination: { OlderCounterView(store: $0) }, label: { Text("Linked") }
        )
      }
      .sheet(store: destination, state: \.add, action: { .add($0) }) { store in
        OlderCounterView(store: store)
      }
      .navigationDestination(
        store: destination, state: \.detail, action: { .detail($0) }
      ) { store in
        OlderCounterView(store: store)
      }
      .alert(store: store.scope(state: \.$alert, action: { .alert($0) }))
    }
  }
}

struct OlderCounterView: View {
  let store: StoreOf<OlderCounter>

  var body: some View {
    Text("Count: \(store.withState(\.count))")
    Button("+") { store.send(.increment) }
  }
}
