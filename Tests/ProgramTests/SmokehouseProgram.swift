import ComposableTesting
import ComposableUI
import Testing

// A smokehouse: a fish hangs in the smoke until the fire is out, unless the door is opened first.

@Reducer
private struct Oven {
  @ObservableState
  struct State: Equatable {
    @Presents var door: AlertState<Action.Hand>?
    let fish: String
    var smoked = 0
    var wood: Int
  }

  enum Action {
    case delegate(Delegate)
    case door(PresentationAction<Hand>)
    case doorTouched
    case fireLit
    case logAdded
    case minutePassed

    @CasePathable
    enum Delegate { case unhooked(String) }
    @CasePathable
    enum Hand { case takeOut, throwAway }
  }

  @Dependency(\.continuousClock) private var clock
  @Dependency(\.dismiss) private var dismiss

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .fireLit:
        return .run { send in
          for await _ in clock.timer(interval: .seconds(60)) {
            await send(.minutePassed)
          }
        }

      case .minutePassed where state.door == nil:
        state.smoked += 1
        state.wood -= 1
        return state.wood > 0 ? .none : unhook(state)

      case .logAdded:
        state.wood += 2
        return .none

      case .doorTouched:
        state.door = .opening(minutesTooEarly: state.wood)
        return .none

      case .door(.presented(.takeOut)):
        return unhook(state)

      case .door(.presented(.throwAway)):
        return .run { _ in await dismiss() }

      case .delegate, .door, .minutePassed:
        return .none
      }
    }
    .ifLet(\.$door, action: \.door)
  }

  private func unhook(_ state: State) -> Effect<Action> {
    .concatenate(
      .send(.delegate(.unhooked("\(state.fish), \(state.smoked) min"))),
      .run { _ in await dismiss() }
    )
  }
}

extension AlertState where Action == Oven.Action.Hand {
  fileprivate static func opening(minutesTooEarly minutes: Int) -> Self {
    Self {
      TextState("Open it \(minutes) min early?")
    } actions: {
      ButtonState(role: .cancel) { TextState("Keep it shut") }
      ButtonState(action: .takeOut) { TextState("Take the fish out") }
      ButtonState(role: .destructive, action: .throwAway) { TextState("Feed the cat") }
    }
  }
}

@Reducer
private struct Smokehouse {
  @ObservableState
  struct State: Equatable {
    @Presents var oven: Oven.State?
    var shelf: [String] = []
  }

  enum Action {
    case catchHungUp(String)
    case oven(PresentationAction<Oven.Action>)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .catchHungUp(let fish):
        state.oven = Oven.State(fish: fish, wood: 2)
      case .oven(.presented(.delegate(.unhooked(let fish)))):
        state.shelf.append(fish)
      case .oven:
        break
      }
      return .none
    }
    .ifLet(\.$oven, action: \.oven) { Oven() }
  }
}

private struct SmokehouseView: View {
  @Bindable var store: StoreOf<Smokehouse>

  var body: some View {
    List {
      ForEach(["Trout", "Eel"], id: \.self) { fish in
        Button("Hang up \(fish)") { store.send(.catchHungUp(fish)) }
      }
      ForEach(store.shelf, id: \.self) { Text($0) }
    }
    .fullScreenCover(item: $store.scope(state: \.oven, action: \.oven)) { oven in
      OvenView(store: oven)
    }
  }
}

private struct OvenView: View {
  @Bindable var store: StoreOf<Oven>

  var body: some View {
    VStack {
      Text("\(store.fish) for \(store.wood) more min")
      Button("Add a log") { store.send(.logAdded) }
      Button("Touch the door") { store.send(.doorTouched) }
    }
    .task { await store.send(.fireLit).finish() }
    .alert($store.scope(state: \.door, action: \.door))
  }
}

@MainActor
@Suite struct SmokehouseProgramTests {
  @Test func `a presented child that finishes passes on its result and is dismissed`() async {
    let clock = TestClock()
    let store = TestStore(initialState: Smokehouse.State()) {
      Smokehouse()
    } withDependencies: {
      $0.continuousClock = clock
    }

    await store.send(.catchHungUp("Trout")) { $0.oven = Oven.State(fish: "Trout", wood: 2) }
    await store.send(\.oven.fireLit)
    await store.send(\.oven.logAdded) { $0.oven?.wood = 4 }
    await clock.advance(by: .seconds(240))
    for minute in 1...4 {
      await store.receive(\.oven.minutePassed) {
        $0.oven?.smoked = minute
        $0.oven?.wood = 4 - minute
      }
    }
    await store.receive(\.oven.delegate.unhooked, "Trout, 4 min") { $0.shelf = ["Trout, 4 min"] }
    await store.receive(\.oven.dismiss) { $0.oven = nil }
  }

  @Test func `a child ignores its timer while it shows an alert`() async {
    let clock = TestClock()
    let store = TestStore(initialState: Oven.State(fish: "Eel", wood: 9)) {
      Oven()
    } withDependencies: {
      $0.continuousClock = clock
    }

    let fire = await store.send(.fireLit)
    await store.send(.doorTouched) { $0.door = .opening(minutesTooEarly: 9) }
    await clock.advance(by: .seconds(60))
    await store.receive(\.minutePassed)
    await store.send(\.door.dismiss) { $0.door = nil }
    await clock.advance(by: .seconds(60))
    await store.receive(\.minutePassed) {
      $0.smoked = 1
      $0.wood = 8
    }
    await fire.cancel()
  }

  @Test func `a child that is dismissed by an alert passes on no result`() async {
    let oven = Oven.State(door: .opening(minutesTooEarly: 5), fish: "Eel", wood: 5)
    let store = TestStore(initialState: Smokehouse.State(oven: oven)) {
      Smokehouse()
    }

    await store.send(\.oven.door.throwAway) { $0.oven?.door = nil }
    await store.receive(\.oven.dismiss) { $0.oven = nil }
  }

  @Test func `ending a timer early keeps the result`() async {
    let store = Store(initialState: Smokehouse.State()) {
      Smokehouse()
    } withDependencies: {
      $0.continuousClock = TestClock()
    }
    let phone = Phone(SmokehouseView(store: store))

    phone.tap("Hang up Eel")
    phone.tap("Touch the door")
    #expect(phone.shows("Open it 2 min early?"))
    phone.tap("Keep it shut")
    phone.tap("Add a log")
    #expect(phone.shows("Eel for 4 more min"))
    phone.tap("Touch the door")
    phone.tap("Take the fish out")
    await phone.wait(timeout: .seconds(60)) { $0.shows("Eel, 0 min") }

    #expect(store.shelf == ["Eel, 0 min"])
  }
}
