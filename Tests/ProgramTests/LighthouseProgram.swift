import ComposableTesting
import ComposableUI
import Testing

// A lighthouse: its lamp flashes at one of two speeds until it is put out or the keeper goes home.

@Reducer
private struct Lighthouse {
  enum Weather { case clear, fog }

  @ObservableState
  struct State: Equatable {
    var burnsFor: Weather?
    var flashes = 0
  }

  enum Action {
    case keeperWentHome
    case lampFlashed
    case lampSet(Weather?)
  }

  @Dependency(\.continuousClock) private var clock
  private enum Work { case lamp }

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .lampSet(let weather):
        state = State(burnsFor: weather)
        return .run { send in
          guard let weather else { return }
          for await _ in clock.timer(interval: .seconds(weather == .fog ? 5 : 20)) {
            await send(.lampFlashed, animation: .interpolatingSpring(stiffness: 90, damping: 7))
          }
        }
        .cancellable(id: Work.lamp, cancelInFlight: true)

      case .lampFlashed:
        state.flashes += 1
        return .none

      case .keeperWentHome:
        return .cancel(id: Work.lamp)
      }
    }
  }
}

private struct LighthouseView: View {
  var store: StoreOf<Lighthouse>

  var body: some View {
    VStack {
      Text("\(store.flashes) flashes")
        .padding(.vertical, 4)
        .background {
          ZStack {
            Circle().foregroundColor(.yellow)
          }
          .frame(width: 90, height: 90)
        }
      if store.burnsFor == nil {
        lampButton("Burn", for: .clear)
        lampButton("Burn in fog", for: .fog)
      } else {
        lampButton("Put out", for: nil)
      }
    }
    .navigationTitle("Lighthouse")
    .onDisappear { store.send(.keeperWentHome) }
  }

  private func lampButton(_ title: String, for weather: Lighthouse.Weather?) -> some View {
    Button {
      store.send(.lampSet(weather))
    } label: {
      Text(title).padding(2)
    }
    .buttonStyle(.borderedProminent)
    .tint(weather == nil ? Color.red : .accentColor)
    .frame(maxWidth: .infinity)
  }
}

private struct Coast: View {
  let lighthouse: StoreOf<Lighthouse>
  @State private var isLighthouseInSight = true

  var body: some View {
    Button("Walk on") { isLighthouseInSight = false }
    if isLighthouseInSight { LighthouseView(store: lighthouse) }
  }
}

@MainActor
@Suite struct LighthouseProgramTests {
  private let clock = TestClock()

  private func makeTestStore() -> TestStoreOf<Lighthouse> {
    TestStore(initialState: Lighthouse.State()) {
      Lighthouse()
    } withDependencies: {
      $0.continuousClock = clock
    }
  }

  @Test func `a timer sends an action for each interval until it is replaced`() async {
    let store = makeTestStore()

    await store.send(.lampSet(.clear)) { $0.burnsFor = .clear }
    await clock.advance(by: .seconds(40))
    await store.receive(\.lampFlashed) { $0.flashes = 1 }
    await store.receive(\.lampFlashed) { $0.flashes = 2 }
    await store.send(.lampSet(.fog)) { $0 = Lighthouse.State(burnsFor: .fog) }
    await clock.advance(by: .seconds(20))
    for count in 1...4 { await store.receive(\.lampFlashed) { $0.flashes = count } }
    await store.send(.lampSet(nil)) { $0 = Lighthouse.State() }
    await clock.advance(by: .seconds(60))
  }

  @Test func `an action cancels a timer and leaves the state unchanged`() async {
    let store = makeTestStore()

    await store.send(.lampSet(.fog)) { $0.burnsFor = .fog }
    await store.send(.keeperWentHome)
    await clock.advance(by: .seconds(60))
  }

  @Test func `a view that disappears cancels its timer`() async {
    let store = Store(initialState: Lighthouse.State()) {
      Lighthouse()
    } withDependencies: {
      $0.continuousClock = clock
    }
    let phone = Phone(Coast(lighthouse: store))

    phone.tap("Burn in fog")
    await clock.advance(by: .seconds(5))
    await phone.wait(timeout: .seconds(60)) { $0.shows("1 flashes") }
    phone.tap("Walk on")
    await clock.advance(by: .seconds(60))

    #expect(store.flashes == 1)
  }

  @Test func `the buttons of a screen depend on the state`() {
    let store = Store(initialState: Lighthouse.State()) {
      Lighthouse()
    } withDependencies: {
      $0.continuousClock = clock
    }
    let phone = Phone(LighthouseView(store: store))

    phone.tap("Burn")
    #expect(store.burnsFor == .clear && !phone.shows("Burn in fog"))
    phone.tap("Put out")
    #expect(store.burnsFor == nil && phone.shows("Burn in fog"))
  }
}
