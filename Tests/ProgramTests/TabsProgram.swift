import ComposableTesting
import ComposableUI
import Testing

@Reducer
private struct CounterTab {
  @ObservableState
  struct State: Equatable {
    @Presents var alert: AlertState<Never>?
    var stats = Stats()
  }

  struct Stats: Equatable {
    var count = 0
    var maxCount = 0
  }

  enum Action {
    case alert(PresentationAction<Never>)
    case decrementButtonTapped
    case incrementButtonTapped
    case isPrimeButtonTapped
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .alert:
        return .none
      case .decrementButtonTapped:
        state.stats.count -= 1
        return .none
      case .incrementButtonTapped:
        state.stats.count += 1
        state.stats.maxCount = max(state.stats.maxCount, state.stats.count)
        return .none
      case .isPrimeButtonTapped:
        let count = state.stats.count
        state.alert = AlertState {
          TextState("\(count) is \(isPrime(count) ? "" : "not ")prime.")
        }
        return .none
      }
    }
    .ifLet(\.$alert, action: \.alert)
  }
}

private func isPrime(_ number: Int) -> Bool {
  number > 1 && !(2..<number).contains { number.isMultiple(of: $0) }
}

@Reducer
private struct ProfileTab {
  @ObservableState
  struct State: Equatable {
    var stats = CounterTab.Stats()
  }

  enum Action {
    case resetButtonTapped
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .resetButtonTapped:
        state.stats = CounterTab.Stats()
        return .none
      }
    }
  }
}

@Reducer
private struct Tabs {
  enum Tab { case counter, profile }

  @ObservableState
  struct State: Equatable {
    var counter = CounterTab.State()
    var currentTab = Tab.counter
    var profile = ProfileTab.State()
  }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case counter(CounterTab.Action)
    case profile(ProfileTab.Action)
  }

  var body: some ReducerOf<Self> {
    BindingReducer()
    Scope(state: \.counter, action: \.counter) {
      CounterTab()
    }
    .onChange(of: \.counter.stats) { _, stats in
      Reduce { state, _ in
        state.profile.stats = stats
        return .none
      }
    }
    Scope(state: \.profile, action: \.profile) {
      ProfileTab()
    }
    .onChange(of: \.profile.stats) { _, stats in
      Reduce { state, _ in
        state.counter.stats = stats
        return .none
      }
    }
  }
}

private struct TabsScreen: View {
  @Bindable var store: StoreOf<Tabs>

  var body: some View {
    TabView(selection: $store.currentTab) {
      NavigationStack {
        CounterTabView(store: store.scope(state: \.counter, action: \.counter))
      }
      .tag(Tabs.Tab.counter)
      .tabItem { Text("Counter") }

      NavigationStack {
        Form {
          Text("Count: \(store.profile.stats.count)")
          Text("Highest: \(store.profile.stats.maxCount)")
          Button("Reset") { store.send(.profile(.resetButtonTapped)) }
        }
        .navigationTitle("Profile")
      }
      .tag(Tabs.Tab.profile)
      .tabItem { Text("Profile") }
    }
  }
}

private struct CounterTabView: View {
  @Bindable var store: StoreOf<CounterTab>

  var body: some View {
    Form {
      Text("\(store.stats.count)")
      Button("Add one") { store.send(.incrementButtonTapped) }
      Button("Take one away") { store.send(.decrementButtonTapped) }
      Button("Is this prime?") { store.send(.isPrimeButtonTapped) }
    }
    .navigationTitle("Counter")
    .alert($store.scope(state: \.alert, action: \.alert))
  }
}

@MainActor
@Suite struct TabsProgramTests {
  @Test func `both tabs show the same count`() async {
    let store = TestStore(initialState: Tabs.State()) { Tabs() }

    await store.send(\.counter.incrementButtonTapped) {
      $0.counter.stats = CounterTab.Stats(count: 1, maxCount: 1)
      $0.profile.stats = CounterTab.Stats(count: 1, maxCount: 1)
    }
    await store.send(\.counter.decrementButtonTapped) {
      $0.counter.stats.count = 0
      $0.profile.stats.count = 0
    }
    await store.send(\.binding.currentTab, .profile) {
      $0.currentTab = .profile
    }
    await store.send(\.profile.resetButtonTapped) {
      $0.counter.stats = CounterTab.Stats()
      $0.profile.stats = CounterTab.Stats()
    }
  }

  @Test func `a user changes tabs`() {
    let store = Store(initialState: Tabs.State()) { Tabs() }
    let phone = Phone(TabsScreen(store: store))

    for _ in 1...3 { phone.tap("Add one") }
    phone.tap("Is this prime?")
    #expect(phone.shows("3 is prime."))
    phone.tap("OK")
    phone.tap("Take one away")
    phone.tap("Profile")

    #expect(store.currentTab == .profile)
    #expect(phone.shows("Count: 2"))
    #expect(phone.shows("Highest: 3"))
    phone.tap("Reset")
    #expect(store.counter.stats.count == 0)
  }
}
