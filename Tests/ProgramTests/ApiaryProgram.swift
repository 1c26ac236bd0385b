import ComposableTesting
import ComposableUI
import Foundation
import Testing

// An apiary: a swarm is settled in a sheet, and a hive is given away on a pushed screen.

private struct Hive: Equatable, Identifiable {
  let id: UUID
  var queen = ""
}

@Reducer
private struct Apiary {
  @Reducer
  enum Place {
    case meadow(SwarmSettling)
  }

  @ObservableState
  struct State: Equatable {
    var hives: IdentifiedArrayOf<Hive> = []
    @Presents var place: Place.State?
    var visits = StackState<HiveVisit.State>()
  }

  enum Action {
    case place(PresentationAction<Place.Action>)
    case swarmSighted
    case visits(StackActionOf<HiveVisit>)
  }

  @Dependency(\.uuid) private var uuid

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .swarmSighted:
        state.place = .meadow(SwarmSettling.State(hive: Hive(id: uuid())))
      case .place(.presented(.meadow(.delegate(.settled(let hive))))):
        state.hives.insert(hive, at: 0)
      case let .visits(.element(id: _, action: .delegate(.givenAway(hiveID)))):
        state.hives.remove(id: hiveID)
      case .place, .visits:
        break
      }
      return .none
    }
    .forEach(\.visits, action: \.visits) {
      HiveVisit()
    }
    .ifLet(\.$place, action: \.place)
  }
}

extension Apiary.Place.State: Equatable {}

@Reducer
private struct SwarmSettling {
  @ObservableState
  struct State: Equatable {
    var hive: Hive
  }

  enum Action {
    case boxClosed
    case delegate(Delegate)
    case letFly
    case queenNamed(String)

    @CasePathable
    enum Delegate: Equatable {
      case settled(Hive)
    }
  }

  @Dependency(\.dismiss) private var dismiss

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .boxClosed:
        return .concatenate(
          .send(.delegate(.settled(state.hive))),
          .run { _ in await dismiss() }
        )
      case .letFly:
        return .run { _ in await dismiss() }
      case .queenNamed(let queen):
        state.hive.queen = queen
        return .none
      case .delegate:
        return .none
      }
    }
  }
}

@Reducer
private struct HiveVisit {
  @ObservableState
  struct State: Equatable {
    let hive: Hive
    @Presents var question: AlertState<Action.Answer>?
  }

  enum Action {
    case buyerCame
    case delegate(Delegate)
    case question(PresentationAction<Answer>)

    enum Answer { case agreed }
    @CasePathable
    enum Delegate { case givenAway(Hive.ID) }
  }

  @Dependency(\.dismiss) private var dismiss

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .buyerCame:
        state.question = .giveAway
        return .none
      case .question(.presented(.agreed)):
        return .run { [id = state.hive.id] send in
          await send(.delegate(.givenAway(id)))
          await dismiss()
        }
      case .delegate, .question:
        return .none
      }
    }
    .ifLet(\.$question, action: \.question)
  }
}

extension AlertState where Action == HiveVisit.Action.Answer {
  fileprivate static let giveAway = AlertState {
    TextState("Part with these bees?")
  } actions: {
    ButtonState(role: .destructive, action: .agreed) { TextState("Agree") }
  }
}

private struct ApiaryView: View {
  @Bindable var store: StoreOf<Apiary>

  var body: some View {
    NavigationStack(path: $store.scope(state: \.visits, action: \.visits)) {
      List {
        ForEach(store.hives) { hive in
          NavigationLink(state: HiveVisit.State(hive: hive)) { Text("Queen \(hive.queen)") }
        }
      }
      .toolbar {
        ToolbarItem {
          Button {
            store.send(.swarmSighted)
          } label: {
            Image(systemName: "hexagon")
          }
        }
      }
      .navigationTitle("Apiary")
    } destination: { visit in
      HiveVisitView(store: visit)
    }
    .sheet(item: $store.scope(state: \.place?.meadow, action: \.place.meadow)) { settling in
      NavigationStack { SwarmSettlingView(store: settling) }
    }
  }
}

private struct SwarmSettlingView: View {
  @Bindable var store: StoreOf<SwarmSettling>

  var body: some View {
    Form {
      TextField("Queen", text: $store.hive.queen.sending(\.queenNamed))
      Button("Close the box") { store.send(.boxClosed) }
    }
    .toolbar {
      ToolbarItem { Button("Let it fly") { store.send(.letFly) } }
    }
  }
}

private struct HiveVisitView: View {
  @Bindable var store: StoreOf<HiveVisit>

  var body: some View {
    Button("A buyer comes") { store.send(.buyerCame) }
      .alert($store.scope(state: \.question, action: \.question))
      .navigationTitle("Hive of \(store.hive.queen)")
  }
}

@MainActor
@Suite struct ApiaryProgramTests {
  private let maya = Hive(id: UUID(0), queen: "Maya")

  private func makeStore() -> StoreOf<Apiary> {
    Store(initialState: Apiary.State()) {
      Apiary()
    } withDependencies: {
      $0.uuid = .incrementing
    }
  }

  private func makeTestStore() -> TestStoreOf<Apiary> {
    TestStore(initialState: Apiary.State()) {
      Apiary()
    } withDependencies: {
      $0.uuid = .incrementing
    }
  }

  @Test func `a sheet passes its result to its parent and dismisses itself`() async {
    let store = makeTestStore()

    await store.send(.swarmSighted) {
      $0.place = .meadow(SwarmSettling.State(hive: Hive(id: UUID(0))))
    }
    await store.send(\.place.meadow.queenNamed, "Maya") {
      $0.place?.modify(\.meadow) { $0.hive.queen = "Maya" }
    }
    await store.send(\.place.meadow.boxClosed)
    await store.receive(\.place.meadow.delegate.settled, maya) { $0.hives = [maya] }
    await store.receive(\.place.dismiss) { $0.place = nil }
  }

  @Test func `a non-exhaustive test checks only the state after a sheet closes`() async {
    let store = makeTestStore()
    store.exhaustivity = .off

    await store.send(.swarmSighted)
    await store.send(\.place.meadow.queenNamed, "Maya")
    await store.send(\.place.meadow.boxClosed)
    await store.skipReceivedActions()

    store.assert {
      $0.hives = [maya]
      $0.place = nil
    }
  }

  @Test func `a sheet that is closed without a result adds nothing`() async {
    let store = makeStore()
    let phone = Phone(ApiaryView(store: store))

    phone.tap("hexagon")
    phone.type("Maya", into: "Queen")
    phone.tap("Let it fly")
    await phone.wait(timeout: .seconds(60)) { $0.front.kind != .sheet }

    #expect(store.state == Apiary.State())
  }

  @Test func `a sheet adds an element, and the element's pushed screen removes it`() async {
    let store = makeStore()
    let phone = Phone(ApiaryView(store: store))

    phone.tap("hexagon")
    phone.type("Maya", into: "Queen")
    phone.tap("Close the box")
    await phone.wait(timeout: .seconds(60)) { $0.shows("Queen Maya") && $0.front.kind != .sheet }
    phone.tap("Queen Maya")
    #expect(phone.shows("Hive of Maya"))
    phone.tap("A buyer comes")
    phone.tap("Agree")
    await phone.wait(timeout: .seconds(60)) { _ in store.visits.isEmpty }

    #expect(store.hives.isEmpty)
  }
}
